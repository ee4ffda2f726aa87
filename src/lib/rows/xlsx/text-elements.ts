import { maxRowBytes } from '../row.ts'

/**
 * Collects the text of a cell or of a shared string: that of its elements `t` and `v`. Readings of East Asian
 * characters (`rPh`) are left out. A text that is longer than a row may be is cut off behind this length.
 * ECMA-376 part 1, 18.4: https://ecma-international.org/publications-and-standards/standards/ecma-376/
 */
export function createTextElements() {
  let collected = ''
  let isText = false
  let isReading = false

  return {
    /** Begins a new text. */
    begin(): void { collected = '' },

    open(name: string): void {
      if (name === 'rPh') isReading = true
      isText = name === 'v' || (name === 't' && !isReading)
    },

    /** Adds text, if it is in one of the elements. Returns the number of characters. */
    add(text: string): number {
      if (!isText || collected.length > maxRowBytes) return 0
      collected += text
      return text.length
    },

    close(name: string): void {
      if (name === 'v' || name === 't') isText = false
      else if (name === 'rPh') isReading = false
    },

    collected: (): string => collected,
  }
}

/** Decodes signs that XML cannot hold: `_x000D_` is a carriage return. ECMA-376 part 1, 22.9.2.19 */
export const unescaped = (text: string): string => text.includes('_x')
  ? text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
  : text
