export type DatabaseName = 'SQLite' | 'PostgreSQL'

/** One test file, to run on one database. */
export interface Job {
  /** Path from the root of the project. */
  file: string
  database: DatabaseName
  /** Expected time in seconds. */
  seconds: number
}

/** Recorded seconds of each test file, by database. */
export type Times = Readonly<Partial<Record<DatabaseName, Readonly<Record<string, number>>>>>

/**
 * Returns the jobs of a run, longest first, so that no worker is left with a long file when the others have ended. A
 * file without a recorded time counts as the median of its database.
 */
export function queueOf(files: Readonly<Record<DatabaseName, readonly string[]>>, times: Times): Job[] {
  const jobs = (['SQLite', 'PostgreSQL'] as const).flatMap(database => {
    const recorded = times[database] ?? {}
    const middle = medianOf(Object.values(recorded))
    return files[database].map(file => ({ file, database, seconds: recorded[file] ?? middle }))
  })
  return jobs.sort((a, b) => b.seconds - a.seconds)
}

export const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
