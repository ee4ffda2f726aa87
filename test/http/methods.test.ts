import { expect } from 'chai'
import { raw, refusalOf, startPets, type TestApp } from '../support/contract-app.ts'

describe('the contract', () => {
  let app: TestApp
  before(async () => { app = await startPets() })
  after(() => app[Symbol.asyncDispose]())

  const ask = (path: string, init?: RequestInit) => refusalOf(app, path, init)

  it('answers 404 for an unknown path', async () => {
    const answer = await ask('/dogs')

    expect(answer.status).to.equal(404)
    expect(answer.code).to.equal('NOT_FOUND')
  })

  it('answers 405 with Allow for another method', async () => {
    const answer = await ask('/pets', { method: 'PATCH' })

    expect(answer.status).to.equal(405)
    expect(answer.code).to.equal('METHOD_NOT_ALLOWED')
    expect(answer.headers.get('allow')).to.equal('GET, HEAD, OPTIONS, POST')
  })

  it('answers OPTIONS with Allow, without a key', async () => {
    const response = await fetch(`${app.url}/pets`, { method: 'OPTIONS' })

    expect(response.status).to.equal(204)
    expect(response.headers.get('allow')).to.equal('GET, HEAD, OPTIONS, POST')
  })

  it('answers HEAD like GET, without the body', async () => {
    const response = await fetch(`${app.url}/health`, { method: 'HEAD' })

    expect(response.status).to.equal(200)
    expect(response.headers.get('content-length')).to.equal('15')
    expect(await response.text()).to.equal('')
  })

  it('accepts the absolute URL that a proxy sends', async () => {
    const text = await raw(app.port, 'GET http://api.test/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')

    expect(text).to.match(/^HTTP\/1.1 200 /)
  })
})
