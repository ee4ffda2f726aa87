import { expect } from 'chai'
import { parse } from 'yaml'
import { startPets, type TestApp } from '../support/contract-app.ts'
import { petDocument } from '../support/document.ts'

describe('published document', () => {
  let app: TestApp
  before(async () => { app = await startPets() })
  after(() => app[Symbol.asyncDispose]())

  const expected = { ...petDocument, servers: [{ url: 'http://api.test' }] }

  it('is served as JSON to any site, with the address of this server', async () => {
    const response = await fetch(`${app.url}/openapi.json`)

    expect(response.headers.get('content-type')).to.match(/^application\/json/)
    expect(response.headers.get('access-control-allow-origin')).to.equal('*')
    expect(response.headers.get('x-request-id')).to.be.a('string')
    expect(await response.json()).to.deep.equal(expected)
  })

  it('is served as YAML that every version of YAML parses alike', async () => {
    const response = await fetch(`${app.url}/openapi.yaml`)
    const text = await response.text()

    expect(response.headers.get('content-type')).to.match(/^application\/yaml/)
    expect(parse(text)).to.deep.equal(expected)
    expect(parse(text, { version: '1.1' })).to.deep.equal(expected)
  })

  it('is answered with 304 if the client has it', async () => {
    const first = await fetch(`${app.url}/openapi.json`)

    const second = await fetch(`${app.url}/openapi.json`, {
      headers: { 'If-None-Match': first.headers.get('etag') ?? '' },
    })

    expect(second.status).to.equal(304)
    expect(await second.text()).to.equal('')
  })

  it('answers HEAD and OPTIONS, and 405 for other methods', async () => {
    const head = await fetch(`${app.url}/openapi.json`, { method: 'HEAD' })
    const options = await fetch(`${app.url}/openapi.json`, { method: 'OPTIONS' })
    const post = await fetch(`${app.url}/openapi.json`, { method: 'POST' })

    expect(head.status).to.equal(200)
    expect(options.headers.get('allow')).to.include('GET')
    expect(post.status).to.equal(405)
    expect(post.headers.get('allow')).to.equal('GET, HEAD, OPTIONS')
    expect(await post.json()).to.have.nested.property('error.code', 'METHOD_NOT_ALLOWED')
  })

  it('is served in no other format', async () => {
    const statuses = await Promise
      .all(['xml', 'json/', 'JSON'].map(async end => (await fetch(`${app.url}/openapi.${end}`)).status))

    expect(statuses).to.deep.equal([404, 404, 404])
  })
})
