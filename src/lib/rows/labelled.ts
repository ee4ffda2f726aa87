import type { Decoder } from './decoder.ts'
import { lineReader, type RowReader, type RowRecord } from './row.ts'

export interface LabelledLayout {
  /** Label of each value, and the name of its field: `ScreenName` → `username`. */
  labels: Readonly<Record<string, string>>
  /** Characters between two pairs. */
  delimiter: string
}

/**
 * Reads lines of pairs: `Email: sam@example.org - ScreenName: sam`. Text without a known label belongs to the value in
 * front of it.
 */
export function labelledReader({ labels, delimiter }: LabelledLayout, decoder?: Decoder): RowReader {
  return lineReader(line => {
    const pairs: Array<[label: string, value: string]> = []
    for (const part of line.split(delimiter)) {
      const [label, value] = pairOf(part)
      if (label !== undefined && Object.hasOwn(labels, label)) pairs.push([label, value])
      else if (pairs.length > 0) pairs.at(-1)![1] += delimiter + part
      else return 'it does not begin with a label'
    }
    const record: RowRecord = {}
    for (const [label, value] of pairs.toSorted(([a], [b]) => labels[a]! < labels[b]! ? -1 : 1)) {
      if (value.trim() !== '') record[labels[label]!] = value.trim()
    }
    return Object.keys(record).length === 0 ? 'its labels have no values' : record
  }, decoder)
}

/** Length of the longest label, in characters. */
const maxLabel = 40

/** Splits `Label: value` at the first colon or equals sign. Returns no label for other text. */
export function pairOf(text: string): [label: string | undefined, value: string] {
  const end = text.search(/[:=]/)
  const label = text.slice(0, Math.max(0, end)).trim()
  if (label === '' || label.length > maxLabel) return [undefined, '']
  return [label, text.slice(end + 1).replace(/^\s/, '')]
}
