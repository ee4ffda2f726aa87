import { styleText } from 'node:util'
import { displayWidth, pad, terminalSafe, wrap } from '../kit/text.ts'
import type { Label } from './summary.ts'

/** A line of a block. */
export interface Row {
  label: string
  text: string
  style: 'cyan' | undefined
}

const maxLabelColumns = 30
const styles: Partial<Record<Label, 'green' | 'red' | 'yellow'>> = {
  found: 'green',
  account: 'green',
  failed: 'red',
  timeout: 'red',
  waiting: 'yellow',
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

    /** Returns a line of the summary. */
    line(label: Label, text: string): string {
      const style = styles[label]
      const painted = style ? paint(style, label.padEnd(7)) : label.padEnd(7)
      return `  ${painted}  ${wrap(terminalSafe(text), width - 11).join(`\n${' '.repeat(11)}`)}`
    },
  }
}
