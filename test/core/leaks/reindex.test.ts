import { expect } from 'chai'
import type { Progress } from '../../../src/core/leaks/import-session.ts'
import { onDatabase } from '../../../scripts/support/tables.ts'
import { createLeakStage, people, peopleMapping as mapping, readAll, type LeakStage } from '../../support/leaks.ts'

/** Stops after this many progress reports. */
function stopAfter(times: number): { signal: AbortSignal, onProgress(progress: Progress): void } {
  const stop = new AbortController()
  let count = 0
  return { signal: stop.signal, onProgress: () => { if (++count >= times) stop.abort() } }
}

/** Imports people in several batches, twice, so that some blocks hold records that are known. */
async function imported(stage: LeakStage): Promise<void> {
  await stage.leaks.import(stage.request(await stage.file('a.csv', people(300)), { mapping }))
  await stage.leaks.import(stage.request(await stage.file('b.csv', people(300, 200))))
}

interface PageKey {
  source: string
  batch: number
  first: Buffer
}

/** Makes the index as if the rules of an earlier version had found few values. */
const forgetEntries = (stage: LeakStage) => onDatabase({ databaseUrl: stage.url }, async db => {
  const pages = await db<PageKey>('leak_pages').where({ source: 'demo' }).select('batch', 'first')
  for (const { batch, first } of pages.slice(1)) await db('leak_pages').where({ source: 'demo', batch, first }).delete()
})

describe('a new index of imported records', () => {
  it('is that of an import, and replaces the types and the number of records', async () => {
    await using stage = await createLeakStage()
    await imported(stage)
    const before = await readAll(stage)
    const [listed] = await stage.leaks.list()

    const one = await stage.leaks.reindex('demo')
    const again = await stage.leaks.reindex('demo')

    const after = await readAll(stage)
    expect(one).to.deep.equal({ code: 'demo', finished: true, records: 500, entries: one.entries })
    expect(again).to.deep.equal(one)
    expect({ ...after, batches: 1 }).to.deep.equal({ ...before, batches: 1 })
    expect(after.batches).to.have.length(1)
    expect((await stage.leaks.list())[0]).to.deep.include(
      { records: listed!.records, types: listed!.types, unfinished: null, state: 'ready' })
  })

  it('adds the values that earlier rules have not indexed', async () => {
    await using stage = await createLeakStage()
    await imported(stage)
    await forgetEntries(stage)
    expect(await stage.find('Email Address', 'person499@example.com')).to.have.length.below(2)

    await stage.leaks.reindex('demo')

    for (const number of [0, 250, 499]) {
      expect(await stage.find('Email Address', `person${number}@example.com`)).to.have.length(1)
    }
  })

  it('continues after each stop, and searches find the old records in between', async () => {
    await using stage = await createLeakStage({ blocksRead: 2 })
    await imported(stage)
    const before = await readAll(stage)
    const found: number[] = []
    let runs = 0

    for (let isFinished = false; !isFinished; runs++) {
      ({ finished: isFinished } = await stage.leaks.reindex('demo', stopAfter(2)))
      found.push((await stage.find('Email Address', 'person450@example.com')).length)
      if (!isFinished) expect((await stage.leaks.list())[0]).to.include({ isReindexed: true, state: 'ready' })
    }

    expect(runs).to.be.above(3)
    expect(new Set(found)).to.deep.equal(new Set([1]))
    expect((await readAll(stage)).records).to.deep.equal(before.records)
  })

  it('is found by a search at every step of its way', async () => {
    await using stage = await createLeakStage({ blocksRead: 2 })
    await imported(stage)
    const found: number[] = []
    const look = async () => { found.push((await stage.find('Email Address', 'person450@example.com')).length) }

    await stage.other({ beforeEach: look }).reindex('demo')
    await look()

    expect(found.length).to.be.above(5)
    expect(new Set(found)).to.deep.equal(new Set([1]))
  })

  it('ends the run that it takes over, and refuses an import until it is complete', async () => {
    await using stage = await createLeakStage({ blocksRead: 2 })
    await imported(stage)
    await stage.leaks.reindex('demo', stopAfter(1))
    let taken: Promise<unknown> | undefined

    const lost = stage.other({ beforeEach: () => taken ??= stage.leaks.reindex('demo', stopAfter(1)) }).reindex('demo')
    const refusal = await lost.catch((error: unknown) => error)
    const path = await stage.file('c.csv', people(10))
    const refused = await stage.leaks.import(stage.request(path, { restart: true })).catch((error: unknown) => error)

    expect(refusal).to.include({ code: 'CONFLICT' })
    expect(refused).to.include({ code: 'CONFLICT' }).with.property('message').that.matches(/"leaks reindex demo"$/)
    expect(await stage.leaks.reindex('demo')).to.include({ finished: true, records: 500 })
    expect(await stage.leaks.import(stage.request(path))).to.include({ added: 0 })
  })

  it('is refused for a source that is missing, unfinished or of another secret', async () => {
    await using stage = await createLeakStage()
    const failure = (code: string, leaks = stage.leaks) =>
      leaks.reindex(code).catch((error: { code: string, message: string }) => `${error.code} ${error.message}`)
    const half = stage.request(await stage.file('a.csv', people(300)), { mapping, code: 'half' })
    await stage.leaks.import(half, stopAfter(1))
    await imported(stage)

    expect(await failure('none')).to.match(/^NOT_FOUND/)
    expect(await failure('half')).to.match(/^CONFLICT half has an unfinished import/)
    expect(await failure('demo', stage.withSecret('x'.repeat(40)))).to.match(/^CONFLICT .*secret/)
  })
})
