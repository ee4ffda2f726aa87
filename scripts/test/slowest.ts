import type { Job } from './queue.ts'
import type { FileReport } from './workers.ts'

const counts = { tests: 20, files: 10 }

/** Returns two tables as text: the slowest tests and hooks, and the slowest files. A file has its imports, too. */
export function slowestOf(reports: ReadonlyArray<readonly [Job, FileReport]>): string {
  const tests = reports.flatMap(([job, report]) =>
    report.tests.map(({ title, ms }) => ({ ms, text: `${placeOf(job)}: ${title}` })))
  const files = reports.map(([job, { ms }]) => ({ ms, text: placeOf(job) }))
  return [
    `The ${counts.tests} slowest tests, in seconds:`,
    ...linesOf(tests, counts.tests),
    `The ${counts.files} slowest files, in seconds:`,
    ...linesOf(files, counts.files),
  ].join('\n')
}

const placeOf = ({ database, file }: Job): string => `${database} ${file}`

interface Timed {
  ms: number
  text: string
}

const linesOf = (all: readonly Timed[], count: number): string[] =>
  all.toSorted((a, b) => b.ms - a.ms).slice(0, count)
    .map(({ ms, text }) => `${(ms / 1000).toFixed(1).padStart(7)}  ${text}`)
