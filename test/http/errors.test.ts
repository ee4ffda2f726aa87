import { expect } from 'chai'
import { notFound, rateLimitExceeded, temporarySearchUnavailable } from '../../src/errors.ts'
import type { AnyHandler } from '../../src/http/handler.ts'
import { echoHandlers, good, now, startPets } from '../support/contract-app.ts'

const withHandler = (id: string, handler: AnyHandler) => startPets({ handlers: { ...echoHandlers, [id]: handler } })
const meta = { timestamp: now, environment: 'test' }

describe('error responses', () => {
  it('have the envelope as body', async () => {
    await using app = await withHandler('getPet', () => { throw notFound({ message: 'No such pet' }) })

    const response = await fetch(`${app.url}/pets/1`)

    expect(response.status).to.equal(404)
    const error = { code: 'NOT_FOUND', message: 'No such pet', faults: [] }
    expect(await response.json()).to.deep.equal({ error, meta })
  })

  it('contain the headers and details of the failure', async () => {
    await using app = await withHandler('getPet', () => {
      throw rateLimitExceeded({ headers: { 'Retry-After': '60' }, details: 'daily' })
    })

    const response = await fetch(`${app.url}/pets/1`)

    expect(response.headers.get('retry-after')).to.equal('60')
    expect(await response.json()).to.have.nested.property('error.details', 'daily')
  })

  it('list the faults beside the details, and none if the details are a text', async () => {
    const faults = [{ path: 'limit', message: 'must be at least 1' }]
    await using app = await withHandler('getPet', ({ params }: { params: { id: string } }) => {
      throw params.id === '1' ? notFound({ details: faults }) : notFound({ details: 'gone' })
    })

    const [listed, text] = await Promise.all(['1', '2'].map(async id => (await fetch(`${app.url}/pets/${id}`)).json()))

    expect(listed).to.deep.include({ error: { code: 'NOT_FOUND', message: 'Not found', details: faults, faults } })
    expect(text).to.deep.include({ error: { code: 'NOT_FOUND', message: 'Not found', details: 'gone', faults: [] } })
  })

  it('are INTERNAL_ERROR for an unexpected error, which is logged but not revealed', async () => {
    await using app = await withHandler('getPet', () => { throw new TypeError('secret') })

    const response = await fetch(`${app.url}/pets/1`)
    const text = await response.text()

    const message = 'An internal error occurred; it has been logged'
    expect(response.status).to.equal(500)
    const error = { code: 'INTERNAL_ERROR', message, faults: [] }
    expect(JSON.parse(text)).to.deep.equal({ success: false, message, error, meta })
    expect(text).not.to.include('secret')
    expect(app.lines.find(line => line.includes('"level":"error"'))).to.include('TypeError').and.include('getPet')
  })

  it('have the envelope for a 500 with a code of its own', async () => {
    await using app = await withHandler('getPet', () => { throw temporarySearchUnavailable() })

    const response = await fetch(`${app.url}/pets/1`)

    expect(response.status).to.equal(500)
    expect(await response.json()).to.have.all.keys('error', 'meta')
  })

  it('are INTERNAL_ERROR if a handler replies with an undeclared status', async () => {
    await using app = await withHandler('getPet', () => ({ status: 418 }))

    const response = await fetch(`${app.url}/pets/1`)

    expect(response.status).to.equal(500)
  })

  it('are INTERNAL_ERROR, not 401, if the security handler throws an unexpected error', async () => {
    await using app = await startPets()

    const response = await fetch(`${app.url}/pets`, { headers: { Authorization: 'Bearer crash' } })

    expect(response.status).to.equal(500)
    expect(await response.json()).to.have.nested.property('error.code', 'INTERNAL_ERROR')
  })

  it('have the simple body if the operation declares it', async () => {
    await using app = await startPets()

    const response = await fetch(app.url)

    expect(response.status).to.equal(401)
    expect(await response.json()).to.deep.equal({
      success: false,
      message: 'The API key is missing or not valid',
      error: { code: 'UNAUTHORIZED', message: 'The API key is missing or not valid', faults: [] },
      meta,
    })
  })

  it('have the envelope for other statuses of an operation with the simple body', async () => {
    await using app = await startPets()

    const response = await fetch(`${app.url}/?%=x`, { headers: good })

    expect(response.status).to.equal(400)
    expect(await response.json()).to.have.all.keys('error', 'meta')
  })

  it('are chosen in the order 405, 401, 403, 413, 415, 400', async () => {
    await using app = await startPets()
    const ask = async (method: string, key: string, type: string, body: string) => {
      const response = await fetch(`${app.url}/pets?x=1`, {
        method, body, headers: { Authorization: `Bearer ${key}`, 'Content-Type': type },
      })
      return response.status
    }
    const large = 'x'.repeat(70_000)

    const statuses = [
      await ask('PUT', 'bad', 'text/plain', large),
      await ask('POST', 'bad', 'text/plain', large),
      await ask('POST', 'poor', 'text/plain', large),
      await ask('POST', 'good', 'text/plain', large),
      await ask('POST', 'good', 'text/plain', '{'),
      await ask('POST', 'good', 'application/json', '{'),
    ]

    expect(statuses).to.deep.equal([405, 401, 403, 413, 415, 400])
  })
})
