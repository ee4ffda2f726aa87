import { createDecoder, type Decoder } from './decoder.ts'
import { pairOf } from './labelled.ts'
import { faults, maxRowBytes, type RowReader, type RowRecord } from './row.ts'

export interface BlocksLayout {
  /** Returns the name of the field of a known label: `Login` → `username`. */
  fieldOf(label: string): string | undefined
  /** `true` for LDIF: a line that begins with a space continues the one before, and `label::` has a value in Base64. */
  isLdif?: boolean
}

/** A line between two blocks: blank, or of rules such as `=====`. */
const divider = /^[\s=_*#~.-]*$/

/**
 * Reads blocks of `Label: value` lines. A block ends at a blank line, at a rule, and where its first label or its first
 * known label repeats. An unknown label in a block becomes a field of this name, and other text a note. Blocks without
 * a known label, such as the banner of a program, are rejected. LDIF: https://www.rfc-editor.org/rfc/rfc2849
 */
export function blocksReader(
  { fieldOf, isLdif = false }: BlocksLayout, { decode }: Pick<Decoder, 'decode'> = createDecoder(),
): RowReader {
  const knownOf = (label: string): string | undefined =>
    isLdif && label.toLowerCase() === 'dn' ? 'dn' : fieldOf(decode(label))

  return {
    boundary(bytes) {
      const text = bytes.toString('latin1')
      for (let end = text.lastIndexOf('\n'); end > 0; end = text.lastIndexOf('\n', end - 1)) {
        const start = text.lastIndexOf('\n', end - 1) + 1
        if (end - start < maxDivider && divider.test(text.slice(start, end))) return end + 1
        if (start === 0) break
      }
      return lastStart(text)
    },

    read(text, visitor) {
      let block: Block | undefined
      let at = 0
      let line = 1

      function endBlock(to: number): void {
        if (block === undefined) return
        const { start, firstLine, firstKnown, values } = block
        block = undefined
        if (to - start > maxRowBytes) visitor.reject(faults.long, firstLine, start, to)
        else if (firstKnown === undefined) visitor.reject('it has no known label', firstLine, start, to)
        else if (values.size === 0) visitor.reject('its labels have no values', firstLine, start, to)
        else visitor.record(recordOf(values), firstLine, start, to)
      }

      while (at < text.length) {
        const { content, next, lines } = nextLine(text, at, isLdif)
        if (divider.test(content) || (isLdif && /^version: ?\d+$/.test(content))) endBlock(at)
        else {
          const [label, bytes] = pairOf(content)
          const key = label?.toLowerCase()
          const known = label === undefined ? undefined : knownOf(label)
          if (!isLdif && key !== undefined && (key === block?.first || key === block?.firstKnown)) endBlock(at)
          block ??= {
            start: at,
            firstLine: line,
            first: key,
            firstKnown: undefined,
            values: new Map(),
          }
          if (known !== undefined) block.firstKnown ??= key
          const name = known ?? nameOf(key)
          add(block, name, key === undefined ? decode(content).trim() : valueOf(bytes, isLdif, decode))
        }
        line += lines
        at = next
      }
      endBlock(text.length)
    },
  }
}

interface Block {
  start: number
  firstLine: number
  /** Label of its first line, and the first one that is known, in lower case. */
  first: string | undefined
  firstKnown: string | undefined
  values: Map<string, string[]>
}

const maxDivider = 512
/** Bytes at the start of a text in which the label is found that begins a block. */
const headBytes = 16_384

/** Returns the position of the last line with the first label that repeats, or 0 if none does. */
function lastStart(text: string): number {
  const seen = new Set<string>()
  for (const line of text.slice(0, headBytes).split('\n')) {
    const [label] = pairOf(line)
    if (label === undefined || seen.has(label)) continue
    seen.add(label)
    const start = text.indexOf(`\n${label}:`) + 1
    const last = text.lastIndexOf(`\n${label}:`) + 1
    if (last > start) return last
  }
  return 0
}

/** Returns the name of the field for an unknown label, or for text without a label. */
const nameOf = (label: string | undefined): string => label?.replaceAll(/[^\w]+/g, '_').replace(/^_$/, '') || 'note'

function add({ values }: Block, name: string, value: string): void {
  if (value !== '' && name !== '__proto__') values.set(name, [...values.get(name) ?? [], value])
}

function nextLine(text: string, from: number, isLdif: boolean): { content: string, next: number, lines: number } {
  let content = ''
  let at = from
  let lines = 0
  do {
    const end = text.indexOf('\n', at)
    const line = text.slice(at, end < 0 ? text.length : end).replace(/(?<!\r)\r+$/, '')
    content += lines === 0 ? line : line.slice(1)
    at = end < 0 ? text.length : end + 1
    lines++
  } while (isLdif && text[at] === ' ' && content.length < maxRowBytes)
  return { content, next: at, lines }
}

function valueOf(bytes: string, isLdif: boolean, decode: Decoder['decode']): string {
  if (isLdif && bytes.startsWith(':')) return decode(Buffer.from(bytes.slice(1).trim(), 'base64').toString('latin1'))
  return decode(bytes).trim()
}

function recordOf(values: ReadonlyMap<string, readonly string[]>): RowRecord {
  const record: RowRecord = {}
  for (const [name, all] of [...values].sort(([a], [b]) => a < b ? -1 : 1)) {
    const isUser = name === 'username' && all.length === 1 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(all[0]!)
    record[isUser && !values.has('email') ? 'email' : name] = all.length === 1 ? all[0] : all
  }
  return record
}
