import { medianOf } from './queue.ts'

/**
 * Returns the tests of `npm run test:quick`: as many as fit into `budgetSeconds` of their recorded times on SQLite, the
 * reached ones first, and each group shortest first, because most tests for the time are in short files. A file
 * without a recorded time counts as the median.
 */
export function quickTests(
  tests: readonly string[],
  reached: ReadonlySet<string>,
  times: Readonly<Record<string, number>>,
  budgetSeconds: number,
): string[] {
  const middle = medianOf(Object.values(times))
  const secondsOf = (test: string): number => times[test] ?? middle
  const shortestFirst = tests.toSorted((a, b) => secondsOf(a) - secondsOf(b))
  let left = budgetSeconds
  return [...shortestFirst.filter(test => reached.has(test)), ...shortestFirst.filter(test => !reached.has(test))]
    .filter(test => {
      if (secondsOf(test) > left) return false
      left -= secondsOf(test)
      return true
    })
}
