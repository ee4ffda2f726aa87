import { expect } from 'chai'
import fc from 'fast-check'
import { findObservables } from '../../../src/core/observables/found.ts'
import { groupsEndedBy, reduceProgress } from '../../../src/core/search/ends.ts'
import type { SearchEvent, TemporarySearchEvent } from '../../../src/core/search/events.ts'
import { unfinishedOutcome } from '../../../src/core/search/source-outcome.ts'
import { countTasks, timeLimitExceeded } from '../../../src/core/search/state.ts'
import { storeOutcomes } from '../../../src/core/search/store-outcomes.ts'
import type { SearchOptions, Task } from '../../../src/core/search/task.ts'
import { createTemporaryState, type Member } from '../../../src/core/search/temporary-state.ts'
import type { Database } from '../../../src/db/database.ts'
import type { TaskKind, TaskOutcome } from '../../../src/db/search-tasks.ts'
import { newId } from '../../../src/lib/ids.ts'
import { insertAccount, newSearch, openStored } from '../../support/stored.ts'

const at = new Date('2026-01-02T03:04:05.678Z')
const query = { type: 'Pseudonym', value: 'sam' } as const
const always = () => true

const taskOf = (kind: TaskKind, index: number): Task => ({
  kind,
  slug: kind === 'provider' ? 'osint_industries' : `${kind}-${index}`,
  name: `${kind} ${index}`,
  deadlineMs: 1_000,
  cacheMs: 0,
  run: () => Promise.reject(new Error('no task runs here')),
})

/** Eleven tasks in three shards: all kinds, so that every shard has an account check. */
const tasks = [
  ...Array.from({ length: 4 }, (_, index) => taskOf('account', index)),
  ...Array.from({ length: 3 }, (_, index) => taskOf('module', index)),
  ...Array.from({ length: 2 }, (_, index) => taskOf('leak', index)),
  taskOf('breaches', 0),
  taskOf('provider', 0),
]

/** Returns the outcome of a task of this status. All cards name the same website. */
function outcomeOf({ kind, slug, name }: Task, status: TaskOutcome['status']): TaskOutcome {
  const error = status === 'success' || status === 'no_results' ? null : { code: 'MODULE_ERROR', message: 'it failed' }
  const card = { [`${slug}_001`]: { items: [{ label: 'Website', value: 'www.sam.example/about' }] } }
  const verdict = {
    module: { slug, name },
    status: status === 'success' ? 'registered' : status === 'no_results' ? 'not_registered' : 'unknown',
    url: null,
    reason: error,
  }
  const cards = status === 'success' && (kind === 'module' || kind === 'provider') ? [card] : []
  const results = kind === 'account' ? [verdict] : cards
  return {
    status,
    cached: false,
    durationMs: 7,
    error,
    count: status === 'success' ? 1 : 0,
    results,
  }
}

/** A task's number and status, in the order in which tasks end, and the sizes of the batches that end together. */
const endings = fc.record({
  order: fc.shuffledSubarray(tasks.map((_, index) => index)),
  statuses: fc.array(fc.constantFrom('success' as const, 'no_results', 'failed', 'timeout', 'skipped'), {
    minLength: tasks.length,
    maxLength: tasks.length,
  }),
  batches: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: tasks.length, maxLength: tasks.length }),
})

function inBatches<Item>(items: readonly Item[], sizes: readonly number[]): Item[][] {
  let from = 0
  return sizes.map(size => items.slice(from, from += size)).filter(batch => batch.length > 0)
}

const stateOf = (id: string) => createTemporaryState(
  { id, resolved: { query, tasks, skipped: [], options: { leaks: {} } as SearchOptions } }, at, always)

async function storeSearch(database: Database, id: string, members: readonly Member[]) {
  const search = newSearch('owner', id)
  await database.searches.insert(search, 'sam')
  await database.searchTasks.insert(id, members.map(({ task: { kind, slug, name }, shard: { number } }) =>
    ({ kind, slug, name, shard: number })))
  return (await database.searches.get(id))!
}

const names = (events: ReadonlyArray<SearchEvent | TemporarySearchEvent>) => events.map(({ event }) => event)

describe('ends of tasks', () => {
  it('have the same events in a stored and in a temporary search, in any order', async () => {
    await using stored = await openStored()
    const { database, db } = stored
    await insertAccount(db, 'owner')

    await fc.assert(fc.asyncProperty(endings, async ({ order, statuses, batches }) => {
      const id = newId()
      const state = stateOf(id)
      const search = await storeSearch(database, id, state.members)
      const ends = await Promise.all(order.map(async index => {
        const member = state.members[index]!
        const outcome = outcomeOf(member.task, statuses[index]!)
        return { ...member, outcome, found: await findObservables(query, { ...member.task, outcome }) }
      }))

      for (const batch of inBatches(ends, batches)) {
        const { events, counts } = await database.inTransaction(tx => storeOutcomes(tx, search, at, batch))
        const progress = reduceProgress(id, at, batch, counts, always)

        expect(state.endTasks(batch, at)).to.deep.equal([...events, ...progress])
      }

      const unfinished = state.members.filter(({ task }) => !ends.some(end => end.task === task))
        .map(member => ({ ...member, outcome: unfinishedOutcome() }))
      const { events } = await database.inTransaction(tx => storeOutcomes(tx, search, at, unfinished))
      const { events: last } = await state.finish(timeLimitExceeded, at)

      expect(last.slice(0, events.length)).to.deep.equal(events)
      const closing = names(last.slice(events.length))
      expect(closing.filter(name => name !== 'temporary.observables')).to.deep.equal(['search.finished'])
    }), { numRuns: 60 })
  })

  it('close each shard of checks, the checks and the leak sources once, after the last of them', () => {
    fc.assert(fc.property(endings, ({ order, statuses, batches }) => {
      const state = stateOf('one')
      const all = [...order, ...tasks.keys()].filter((index, place, list) => list.indexOf(index) === place)
      const ends = all.map(index => {
        const member = state.members[index]!
        return { ...member, outcome: outcomeOf(member.task, statuses[index]!) }
      })
      const closed: string[] = []
      const open = new Set(ends)

      for (const batch of inBatches(ends, [...batches, tasks.length])) {
        for (const end of batch) open.delete(end)
        for (const event of state.endTasks(batch, at)) {
          const { event: name, data } = event
          if (name === 'leaks.finished') {
            closed.push(name)
            expect([...open].filter(({ task }) => task.kind === 'leak')).to.deep.equal([])
          } else if (name === 'account_checks.finished') {
            closed.push(`${name} ${data.shard}`)
            expect([...open].filter(({ task, shard }) => task.kind === 'account' && shard.number === data.shard))
              .to.deep.equal([])
          } else if (name === 'registered_accounts' && data.event === 'finished') {
            closed.push(name)
            expect([...open].filter(({ task }) => task.kind === 'account')).to.deep.equal([])
          }
        }
      }

      expect(closed.sort()).to.deep.equal([
        'account_checks.finished 1', 'account_checks.finished 2', 'account_checks.finished 3',
        'leaks.finished', 'registered_accounts',
      ])
    }))
  })

  it('report an observable once, although several tasks found it', async () => {
    const state = stateOf('one')
    const ends = await Promise.all(state.members.filter(({ task }) => task.kind === 'module').map(async member => {
      const outcome = outcomeOf(member.task, 'success')
      return { ...member, outcome, found: await findObservables(query, { ...member.task, outcome }) }
    }))

    const [first, ...others] = ends.map(end => names(state.endTasks([end], at)))

    const ofModule = ['module.result', 'module.finished']
    expect(first).to.deep.equal([...ofModule, 'observable.found', 'observable.found', 'search.progress'])
    expect(others).to.deep.equal(others.map(() => [...ofModule, 'search.progress']))
  })
})

describe('groupsEndedBy', () => {
  it('returns no group while a task of it runs', () => {
    const counts = countTasks([{ kind: 'account', shard: 1 }, { kind: 'leak', shard: 1 }])
    const end = { task: taskOf('leak', 0), shard: { number: 1 }, outcome: outcomeOf(taskOf('leak', 0), 'success') }

    expect(groupsEndedBy([end], counts)).to.deep.equal([])
  })
})
