import type { CheckedExample } from './examples.ts'
import { table } from '../kit/text.ts'

type Verdict = CheckedExample['verdict']

/** Maximum length of an example in the table, in characters. The report has the whole example. */
const maxExampleLength = 40

const headings: ReadonlyArray<readonly [Verdict, string]> = [
  ['rotted', 'ROTTED: answered something else than expected'],
  ['unknown', 'UNKNOWN: did not answer'],
]

/**
 * Lists the sources that did not answer as expected, those that rotted first, with one line for each source. Sources
 * with the same reason are next to each other. The last line counts all sources.
 */
export function sourceCheckText(results: readonly CheckedExample[]): string {
  const sources = worstOfEach(results)
  const parts = headings.flatMap(([verdict, heading]) => {
    const faults = sources.filter(source => source.verdict === verdict)
    return faults.length === 0 ? [] : [heading, faultTable(faults), '']
  })
  const count = (verdict: Verdict) => sources.filter(source => source.verdict === verdict).length
  const counts = `${count('ok')} ok, ${count('rotted')} rotted, ${count('unknown')} unknown`
  return [...parts, `${sources.length === 1 ? '1 source' : `${sources.length} sources`}: ${counts}`].join('\n')
}

/** Returns the worst result of each source. */
function worstOfEach(results: readonly CheckedExample[]): CheckedExample[] {
  const order: readonly Verdict[] = ['rotted', 'unknown', 'ok']
  const bySource = new Map<string, CheckedExample>()
  for (const result of results) {
    const key = `${result.kind}/${result.slug}`
    const worst = bySource.get(key)
    if (!worst || order.indexOf(result.verdict) < order.indexOf(worst.verdict)) bySource.set(key, result)
  }
  return [...bySource.values()]
}

const faultTable = (faults: readonly CheckedExample[]): string =>
  table(
    ['KIND', 'SOURCE', 'EXAMPLE', 'EXPECTED', 'REASON'],
    faults.toSorted((one, other) => compare(one.reason ?? '', other.reason ?? '') || compare(one.slug, other.slug))
      .map(({ kind, slug, example, expected, reason }) => [kind, slug, shortened(example), expected, reason]),
  )

const compare = (one: string, other: string): number => one < other ? -1 : Number(one > other)

const shortened = (text: string): string =>
  text.length > maxExampleLength ? `${text.slice(0, maxExampleLength - 1)}…` : text
