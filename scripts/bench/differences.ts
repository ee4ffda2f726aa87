import { median, type Row } from './report.ts'

/** One measured value of two commits. */
export interface Difference {
  what: string
  /** Unit of the values. `of the baseline` if the bench has a baseline, because a ratio depends less on the load. */
  unit: string
  before: Spread
  after: Spread
  /** Change of the median, as a part of the median before: 0.1 is ten percent more. Missing if that median is 0. */
  change?: number
  verdict: 'better' | 'worse' | 'within the noise'
}

interface Spread {
  median: number
  least: number
  most: number
}

/**
 * Compares the rows of several runs of two commits. A difference exceeds the noise if each run of one commit is above
 * all runs of the other. For two equal commits this happens by chance in one of 126 rows if each ran five times, and
 * in one of 10 if each ran three times. Rows of the same name are distinguished by their order. Rows that only one
 * commit has are left out.
 */
export function differences(before: ReadonlyArray<readonly Row[]>, after: ReadonlyArray<readonly Row[]>): Difference[] {
  const sameIn = (runs: ReadonlyArray<readonly Row[]>, what: string, place: number): Row[] =>
    runs.flatMap(rows => rows.filter(row => row.what === what).slice(place, place + 1))
  const all = after[0] ?? []
  return all.flatMap(({ what, unit, ratio }, index) => {
    const place = all.slice(0, index).filter(row => row.what === what).length
    const [old, now] = [sameIn(before, what, place), sameIn(after, what, place)]
    if (old.length === 0) return []
    const isRatio = ratio !== undefined && old.every(row => row.ratio !== undefined)
    const spreadOf = (rows: readonly Row[]) => spread(rows.map(row => isRatio ? row.ratio! : row.measured))
    const [first, second] = [spreadOf(old), spreadOf(now)]
    return [{
      what,
      unit: isRatio ? 'of the baseline' : unit,
      before: first,
      after: second,
      ...first.median !== 0 && { change: (second.median - first.median) / first.median },
      verdict: verdictOf(first, second, unit),
    }]
  })
}

function verdictOf(before: Spread, after: Spread, unit: string): Difference['verdict'] {
  const isMore = after.least > before.most
  if (!isMore && after.most >= before.least) return 'within the noise'
  return isMore === unit.endsWith('/s') ? 'better' : 'worse' // more is better for rates only
}

const spread = (values: readonly number[]): Spread =>
  ({ median: median(values), least: Math.min(...values), most: Math.max(...values) })

export function formatDifferences(list: readonly Difference[]): string {
  const show = ({ median: middle, least, most }: Spread) => `${short(middle)} (${short(least)} to ${short(most)})`
  const lines = [['what', 'before', 'after', 'change', ''], ...list.map(one => [
    `${one.what}, ${one.unit}`,
    show(one.before),
    show(one.after),
    one.change === undefined ? '–' : `${one.change < 0 ? '' : '+'}${(one.change * 100).toFixed(1)} %`,
    one.verdict,
  ])]
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map(line => line[column]!.length)))
  return lines.map(line => line.map((cell, column) => cell.padEnd(widths[column]!)).join('  ').trimEnd()).join('\n')
}

const short = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 4 })
