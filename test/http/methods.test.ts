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

  for (const path of ['/health', '/health?', '/openapi.json']) {
    it(`accepts the absolute URL that a proxy sends: ${path}`, async () => {
      const head = `GET http://api.test${path} HTTP/1.1`
      const text = await raw(app.port, `${head}\r\nHost: a\r\nConnection: close\r\n\r\n`)

      expect(text).to.match(/^HTTP\/1.1 200 /)
    })
  }

  it('answers 404 for an absolute URL without a path or of another scheme', async () => {
    for (const url of ['http://api.test', 'ftp://api.test/health']) {
      const text = await raw(app.port, `GET ${url} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
      expect(text, url).to.match(/^HTTP\/1.1 404 /)
    }
  })
})
