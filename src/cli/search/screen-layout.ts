import { styleText } from 'node:util'
import { clip, displayWidth, pad, terminalSafe, wrap } from '../kit/text.ts'
import type { Label } from './summary.ts'

/** A line of a block. */
export interface Row {
  label: string
  text: string
  style: 'cyan' | undefined
}

const maxLabelColumns = 30
/** Columns of the name of a site. A longer name moves what follows. */
const siteColumns = 22
const styles: Partial<Record<Label, 'green' | 'red' | 'yellow'>> = {
  found: 'green',
  account: 'green',
  failed: 'red',
  timeout: 'red',
  unfinished: 'yellow',
}

export type Layout = ReturnType<typeof createLayout>

/** Creates the functions that lay out texts for a terminal. `width` is in columns. */
export function createLayout({ color, width }: { color: boolean, width: number }) {
  const paint = (style: 'bold' | 'dim' | 'cyan' | 'red' | 'green' | 'yellow', text: string): string =>
    color ? styleText(style, text, { stream: process.stdout }) : text

  return {
    paint,

    /** Returns a title with rows of labels and texts below it. */
    block(title: string, rows: readonly Row[]): string {
      const labelWidth = Math.min(maxLabelColumns, Math.max(0, ...rows.map(({ label }) => displayWidth(label))))
      const lines = rows.map(({ label, text, style }) => {
        const wrapped = wrap(text, width - labelWidth - 4).map(line => style ? paint(style, line) : line)
        return `  ${paint('dim', pad(label, labelWidth))}  ${wrapped.join(`\n${' '.repeat(labelWidth + 4)}`)}`
      })
      return ['', paint('bold', terminalSafe(title)), ...lines].join('\n')
    },

    /** Returns the line of a site. Its facts are cut at the width of the terminal, its address never. */
    siteLine(name: string, url: string | undefined, facts: string): string {
      const site = pad(terminalSafe(name), siteColumns)
      const address = url === undefined ? '' : terminalSafe(url)
      const rest = width - displayWidth(site) - displayWidth(address) - 6
      const parts = [
        ...address === '' ? [] : [paint('cyan', address)],
        ...facts === '' ? [] : [clip(facts, Math.max(20, rest))],
      ]
      return `  ${[paint('bold', site), ...parts].join('  ').trimEnd()}`
    },

    /** Returns a line of the summary. */
    line(label: Label, text: string): string {
      const style = styles[label]
      const painted = style ? paint(style, label.padEnd(7)) : label.padEnd(7)
      return `  ${painted}  ${wrap(terminalSafe(text), width - 11).join(`\n${' '.repeat(11)}`)}`
    },
  }
}
