import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import type { Outcome } from '../../src/upstreams/outcomes.ts'
import { countActive, expectCharged, expectWhole } from '../support/ledger.ts'
import { startProcess, startReady, until, type TracewellProcess } from '../support/process.ts'
import { readEvents, type ReceivedEvent } from '../support/sse.ts'
import { askedOrigins, createStage, searchFor, type Stage } from '../support/stage.ts'

/** How often it is killed; the seed repeats the moments of a run, as far as a machine does. */
const kills = Number(process.env['CRASH_KILLS'] ?? 12)
const seed = Number(process.env['CRASH_SEED'] ?? Date.now() % 1_000_000)
const latestKillMs = 2_500
const plays: readonly Outcome[] = ['slow', 'success', 'partial', 'slow', 'none', 'drop', 'failure', 'slow']

describe('kill -9', function () {
  this.timeout(90_000 + kills * 10_000)

  it(`at any moment loses nothing and repeats nothing (CRASH_KILLS=${kills} CRASH_SEED=${seed})`, async () => {
    const random = createRandom(seed)
    await using stage = await createStage({ slowMs: 600, outcomes: playOf })
    const { accountId, key } = await stage.subscribe('business')
    const finished = createFinishedModules(stage)
    const posts = createPosts(key)
    const over = new AbortController()
    const readers: Array<Promise<ReceivedEvent[]>> = []
    let current: TracewellProcess | undefined

    try {
      for (let count = 0; count < kills; count++) {
        await using tracewell = current = startProcess(stage.environment)
        const posting = posts.to(tracewell, id => { if (readers.length <= count) readers.push(follow(() => current, id, key, over.signal)) })
        await sleep(random() * latestKillMs)
        await tracewell.kill()
        await posting
        await finished.note()
      }
      await stage.db('plans').where({ id: 'business' }).update({ concurrency: 1 })
      await using last = current = await startReady(stage.environment)
      await until('every search ends', async () => await countActive(stage.db) === 0, 200)
      const streams = await Promise.all(readers)
      const next = await last.request('POST', '/search', { key, body: searchFor('crash0') })
      await until('the last search ends', async () => await countActive(stage.db) === 0, 200)

      const stored: string[] = await stage.db('searches').pluck('id')
      expect(stored).to.include.members(posts.acknowledged)
      await expectWhole(stage.db)
      await expectCharged(stage.db, accountId, stored.length)
      expect(finished.ranAgain(), 'finished modules that were run again').to.deep.equal([])
      expect(next.status, 'a search where the plan allows one at a time').to.equal(201)
      for (const events of streams) {
        expect(events.map(({ id }) => Number(id))).to.deep.equal(events.map((_, index) => index + 1))
      }
      expect(posts.acknowledged, 'searches').to.have.length.greaterThan(kills / 2)
      expect(finished.count(), 'modules that had finished before a kill').to.be.greaterThan(kills)
    } finally {
      over.abort()
    }
  })
})

/** Searches posted one after another, until the process they go to is gone. A post without an answer may or may not count. */
function createPosts(key: string) {
  const acknowledged: string[] = []
  let number = 0

  return {
    acknowledged,
    async to(tracewell: TracewellProcess, onFirst: (id: string) => void): Promise<void> {
      try {
        await tracewell.ready()
        for (;;) {
          const answer = await tracewell.request('POST', '/search', { key, body: request(++number) })
          if (answer.status === 201) {
            acknowledged.push(answer.body['search']['id'])
            onFirst(answer.body['search']['id'])
          } else expect(answer.status).to.equal(409)
          await sleep(200)
        }
      } catch (error) {
        if (!await hasEnded(tracewell)) throw error
      }
    },
  }
}

const hasEnded = (tracewell: TracewellProcess): Promise<boolean> =>
  Promise.race([tracewell.exited.then(() => true), sleep(2_000, false)])

/** What had ended in the database when a process died: its source must never be asked again. */
function createFinishedModules({ db, timesAsked }: Stage) {
  const asked = new Map<string, { origin: string, value: string, times: number }>()

  return {
    async note(): Promise<void> {
      const rows: Array<{ id: string, value: string, slug: string }> = await db('search_tasks')
        .join('searches', 'searches.id', 'search_tasks.search_id').whereNotNull('search_tasks.status')
        .select('searches.id', 'searches.value', 'search_tasks.slug')
      for (const { id, value, slug } of rows) {
        const origin = askedOrigins.get(slug)
        if (origin === undefined || asked.has(`${id} ${slug}`)) continue
        asked.set(`${id} ${slug}`, { origin, value, times: timesAsked(origin, value) })
      }
    },
    count: (): number => asked.size,
    ranAgain: () => [...asked.values()].filter(({ origin, value, times }) => timesAsked(origin, value) !== times),
  }
}

/** Reads a stream to its end, over every process that serves it, from where the one before broke off. */
async function follow(
  serving: () => TracewellProcess | undefined, id: string, key: string, signal: AbortSignal,
): Promise<ReceivedEvent[]> {
  const events: ReceivedEvent[] = []
  while (events.at(-1)?.event !== 'search.finished' && !signal.aborted) {
    const last = events.at(-1)?.id
    const headers = last === undefined ? {} : { 'last-event-id': last }
    try {
      const response = await serving()!.send('GET', `/search/${id}/stream`, { key, headers, signal })
      for await (const event of readEvents(response)) if (event.id !== undefined) events.push(event)
    } catch {
      await sleep(100)
    }
  }
  return events
}

/** Every other search asks for fresh answers: the cache would hide that a module ran again. */
const request = (number: number) => ({ ...searchFor(`crash${number}`), cache: { mode: number % 2 === 0 ? 'prefer' : 'bypass' } })

/** In one search some sources are quick, some are slow, and some fail. */
const playOf = (value: string, origin: string): Outcome => plays[(Number(/\d+$/.exec(value)?.[0] ?? 0) + origin.length) % plays.length]!

/** Numbers from 0 to below 1, the same for the same seed: mulberry32. */
function createRandom(from: number): () => number {
  let state = from
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
