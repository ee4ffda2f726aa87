import { createHmac } from 'node:crypto'
import { expect } from 'chai'
import { createAnswerCache } from '../../../src/core/asking/answer-cache.ts'
import { createServiceKeys } from '../../../src/core/service-keys.ts'
import { openDatabase, type Database } from '../../../src/db/database.ts'
import { createSealer } from '../../../src/lib/sealed.ts'
import type { Subject } from '../../../src/sources/kit/source.ts'
import { createTestDatabase } from '../../../scripts/support/database.ts'
import { createTestClock } from '../../support/clock.ts'

const hour = 3_600_000
const source = { slug: 'demo', cacheMs: hour }
const subject: Subject = { type: 'Domain Name', value: 'example.com' }

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
    await cache.put(source, subject, [{ name: 'one' }])
    await cache.put({ ...source, slug: 'other' }, subject, undefined)
    clock.advance(1_000)

    const answer = await cache.get(source, subject)
    const nothing = await cache.get({ ...source, slug: 'other' }, subject)

    expect(answer).to.deep.include({ isFresh: true, fetchedAt: '2026-11-21T10:00:00.000Z' })
    expect(answer?.found()).to.deep.equal([{ name: 'one' }])
    expect(nothing).to.include({ isFresh: true })
    expect(nothing?.found()).to.equal(undefined)
  })

  it('returns no answer of another source, subject, consumer or namespace', async () => {
    await cacheOf('search').put(source, subject, ['one'])

    expect(await cacheOf('search').get({ ...source, slug: 'other' }, subject)).to.equal(undefined)
    expect(await cacheOf('search').get(source, { ...subject, value: 'example.org' })).to.equal(undefined)
    expect(await cacheOf('tool').get(source, subject)).to.equal(undefined)
    expect(await cacheOf('search', 'sandbox').get(source, subject)).to.equal(undefined)
  })

  it('keeps an answer of a search while it is fresh, and an answer of a tool for a day', async () => {
    await cacheOf('search').put(source, subject, ['one'])
    await cacheOf('tool').put(source, subject, ['one'])

    clock.advance(hour)
    const [search, tool] = [await cacheOf('search').get(source, subject), await cacheOf('tool').get(source, subject)]
    clock.advance(23 * hour)

    expect(search).to.equal(undefined)
    expect(tool).to.include({ isFresh: false })
    expect(await cacheOf('tool').get(source, subject)).to.equal(undefined)
  })

  it('stores nothing for a source whose answers are never cached', async () => {
    const cache = cacheOf('tool')
    await cache.put({ ...source, cacheMs: 0 }, subject, ['one'])

    expect(await cache.get(source, subject)).to.equal(undefined)
  })

  for (const text of ['[]', '[{"demo_001":{"items":[]}}]', '["2026-11-21"', '{}', 'not JSON']) {
    it(`treats a row of another format as a miss: ${text}`, async () => {
      const plain = JSON.stringify(['live', source.slug, subject.type, subject.value])
      const key = createHmac('sha256', await keys().get('cache')).update(plain).digest('hex')
      await database.moduleCache.put(key, text, '2026-11-22T10:00:00.000Z')

      expect(await cacheOf('search').get(source, subject)).to.equal(undefined)
      await cacheOf('search').put(source, subject, ['new'])
      expect((await cacheOf('search').get(source, subject))?.found()).to.deep.equal(['new'])
    })
  }

  it('removes the answers of the given sources about a subject', async () => {
    const cache = cacheOf('search')
    const other = { ...source, slug: 'other' }
    await cache.put(source, subject, ['one'])
    await cache.put(other, subject, ['two'])

    await database.inTransaction(tx => cache.forget(tx, [source.slug], subject))

    expect(await cache.get(source, subject)).to.equal(undefined)
    expect((await cache.get(other, subject))?.found()).to.deep.equal(['two'])
  })
})
