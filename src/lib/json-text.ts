import { createPauses } from './pauses.ts'

/**
 * Returns the JSON of `object` with an additional member. `name` is the name of the member. `json` is the value of the
 * member as JSON text, so stored JSON can be sent without parsing it. `object` must have at least one member.
 */
export const withMember = (object: object, name: string, json: string): string =>
  `${JSON.stringify(object).slice(0, -1)},${JSON.stringify(name)}:${json}}`

/** Length of the text that is converted at once, in characters. One element of a list may be longer. */
const sliceLength = 65_536
/** Maximum depth at which the elements of a list are converted one by one. Deeper values are converted at once. */
const maxLevels = 4

/**
 * Returns the JSON of a value in UTF-8, like `JSON.stringify`. Converts the lists and objects in the first levels in
 * slices, with pauses in which the process does other work. The value must be plain JSON.
 */
export async function jsonInSlices(value: unknown): Promise<Buffer> {
  const slices: Buffer[] = []
  await writeJson(value, slice => { slices.push(slice) })
  return Buffer.concat(slices)
}

/** Returns the same as text, for a column of the database. */
export async function jsonTextInSlices(value: unknown): Promise<string> {
  let text = ''
  const pause = createPauses()
  for (const slice of slicesOf(value)) {
    text += slice
    if (slice.length >= sliceLength) await pause()
  }
  return text
}

/**
 * Passes the result of `jsonInSlices` to `take`, one slice after another. The whole text is never in memory. Waits for
 * `take` before it converts the next slice, and rejects if `take` fails.
 */
export async function writeJson(value: unknown, take: (slice: Buffer) => Promise<void> | void): Promise<void> {
  const pause = createPauses()
  for (const slice of slicesOf(value)) {
    await take(Buffer.from(slice))
    if (slice.length >= sliceLength) await pause()
  }
}

/** Yields the JSON of a value in slices of at least `sliceLength` characters, except the last one. */
function* slicesOf(value: unknown): Generator<string, void, void> {
  let slice = ''
  yield* write(value, 1)
  yield slice

  function* write(one: unknown, level: number): Generator<string, void, void> {
    if (level <= maxLevels && Array.isArray(one) && one.length > 0) return yield* writeList(one, level)
    if (level <= maxLevels && typeof one === 'object' && one !== null && !Array.isArray(one)) {
      return yield* writeObject(one, level)
    }
    slice += JSON.stringify(one ?? null)
    if (slice.length < sliceLength) return
    const full = slice
    slice = ''
    yield full
  }

  function* writeObject(object: object, level: number): Generator<string, void, void> {
    let separator = '{'
    for (const [name, member] of Object.entries(object)) {
      if (member === undefined) continue
      slice += `${separator}${JSON.stringify(name)}:`
      separator = ','
      yield* write(member, level + 1)
    }
    slice += separator === '{' ? '{}' : '}'
  }

  function* writeList(list: readonly unknown[], level: number): Generator<string, void, void> {
    for (const [index, element] of list.entries()) {
      slice += index === 0 ? '[' : ','
      yield* write(element, isShort(list) ? level + 1 : maxLevels + 1)
    }
    slice += ']'
  }
}

/** Elements of a longer list are converted as a whole. They are many, so each of them is expected to be small. */
const isShort = ({ length }: readonly unknown[]): boolean => length <= 100

/** Line separators of Unicode that JSON text may have, but at which many readers of lines break it. */
const separators = /[\x85\u2028\u2029]/
const allSeparators = new RegExp(separators, 'g')
const separatorBytes = ['\x85', '\u2028', '\u2029'].map(sign => Buffer.from(sign))

/**
 * Returns JSON text with U+0085, U+2028 and U+2029 as escapes. They occur only inside texts, so the value stays the
 * same. Every JSON text that leaves the service passes through here or `singleLineBytes`: readers such as
 * `splitlines` of Python, and of JavaScript before ES2019, end a line or a text there.
 * https://www.rfc-editor.org/rfc/rfc7464, https://github.com/tc39/proposal-json-superset
 */
export const singleLineJson = (json: string): string => separators.test(json)
  ? json.replace(allSeparators, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
  : json

/** The same for JSON text in UTF-8. Returns the same Buffer if there is nothing to escape. */
export const singleLineBytes = (json: Buffer): Buffer =>
  separatorBytes.some(sign => json.includes(sign)) ? Buffer.from(singleLineJson(json.toString())) : json

/**
 * Returns the JSON of a value without lone surrogates, which some parsers refuse. They become U+FFFD. The JSON has no
 * separator of lines.
 */
export function wellFormedJson(value: unknown): string {
  const json = singleLineJson(JSON.stringify(value))
  if (!json.includes('\\ud')) return json
  return json.replace(/\\(?:ud[89a-f][\da-f]{2}|.)/g, escape => escape.length > 2 ? '\ufffd' : escape)
}
