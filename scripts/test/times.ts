import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Job, Times } from './queue.ts'
import type { FileReport } from './workers.ts'

const file = resolve(import.meta.dirname, '../../test/support/times.json')

export const readTimes = (): Times =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) as Times : {}

/** Writes the times of a whole run in place of those of an earlier one. */
export function writeTimes(reports: ReadonlyArray<readonly [Job, FileReport]>): void {
  const timesOf = (database: Job['database']) => Object.fromEntries(reports
    .filter(([job]) => job.database === database)
    .map(([job, { ms }]) => [job.file, Number((ms / 1000).toFixed(1))] as const)
    .toSorted(([a], [b]) => a < b ? -1 : 1))
  const times: Times = { SQLite: timesOf('SQLite'), PostgreSQL: timesOf('PostgreSQL') }
  writeFileSync(file, `${JSON.stringify(times, null, 2)}\n`)
}
