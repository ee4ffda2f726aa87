import { expect } from 'chai'
import type { CacheEntry } from '../../../src/db/module-cache.ts'
import type { TaskOutcome } from '../../../src/db/search-tasks.ts'
import type { AnswerCache, Asked } from '../../../src/core/asking/answer-cache.ts'
import { cacheEntryOf } from '../../../src/core/search/run-task.ts'
import type { Task } from '../../../src/core/search/task.ts'
import { createSourceCalls } from '../../../src/core/tools/source-calls.ts'
import { createLog } from '../../../src/lib/log.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { noTelemetry } from '../../../src/lib/telemetry.ts'
import type { ToolSource } from '../../../src/sources/kit/tool-source.ts'

const asked: Asked = { accountId: 'a', subject: { type: 'Domain Name', value: 'example.com' } }

/** Calls a source that has these findings. Returns what was put into the cache. */
async function stored(found: unknown): Promise<unknown[]> {
  const puts: unknown[] = []
  const source: ToolSource<unknown> = {
    slug: 'demo',
    name: 'Demo',
    homepage: '',
    deadlineMs: 10_000,
    cacheMs: 60_000,
    find: () => Promise.resolve(found),
  }
  const calls = createSourceCalls({
    client: undefined!,
    lists: undefined!,
    cache: {
      get: () => Promise.resolve(undefined),
      put: (_source, _asked, put) => {
        puts.push(put)
        return Promise.resolve()
      },
    },
    sourceKeys: new Map(),
    clock: systemClock,
    log: createLog({ level: 'silent' }),
    telemetry: noTelemetry,
    sourceHealth: { of: () => undefined },
  })
  const outcome = await calls.call(source, asked).settled
  expect(outcome).to.deep.include({ status: 'success', found })
  return puts
}

describe('the cache of tools', () => {
  for (const [title, found] of [
    ['cards', [{ items: [], raw: { name: 'sam' } }]],
    ['an object whose questions are all answered', { complete: true, unanswered: [] }],
  ] as const) {
    it(`stores ${title}`, async () => {
      expect(await stored(found)).to.deep.equal([found])
    })
  }

  for (const [title, found] of [
    ['cards of which one names a question without an answer', [
      { items: [], raw: {} }, { items: [], raw: { unanswered: ['MX'] } },
    ]],
    ['raw parts of cards of which one names such a question', [{ name: 'sam' }, { unanswered: ['MX'] }]],
    ['an object that is not complete', { complete: false, policy: 'none' }],
    ['a list whose last entry says that others lack', [{ name: 'sam' }, { name: 'kim', complete: false }]],
  ] as const) {
    it(`does not store ${title}`, async () => {
      expect(await stored(found)).to.deep.equal([])
    })
  }
})

describe('the cache of searches', () => {
  const entry = { content: Buffer.from('') } as unknown as CacheEntry
  const cache = { entryOf: () => Promise.resolve(entry) } as unknown as AnswerCache
  const results = [{ demo: { items: [], raw: { unanswered: ['MX'] } } }]
  const ended = (status: TaskOutcome['status'], found: object[]) =>
    cacheEntryOf(cache, { slug: 'demo', cacheMs: 60_000 } as Task, asked, {
      status,
      cached: false,
      durationMs: 1,
      error: null,
      results: found,
      count: found.length,
    })

  it('stores results, and that there are none', async () => {
    expect(await ended('success', [{ demo: { items: [], raw: {} } }])).to.equal(entry)
    expect(await ended('no_results', [])).to.equal(entry)
  })

  it('does not store the results before a failure', async () => {
    expect(await ended('failed', results)).to.equal(undefined)
    expect(await ended('timeout', results)).to.equal(undefined)
  })

  it('does not store results that name a question without an answer', async () => {
    expect(await ended('success', results)).to.equal(undefined)
  })
})
