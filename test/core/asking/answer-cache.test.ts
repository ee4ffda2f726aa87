import { expect } from 'chai'
import { createAnswerCache, type Asked } from '../../../src/core/asking/answer-cache.ts'
import { createServiceKeys } from '../../../src/core/service-keys.ts'
import { openDatabase, type Database } from '../../../src/db/database.ts'
import { createSealer } from '../../../src/lib/sealed.ts'
import type { Subject } from '../../../src/sources/kit/source.ts'
import { createTestDatabase } from '../../../scripts/support/database.ts'
import { onDatabase } from '../../../scripts/support/tables.ts'
import { createTestClock } from '../../support/clock.ts'

interface CacheRow {
  key: string
  content: string
}

const hour = 3_600_000
const source = { slug: 'demo', cacheMs: hour }
const subject: Subject = { type: 'Domain Name', value: 'example.com' }
const asked: Asked = { accountId: 'one', subject }

describe('the answer cache', () => {
  let stage: Awaited<ReturnType<typeof createTestDatabase>>
  let database: Database
  let clock: ReturnType<typeof createTestClock>
  const keys = () => createServiceKeys({ database, sealer: () => createSealer(() => ['a'.repeat(32)]) })
  const cacheOf = (user: 'search' | 'tool', namespace: 'live' | 'sandbox' = 'live') =>
    createAnswerCache({
      database,
      clock,
      serviceKeys: keys(),
      namespace,
      consumer: user,
    })

  beforeEach(async () => {
    stage = await createTestDatabase()
    database = await openDatabase(stage.url)
    clock = createTestClock()
  })
  afterEach(async () => {
    await database.close()
    await stage[Symbol.asyncDispose]()
  })

  it('returns a stored answer with its time, even if the answer is an empty one', async () => {
    const cache = cacheOf('search')
    await cache.put(source, asked, [{ name: 'one' }])
    await cache.put({ ...source, slug: 'other' }, asked, undefined)
    clock.advance(1_000)

    const answer = await cache.get(source, asked)
    const nothing = await cache.get({ ...source, slug: 'other' }, asked)

    expect(answer).to.deep.include({ isFresh: true, fetchedAt: '2026-11-21T10:00:00.000Z' })
    expect(await answer?.found()).to.deep.equal([{ name: 'one' }])
    expect(nothing).to.include({ isFresh: true })
    expect(await nothing?.found()).to.equal(undefined)
  })

  it('returns a long answer, and does not store one of more than 2 MiB', async () => {
    const cache = cacheOf('search')
    const long = Array.from({ length: 20_000 }, (_, index) => ({ name: `name ${index} é` }))
    await cache.put(source, asked, long)
    await cache.put({ ...source, slug: 'other' }, asked, 'x'.repeat(2_200_000))

    const answer = await cache.get(source, asked)

    expect(await answer?.found()).to.deep.equal(long)
    expect(await cache.get({ ...source, slug: 'other' }, asked)).to.equal(undefined)
  })

  it('returns no answer of another source, account, subject, consumer or namespace', async () => {
    await cacheOf('search').put(source, asked, ['one'])

    expect(await cacheOf('search').get({ ...source, slug: 'other' }, asked)).to.equal(undefined)
    expect(await cacheOf('search').get(source, { ...asked, subject: { ...subject, value: 'example.org' } })).to
      .equal(undefined)
    expect(await cacheOf('search').get(source, { ...asked, accountId: 'two' })).to.equal(undefined)
    expect(await cacheOf('tool').get(source, asked)).to.equal(undefined)
    expect(await cacheOf('search', 'sandbox').get(source, asked)).to.equal(undefined)
  })

  it('keeps an answer of a search while it is fresh, and an answer of a tool for a day', async () => {
    await cacheOf('search').put(source, asked, ['one'])
    await cacheOf('tool').put(source, asked, ['one'])

    clock.advance(hour)
    const [search, tool] = [await cacheOf('search').get(source, asked), await cacheOf('tool').get(source, asked)]
    clock.advance(23 * hour)

    expect(search).to.equal(undefined)
    expect(tool).to.include({ isFresh: false })
    expect(await cacheOf('tool').get(source, asked)).to.equal(undefined)
  })

  it('stores nothing for a source whose answers are never cached', async () => {
    const cache = cacheOf('tool')
    await cache.put({ ...source, cacheMs: 0 }, asked, ['one'])

    expect(await cache.get(source, asked)).to.equal(undefined)
  })

  it('stores neither the subject nor the answer in clear', async () => {
    await cacheOf('search').put(source, asked, [{ name: 'quokka' }])

    const rows = await onDatabase({ databaseUrl: stage.url }, db => db('module_cache').select<CacheRow[]>())

    expect(rows).to.have.length(1)
    const text = rows.flatMap(({ key, content }) =>
      [key, content, Buffer.from(content, 'base64').toString('latin1')]).join()
    expect(text).not.to.match(/quokka|example\.com/)
  })

  for (const content of ['[]', '["2026-11-21T10:00:00.000Z",["old"]]', '', 'AAAA', 'A'.repeat(100)]) {
    it(`treats an entry that it cannot decrypt as missing: ${JSON.stringify(content)}`, async () => {
      const cache = cacheOf('search')
      const { key } = (await cache.entryOf(source, asked, ['new']))!
      await database.moduleCache.put([{ key, content, expiresAt: '2026-11-22T10:00:00.000Z' }])

      expect(await cache.get(source, asked)).to.equal(undefined)
      await cache.put(source, asked, ['new'])
      expect(await (await cache.get(source, asked))?.found()).to.deep.equal(['new'])
    })
  }

  it('removes the answers of the given sources about a subject', async () => {
    const cache = cacheOf('search')
    const other = { ...source, slug: 'other' }
    await cache.put(source, asked, ['one'])
    await cache.put(other, asked, ['two'])

    await database.inTransaction(tx => cache.forget(tx, [{ slug: source.slug, asked }]))

    expect(await cache.get(source, asked)).to.equal(undefined)
    expect(await (await cache.get(other, asked))?.found()).to.deep.equal(['two'])
  })
})
