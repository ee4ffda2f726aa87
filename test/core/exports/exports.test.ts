import { expect } from 'chai'
import { createExports } from '../../../src/core/exports/exports.ts'
import type { Database } from '../../../src/db/database.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { countTurns } from '../../support/turns.ts'

/** A database that answers within the turn of the event loop, as SQLite does. */
function databaseOf(searches: number): Database {
  const tasks = Array.from({ length: 200 }, (_, index) => ({
    kind: 'module',
    slug: `source-${index}`,
    name: 'Source',
    shard: 1,
    outcome: null,
  }))
  const stored = { id: 'search', status: 'finished', skipped: '[]' }
  return {
    investigationObservables: {
      preview: () => Promise.resolve(new Map()),
      list: () => Promise.resolve(Array.from({ length: searches }, () => ({ search: stored }))),
    },
    searches: { get: () => Promise.resolve(stored) },
    searchRetries: { listChain: () => Promise.resolve([stored]) },
    searchTasks: { list: () => Promise.resolve(tasks) },
  } as unknown as Database
}

describe('the export of an investigation', () => {
  it('adds up its searches in several turns of the event loop', async () => {
    const leakSources = { all: () => Promise.resolve([]) }
    const exports = createExports({ database: databaseOf(1_000), leakSources, clock: systemClock })
    const reader = { secrets: false, signal: new AbortController().signal }

    const turns = await countTurns(() =>
      exports.ofInvestigation({ id: 'one', status: 'finished' } as never, reader))

    expect(turns).to.be.at.least(2)
  })
})
