import { escapeXmlAttribute as escape } from '../../../lib/xml-escape.ts'
import type { GraphValue, Overview } from '../overview.ts'

/** Lengths in units of the drawing, which are pixels of CSS at its full width. */
const width = 560
const rowHeight = 22
const leftWidth = 150
const rightStart = 230

/** Maximum length of a label, in characters: as many as fit into the column. */
const maxLabel = { left: 20, right: 46 } as const

/**
 * Draws what was searched on the left, what was found on the right, and a line between them for each finding. The
 * stronger the finding, the darker is the line. Returns an empty text if nothing was found.
 */
export function graphSvg({ lines }: Pick<Overview, 'lines'>): string {
  if (lines.length === 0) return ''
  const left = uniqueOf(lines.map(({ from }) => from))
  const right = uniqueOf(lines.map(({ to }) => to))
  const height = rowHeight * (Math.max(left.size, right.size) + 1)
  const yOf = (column: ReadonlyMap<string, GraphValue>, value: GraphValue): number => {
    const at = [...column.keys()].indexOf(keyOf(value))
    return Math.round(height * (at + 0.5) / column.size)
  }
  const drawn = lines.map(({ from, to, strength }) =>
    `<line x1="${leftWidth}" y1="${yOf(left, from)}" x2="${rightStart}" y2="${yOf(right, to)}" ` +
    `stroke="currentColor" stroke-opacity="${(0.2 + strength / 125).toFixed(2)}"/>`)
  const labels = [
    ...[...left.values()].map(value => label(value, leftWidth - 6, yOf(left, value), 'end')),
    ...[...right.values()].map(value => label(value, rightStart + 6, yOf(right, value), 'start')),
  ]
  return `<svg role="img" aria-label="Graph" viewBox="0 0 ${width} ${height}" font-size="12">\n${
    [...drawn, ...labels].join('\n')
  }\n</svg>\n`
}

const keyOf = ({ type, value }: GraphValue): string => `${type} ${value}`

const uniqueOf = (values: readonly GraphValue[]): Map<string, GraphValue> =>
  new Map(values.map(value => [keyOf(value), value]))

function label({ value }: GraphValue, x: number, y: number, anchor: 'start' | 'end'): string {
  const max = anchor === 'end' ? maxLabel.left : maxLabel.right
  const letters = Array.from(value)
  const text = letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : value
  return `<text x="${x}" y="${y + 4}" text-anchor="${anchor}" fill="currentColor">${escape(text)}</text>`
}
