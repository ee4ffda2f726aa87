import { exactNumber } from './exact-number.ts'

/** A string, a bracket, a sign, or another word of JSON. */
const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/gs
const maxDepth = 64

/**
 * `true` if an object in a text of JSON may have a key twice, of which `JSON.parse` keeps the last value: the text has
 * more colons behind a quote than the value has keys.
 */
export function mayRepeatKeys(text: string, value: unknown): boolean {
  let colons = 0
  for (let at = text.indexOf('":'); at >= 0; at = text.indexOf('":', at + 2)) colons++
  return colons > countKeys(value, 0)
}

function countKeys(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return 0
  let count = Array.isArray(value) ? 0 : Object.keys(value).length
  for (const inner of Object.values(value)) count += countKeys(inner, depth + 1)
  return count
}

/**
 * Parses valid JSON so that a key with several values has a list of them. Returns `undefined` for a value that is
 * nested too deep.
 */
export function parseRepeated(text: string): unknown {
  const tokens = text.match(token) ?? []
  let at = 0
  let isTooDeep = false

  function value(depth: number): unknown {
    const first = tokens[at++]!
    if (depth > maxDepth) isTooDeep = true
    if (isTooDeep || (first !== '{' && first !== '[')) return isTooDeep ? undefined : scalar(first)
    const list: unknown[] = []
    const values = new Map<string, unknown[]>()
    while (!isTooDeep && tokens[at] !== '}' && tokens[at] !== ']') {
      if (tokens[at] === ',') at++
      if (first === '[') list.push(value(depth + 1))
      else {
        const key = JSON.parse(tokens[at]!) as string
        at += 2 // the key and its colon
        values.set(key, [...values.get(key) ?? [], value(depth + 1)])
      }
    }
    at++
    return first === '[' ? list : Object.fromEntries([...values].map(([key, all]) => [key, oneOrAll(all)]))
  }

  const parsed = value(0)
  return isTooDeep ? undefined : parsed
}

/** Returns one value, or a list of the different ones. Lists among them are joined. */
function oneOrAll(values: readonly unknown[]): unknown {
  const different = [...new Set(values.length === 1 ? values : values.flat())]
  return values.length > 1 && different.length === 1 ? different[0] : values.length === 1 ? values[0] : different
}

/** Returns a string, a number or a word. Numbers that a double cannot hold stay text. */
function scalar(word: string): unknown {
  const value = JSON.parse(word) as unknown
  return typeof value === 'number' ? exactNumber(value, word) : value
}
