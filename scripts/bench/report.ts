/** One measured value. */
export interface Row {
  what: string
  measured: number
  unit: string
  /** The same measurement for a simpler program, in the same run. */
  baseline?: { what: string, value: number }
  /** The measured value divided by the baseline. */
  ratio?: number
  target?: { text: string, met: boolean }
}

interface Facts {
  what: string
  measured: number
  unit: string
  baseline?: { what: string, value: number }
}

/** Returns a row without a target. */
export function row(facts: Facts): Row {
  return facts.baseline ? { ...facts, ratio: facts.measured / facts.baseline.value } : facts
}

export const atLeast = (facts: Facts, least: number): Row =>
  ({ ...row(facts), target: { text: `≥ ${show(least)} ${facts.unit}`, met: facts.measured >= least } })

export const atMost = (facts: Facts, most: number): Row =>
  ({ ...row(facts), target: { text: `≤ ${show(most)} ${facts.unit}`, met: facts.measured <= most } })

/** Returns a row whose target is a minimum ratio: the measured value must be at least `least` times the baseline. */
export function ratioAtLeast(facts: Required<Facts>, least: number): Row {
  const made = row(facts)
  return { ...made, target: { text: `ratio ≥ ${least}`, met: made.ratio! >= least } }
}

export function ratioAtMost(facts: Required<Facts>, most: number): Row {
  const made = row(facts)
  return { ...made, target: { text: `ratio ≤ ${most}`, met: made.ratio! <= most } }
}

export function formatTable(rows: readonly Row[]): string {
  const lines = [
    ['what', 'measured', 'baseline', 'ratio', 'target', ''],
    ...rows.map(({ what, measured, unit, baseline, ratio, target }) => [
      what, `${show(measured)} ${unit}`, baseline ? `${show(baseline.value)} ${baseline.what}` : '–',
      ratio === undefined ? '–' : ratio.toFixed(2), target?.text ?? '–', target ? (target.met ? 'met' : 'MISSED') : '',
    ]),
  ]
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map(line => line[column]!.length)))
  return lines.map(line => line.map((cell, column) => cell.padEnd(widths[column]!)).join('  ').trimEnd()).join('\n')
}

function show(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return value.toLocaleString('en', { maximumFractionDigits: digits })
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Returns a quantile: the smallest value that has at least the share `part` (0 to 1) of all values at or below it. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)]!
}
