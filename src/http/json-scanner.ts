import type { Fault } from '../errors.ts'
import { clip, maxFaults } from './faults.ts'

/** Maximum nesting of arrays and objects. The schemas of the API need less. */
const maxDepth = 32

export interface Scanned {
  faults: Fault[]
  /** Paths of the values with a fault, from the root. */
  faulty: ValuePath[]
  /** False if the scan stopped before the end: at a syntax error, at deep nesting, or after too many faults. */
  isWhole: boolean
}
/** Names of members and positions in arrays. */
export type ValuePath = readonly (string | number)[]

/**
 * Scans JSON text once and returns its faults. Stops at a syntax error. Also reports faults that JSON.parse accepts:
 * duplicate keys, `__proto__`, NUL characters, lone surrogates and deep nesting. Because the text was decoded from
 * UTF-8, a lone surrogate can occur only as an escape.
 */
export function scanJson(text: string): Scanned {
  const scanned: Scanned = { faults: [], faulty: [], isWhole: true }
  try {
    createScan(text, scanned).scan()
  } catch (error) {
    if (!(error instanceof ScanStopped)) throw error
    if (error.addFault) scanned.faults.push(error.addFault)
    scanned.isWhole = false
  }
  return scanned
}

class ScanStopped extends Error {
  readonly addFault: Fault | undefined

  constructor(fault?: Fault) {
    super(fault?.message)
    this.addFault = fault
  }
}

const numberPattern = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y
const escapePattern = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y

// eslint-disable-next-line max-lines-per-function -- recursive descent: each function moves the same position
function createScan(text: string, { faults, faulty }: Scanned) {
  const path: (string | number)[] = []
  let position = 0

  function skipSpace(): void {
    for (;; position++) {
      const code = text.charCodeAt(position)
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return
    }
  }

  function malformed(expected: string): ScanStopped {
    const lines = text.slice(0, position).split('\n')
    const place = `line ${lines.length}, column ${lines.at(-1)!.length + 1}`
    return new ScanStopped({ path: '', message: `malformed JSON at ${place}: expected ${expected}` })
  }

  function expectToken(token: string, expected: string): void {
    if (!text.startsWith(token, position)) throw malformed(expected)
    position += token.length
  }

  const currentPath = () => path.map(step => clip(String(step))).join('.')

  function fault(message: string): void {
    if (faults.length > maxFaults) throw new ScanStopped()
    faults.push({ path: currentPath(), message })
    faulty.push([...path])
  }

  function readValue(): void {
    switch (text[position]) {
      case '{': return readObject()
      case '[': return readArray()
      case '"': return checkText(readString())
      case 't': return expectToken('true', 'a value')
      case 'f': return expectToken('false', 'a value')
      case 'n': return expectToken('null', 'a value')
      default:
        numberPattern.lastIndex = position
        if (!numberPattern.test(text)) throw malformed('a value')
        position = numberPattern.lastIndex
    }
  }

  /** Reads a string. Decodes the string only if it contains an escape. */
  function readString(): string {
    const start = position
    let escaped = false
    for (position++; ; position++) {
      const code = text.charCodeAt(position)
      if (code === 0x22) break
      if (Number.isNaN(code)) throw malformed('the end of a string')
      if (code < 0x20) throw malformed('an escape in place of a control character')
      if (code !== 0x5c) continue
      escapePattern.lastIndex = position
      if (!escapePattern.test(text)) throw malformed('an escape sequence')
      position = escapePattern.lastIndex - 1
      escaped = true
    }
    position++
    return escaped ? JSON.parse(text.slice(start, position)) as string : text.slice(start + 1, position - 1)
  }

  function checkText(content: string): void {
    if (content.includes('\0')) fault('must not contain a NUL character')
    if (!content.isWellFormed()) fault('must not contain a lone surrogate')
  }

  function readKey(names: Set<string>): void {
    if (text[position] !== '"') throw malformed('a field name in double quotes')
    const name = readString()
    path.push(name)
    checkText(name)
    if (name === '__proto__') fault('is not an allowed name')
    if (names.has(name)) fault('must be given only once')
    names.add(name)
  }

  function readObject(): void {
    const names = new Set<string>()
    readItems('}', 'a comma or }', () => {
      readKey(names)
      skipSpace()
      expectToken(':', 'a colon')
      skipSpace()
      readValue()
      path.pop()
    })
  }

  function readArray(): void {
    let index = 0
    readItems(']', 'a comma or ]', () => {
      path.push(index++)
      readValue()
      path.pop()
    })
  }

  function readItems(end: string, expected: string, readItem: () => void): void {
    if (path.length >= maxDepth) {
      throw new ScanStopped({ path: currentPath(), message: `is nested deeper than ${maxDepth} levels` })
    }
    position++
    skipSpace()
    if (text[position] === end) return void position++
    for (;;) {
      readItem()
      skipSpace()
      if (text[position] === end) return void position++
      expectToken(',', expected)
      skipSpace()
    }
  }

  return {
    scan() {
      skipSpace()
      readValue()
      skipSpace()
      if (position < text.length) throw malformed('the end of the text')
    },
  }
}
