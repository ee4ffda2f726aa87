import { expect } from 'chai'
import { createClient, TracewellError } from '../../../generated/client/src/index.ts'
import { createHeldModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { countRows, onDatabase } from '../../../scripts/support/tables.ts'
import { until } from '../../../scripts/support/until.ts'

const query = { type: 'Pseudonym', value: 'sam' }

describe('a revoked key', () => {
  let held: ReturnType<typeof createHeldModule>
  let service: Started
  let key: string
  let keyId: string
  beforeEach(async () => {
    held = createHeldModule('held')
    service = await start({}, { modules: [held.module] })
    const created = await service.tracewell.keys.create(service.accountId)
    key = created.secret
    keyId = created.key.id
  })
  afterEach(async () => {
    await service[Symbol.asyncDispose]()
  })

  const createSearch = async () => (await service.request('POST', '/search', { key, body: { query } })).body.search.id

  it('loses its open streams at the next check of the keys, and other keys keep theirs', async () => {
    const id = await createSearch()
    const streams = await Promise.all([
      service.open('GET', `/search/${id}/stream`, { key }),
      service.open('GET', `/search/${id}/stream?cursor=1`, { key }),
      service.open('POST', '/search/temporary', { key, body: { query } }),
    ])
    const ended = streams.map(stream => stream.text())
    const left = new AbortController()
    const other = await service.open('GET', `/search/${id}/stream`, { signal: left.signal })
    let isOtherOpen = true
    const otherEnded = other.text().catch(() => undefined).finally(() => { isOtherOpen = false })

    await service.tracewell.keys.revoke(keyId)
    const texts = await Promise.all(ended)

    for (const text of texts) {
      expect(text).to.match(/: the API key was revoked\n$/).and.not.include('search.finished')
    }
    for (const path of ['', '/stream']) {
      expect((await service.request('GET', `/search/${id}${path}`, { key })).status).to.equal(401)
    }
    expect((await service.request('GET', `/search/${id}`)).body.data.search.status).to.equal('processing')
    expect(isOtherOpen).to.equal(true)
    left.abort()
    await otherEnded
  })

  it('stops its temporary search, whose sources are aborted and whose slot is free', async () => {
    const ended = service.open('POST', '/search/temporary', { key, body: { query } }).then(stream => stream.text())
    await until(() => held.runs === 1)

    await service.tracewell.keys.revoke(keyId)
    await ended

    await until(async () => (await onDatabase(service, db => db('temporary_runs'))).length === 0)
    expect([held.aborted, held.running]).to.deep.equal([1, 0])
    const outcomes: unknown[] = await onDatabase(service, db =>
      db('audit_records').where({ operation: 'createTemporarySearch' }).pluck('outcome'))
    expect(outcomes).to.deep.equal(['abandoned'])
  })

  it('cannot open a stream while the key is still cached', async () => {
    const id = await createSearch()
    await service.tracewell.keys.revoke(keyId)

    const stream = await service.request('GET', `/search/${id}/stream`, { key })
    const temporary = await service.request('POST', '/search/temporary', { key, body: { query } })
    const records: unknown[] = await onDatabase(service, db =>
      db('audit_records').where({ operation: 'createTemporarySearch' }))

    expect([stream.status, temporary.status]).to.deep.equal([401, 401])
    expect(stream.body).to.have.nested.property('error.code', 'UNAUTHORIZED')
    expect(records).to.deep.equal([])
  })

  it('ends the stream of a client that reconnects with 401', async () => {
    const id = await createSearch()
    const client = createClient({ baseUrl: service.url, key })
    const reading = (async () => {
      for await (const event of client.searches.stream(id)) if (event.event === 'search.finished') return 'finished'
      return 'ended'
    })().catch((error: unknown) => error)
    await until(async () => await countRows(service, 'stream_seats') === 1)

    await service.tracewell.keys.revoke(keyId)
    const error = await reading

    expect(error).to.be.instanceOf(TracewellError)
    expect((error as TracewellError).status).to.equal(401)
  })
})
