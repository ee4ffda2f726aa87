import type { Redact } from './redact.ts'
import { isObject } from '../../../lib/is-object.ts'
import { eachType, isData, maxDepth } from './shape.ts'

/** Maximum length of a text in a JSON value, in characters. */
const maxText = 200
/** Maximum length of an answer that is no JSON, in characters. */
const maxPage = 2_000
/** Maximum number of members of an object whose names are no data. */
const maxMembers = 200

/** Writes parts of an answer anew: without keys and the searched value, and without what adds nothing to its shape. */
export interface Minimiser {
  /** Only replaces keys and the searched value: for requests, which must stay whole. */
  whole(text: string): string
  /** Cuts the text. A text that was cut ends with its length. */
  text(text: string): string
  /** Like `text`, for an answer that is no JSON. @param length length of the whole answer in bytes, if it is longer */
  page(text: string, length: number): string
  /**
   * Keeps of a list the first element, and the later ones that have a member or a type that no earlier one has. So the
   * result has every path and type of the value. The members of an object whose names are data are such a list.
   */
  json(value: unknown): unknown
  /** Returns a text in place of an answer that is no text. */
  binary(bytes: number): string
  /** `true` if anything was left out. */
  readonly hasCut: boolean
}

export function createMinimiser(redact: Redact): Minimiser {
  let hasCut = false

  function cut(text: string, max: number, whole: (length: number) => string): string {
    const clean = redact(text)
    if (clean.length <= max) return clean
    hasCut = true
    return `${clean.slice(0, max)}… (${whole(clean.length)})`
  }

  function json(value: unknown, depth: number): unknown {
    if (typeof value === 'string') return cut(value, maxText, length => `${length} characters`)
    if (typeof value === 'number') return redact(String(value)) === String(value) ? value : redact(String(value))
    if (typeof value !== 'object' || value === null) return value
    if (depth === maxDepth) {
      hasCut = true
      return Array.isArray(value) ? [] : {}
    }
    if (Array.isArray(value)) return kept(value, entry => entry).map(entry => json(entry, depth + 1))
    const entries = Object.entries(value)
    const data = kept(entries.filter(([name]) => isData(redact(name))), ([, member]) => member)
    const named = entries.filter(([name]) => !isData(redact(name)))
    if (named.length > maxMembers) hasCut = true
    return Object.fromEntries([...named.slice(0, maxMembers), ...data].map(([name, member]) =>
      [cut(name, maxText, length => `${length} characters`), json(member, depth + 1)]))
  }

  /** Returns the entries that show a path or a type for the first time. */
  function kept<Entry>(entries: readonly Entry[], valueOf: (entry: Entry) => unknown): Entry[] {
    const seen = new Set<string>()
    const chosen = entries.filter(entry => {
      const before = seen.size
      eachType(valueOf(entry), (path, type) => seen.add(`${path} ${type}`))
      return seen.size > before
    })
    if (chosen.length < entries.length) hasCut = true
    return chosen
  }

  return {
    whole: redact,
    text: text => cut(text, maxText, length => `${length} characters`),
    page: (text, length) => cut(text, maxPage, () => `${length} bytes`),
    json: value => json(value, 0),
    binary(bytes) {
      hasCut = true
      return `(binary, ${bytes} bytes)`
    },
    get hasCut() { return hasCut },
  }
}

/** Returns the JSON object or list in a text, or `undefined`. */
export function parsedJson(text: string): object | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) || Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
