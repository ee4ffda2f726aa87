import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { allReplies } from '../support/replies.ts'

/**
 * Compares the replies that no test has received with a committed list, or writes the list if UPDATE_UNCOVERED is 1.
 * Returns a sentence if they differ: a new untested reply fails the run until the list contains it.
 */
export function coverageFault(seen: ReadonlySet<string>): string | undefined {
  const file = resolve(import.meta.dirname, '../../test/contract/uncovered.txt')
  const uncovered = allReplies.filter(reply => !seen.has(reply))
  if (process.env['UPDATE_UNCOVERED'] === '1') writeFileSync(file, uncovered.map(reply => `${reply}\n`).join(''))
  const listed = readFileSync(file, 'utf8').split('\n').filter(line => line !== '')
  const unlisted = uncovered.filter(reply => !listed.includes(reply))
  const seenToo = listed.filter(reply => !uncovered.includes(reply))
  if (unlisted.length + seenToo.length === 0) return undefined
  const parts = [
    ...(unlisted.length > 0 ? [`does not list ${unlisted.join(', ')}, which no test has seen`] : []),
    ...(seenToo.length > 0 ? [`lists ${seenToo.join(', ')}, which a test has seen`] : []),
  ]
  return `test/contract/uncovered.txt ${parts.join(', and ')}`
}
