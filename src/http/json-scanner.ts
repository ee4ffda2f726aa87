import type { Fault } from '../errors.ts'
import { clip, maxFaults } from './faults.ts'

/** Maximum nesting. No schema of the API is that deep. */
const maxDepth = 32

/**
 * Scans JSON text once and returns its faults. A syntax error, which JSON.parse would refuse, ends the scan. It also
 * reports faults that JSON.parse accepts: duplicate keys, `__proto__`, NUL characters, lone surrogates and deep
 * nesting. The text was decoded from UTF-8, so a lone surrogate can only occur as an escape.
 */
export function scanJson(text: string): Fault[] {
  const faults: Fault[] = []
  try {
    createScan(text, faults).document()
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    if (error.fault) faults.push(error.fault)
  }
  return faults
}

class Stop extends Error {
  readonly fault: Fault | undefined

  constructor(fault?: Fault) {
    super(fault?.message)
    this.fault = fault
  }
}

const number = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y
const escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y

function createScan(text: string, faults: Fault[]) {
  const path: (string | number)[] = []
  let at = 0

  function space(): void {
    for (;; at++) {
      const code = text.charCodeAt(at)
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return
    }
  }

  function malformed(expected: string): Stop {
    const lines = text.slice(0, at).split('\n')
    const place = `line ${lines.length}, column ${lines.at(-1)!.length + 1}`
    return new Stop({ path: '', message: `malformed JSON at ${place}: expected ${expected}` })
  }

  function take(token: string, expected: string): void {
    if (!text.startsWith(token, at)) throw malformed(expected)
    at += token.length
  }

  const currentPath = () => path.map(step => clip(String(step))).join('.')

  function fault(message: string): void {
    if (faults.length === maxFaults) throw new Stop()
    faults.push({ path: currentPath(), message })
  }

  function value(): void {
    switch (text[at]) {
      case '{': return members()
      case '[': return entries()
      case '"': return check(string())
      case 't': return take('true', 'a value')
      case 'f': return take('false', 'a value')
      case 'n': return take('null', 'a value')
      default:
        number.lastIndex = at
        if (!number.test(text)) throw malformed('a value')
        at = number.lastIndex
    }
  }

  /** Reads a string. Decodes it only if it contains an escape. */
  function string(): string {
    const start = at
    let escaped = false
    for (at++; ; at++) {
      const code = text.charCodeAt(at)
      if (code === 0x22) break
      if (Number.isNaN(code)) throw malformed('the end of a string')
      if (code < 0x20) throw malformed('an escape in place of a control character')
      if (code !== 0x5c) continue
      escape.lastIndex = at
      if (!escape.test(text)) throw malformed('an escape sequence')
      at = escape.lastIndex - 1
      escaped = true
    }
    at++
    return escaped ? JSON.parse(text.slice(start, at)) as string : text.slice(start + 1, at - 1)
  }

  function check(content: string): void {
    if (content.includes('\0')) fault('must not contain a NUL character')
    if (!content.isWellFormed()) fault('must not contain a lone surrogate')
  }

  function key(names: Set<string>): void {
    if (text[at] !== '"') throw malformed('a field name in double quotes')
    const name = string()
    path.push(name)
    check(name)
    if (name === '__proto__') fault('is not an allowed name')
    if (names.has(name)) fault('must be given only once')
    names.add(name)
  }

  function members(): void {
    const names = new Set<string>()
    container('}', 'a comma or }', () => {
      key(names)
      space()
      take(':', 'a colon')
      space()
      value()
      path.pop()
    })
  }

  function entries(): void {
    let index = 0
    container(']', 'a comma or ]', () => {
      path.push(index++)
      value()
      path.pop()
    })
  }

  function container(end: string, expected: string, item: () => void): void {
    if (path.length >= maxDepth) {
      throw new Stop({ path: currentPath(), message: `is nested deeper than ${maxDepth} levels` })
    }
    at++
    space()
    if (text[at] === end) return void at++
    for (;;) {
      item()
      space()
      if (text[at] === end) return void at++
      take(',', expected)
      space()
    }
  }

  return {
    document() {
      space()
      value()
      space()
      if (at < text.length) throw malformed('the end of the text')
    },
  }
}
