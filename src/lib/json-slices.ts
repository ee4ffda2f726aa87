/*
 * Parses large JSON without blocking the event loop
 *
 * `JSON.parse` takes up to 150 ms for one mebibyte of hostile JSON. `parseInSlices` parses a text of at most
 * `sliceBytes` in one call, and a larger text in these steps:
 *
 * 1. Scan the bytes of the outermost list or object. Stop at the first value or level over a limit.
 * 2. Cut the text into slices of at most `sliceBytes`, at the commas between members.
 * 3. Parse each slice with `JSON.parse`.
 * 4. If a member is larger than a slice, repeat the steps for this member.
 *
 * Other work of the process can run between slices.
 *
 * The trade: a large text is read twice, by the scan and by `JSON.parse`. In return, the longest pause is the time for
 * one slice, whatever the size of the text.
 */
import { nestsDeeper } from './json-depth.ts'
import { createPauses } from './pauses.ts'

export interface JsonLimits {
  /** Maximum nesting of lists and objects, in levels. */
  maxLevels: number
  /**
   * Maximum number of values. Each comma counts as one value, and so does each inner list or object. Texts of at most
   * `sliceBytes` are not counted.
   */
  maxValues: number
}

/**
 * Thrown if a JSON text exceeds a limit:
 *
 * | `limit` | what is over the limit |
 * |---|---|
 * | `levels` | the nesting of lists and objects |
 * | `values` | the number of values |
 * | `members` | the number of members of one object |
 * | `text` | the length of one string, number, key or run of white space |
 */
export class JsonLimitExceeded extends Error {
  readonly limit: 'levels' | 'values' | 'members' | 'text'

  constructor(limit: JsonLimitExceeded['limit']) {
    super(`the JSON text exceeds the limit of its ${limit}`)
    this.limit = limit
  }
}

/** Maximum size of a text that one call of `JSON.parse` parses, in bytes. The slowest such text takes about 5 ms. */
export const sliceBytes = 32 * 1024
/** Maximum size of one string, number, key or run of white space, in bytes. None of them can be cut. */
const maxTextBytes = 2 * 1024 * 1024
/** Maximum nesting of lists and objects that are larger than a slice, in levels. Each level needs another scan. */
const maxLargeLevels = 12
/** Maximum number of members of one object that is larger than a slice. Copying more members would take too long. */
const maxMembers = 10_000
/** Number of bytes that are scanned without a pause. */
const scanBytes = 64 * 1024

const [quote, backslash, comma, colon, openList, closeList, openObject, closeObject] = Buffer.from('"\\,:[]{}')

/** Positions of the first byte of a part of the text, and of the byte after its last byte. */
type Span = readonly [start: number, end: number]

/**
 * Parses JSON in UTF-8 and returns the same value as `JSON.parse`, but integers that a number cannot hold exactly as
 * their text: 9007199254740993 becomes '9007199254740993', because the number would be 9007199254740992. Throws
 * `JsonLimitExceeded` if the text exceeds a limit, and `SyntaxError` if it is not JSON.
 */
export async function parseInSlices(json: Buffer, { maxLevels, maxValues }: JsonLimits): Promise<unknown> {
  if (json.length <= sliceBytes) {
    if (nestsDeeper(json, maxLevels)) throw new JsonLimitExceeded('levels')
    return parse(json, [0, json.length])
  }
  const pause = createPauses()
  let values = 0
  return parseAny(trimmed(json, [0, json.length]), 1)

  async function parseAny(span: Span, level: number): Promise<unknown> {
    const [start, end] = span
    if (end - start <= sliceBytes && level > 1) return parse(json, span)
    const isList = json[start] === openList
    if (!isList && json[start] !== openObject) return parseText(span)
    if (json[end - 1] !== (isList ? closeList : closeObject)) throw new SyntaxError('a bracket that nothing closes')
    if (level > maxLargeLevels) throw new JsonLimitExceeded('levels')
    const inside = trimmed(json, [start + 1, end - 1])
    return isList ? parseList(inside, level) : parseObject(inside, level)
  }

  function parseText(span: Span): unknown {
    if (span[1] - span[0] > maxTextBytes) throw new JsonLimitExceeded('text')
    return parse(json, span)
  }

  async function parseList(inside: Span, level: number): Promise<unknown[]> {
    const list: unknown[] = []
    for await (const span of slices(inside, level)) {
      const isSlice = span[1] - span[0] <= sliceBytes
      const members = isSlice
        ? parse(json, span, '[', ']') as unknown[]
        : [await parseAny(trimmed(json, span), level + 1)]
      if (members.length === 0) throw new SyntaxError('a comma without a value')
      for (const member of members) list.push(member)
      await pause()
    }
    return list
  }

  async function parseObject(inside: Span, level: number): Promise<object> {
    const object = {}
    let count = 0
    for await (const span of slices(inside, level)) {
      const isSlice = span[1] - span[0] <= sliceBytes
      const members = Object.entries(isSlice ? parse(json, span, '{', '}') as object : await parseMember(span, level))
      if (members.length === 0) throw new SyntaxError('a comma without a value')
      for (const [key, value] of members) define(object, key, value)
      if ((count += members.length) > maxMembers) throw new JsonLimitExceeded('members')
      await pause()
    }
    return object
  }

  async function parseMember(span: Span, level: number): Promise<object> {
    const [start, end] = trimmed(json, span)
    const keyEnd = json[start] === quote ? endOfString(json, start) : end
    const [at] = trimmed(json, [keyEnd, end])
    if (json[at] !== colon) throw new SyntaxError('a member without a key')
    return define({}, parseText([start, keyEnd]) as string, await parseAny(trimmed(json, [at + 1, end]), level + 1))
  }

  /**
   * Yields the inside of a list or an object in slices, cut at the commas between members. A slice has at most
   * `sliceBytes`, or holds one larger member. At level 1, also counts the values of the whole text.
   */
  async function* slices([start, end]: Span, level: number): AsyncGenerator<Span> {
    let depth = 0
    let from = start
    let lastComma = start
    let resumeAt = start + scanBytes
    for (let at = start; at < end; at++) {
      if (at >= resumeAt) {
        await pause()
        resumeAt = at + scanBytes
      }
      const byte = json[at]
      if (byte === quote) at = endOfString(json, at) - 1
      else if (byte === openList || byte === openObject) {
        if (++depth + level > maxLevels) throw new JsonLimitExceeded('levels')
        countValue(level)
      } else if (byte === closeList || byte === closeObject) {
        if (--depth < 0) throw new SyntaxError('a bracket that nothing opens')
      } else if (byte === comma) {
        countValue(level)
        if (depth > 0) continue
        if (at - from > sliceBytes && lastComma > from) {
          yield [from, lastComma]
          from = lastComma + 1
        }
        if (at - from > sliceBytes) {
          yield [from, at]
          from = at + 1
        }
        lastComma = at
      }
    }
    if (depth !== 0) throw new SyntaxError('a bracket that nothing closes')
    if (end - from > sliceBytes && lastComma > from) {
      yield [from, lastComma]
      from = lastComma + 1
    }
    if (start < end) yield [from, end]
  }

  function countValue(level: number): void {
    if (level === 1 && ++values > maxValues) throw new JsonLimitExceeded('values')
  }
}

function parse(json: Buffer, [start, end]: Span, before = '', after = ''): unknown {
  const text = before + json.toString('utf8', start, end) + after
  return longDigits.test(text) ? JSON.parse(text, exact as Reviver) : JSON.parse(text)
}

/** Numbers of fewer digits are exact. */
const longDigits = /\d{16}/
type Reviver = NonNullable<Parameters<typeof JSON.parse>[1]>

/** Returns the text of an integer that a number cannot hold exactly, and every other value unchanged. */
const exact = (_: string, value: unknown, { source = '' }: { source?: string }): unknown =>
  typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source) ? source : value

/** Returns the position after the closing quotation mark of the string that begins at `start`. */
function endOfString(json: Buffer, start: number): number {
  const most = Math.min(json.length, start + maxTextBytes)
  for (let at = start + 1; at < most; at++) {
    if (json[at] === backslash) at++
    else if (json[at] === quote) return at + 1
  }
  if (most < json.length) throw new JsonLimitExceeded('text')
  throw new SyntaxError('a string that does not end')
}

/** Returns the span without the white space at both ends. */
function trimmed(json: Buffer, [from, to]: Span): Span {
  let [start, end] = [from, to]
  while (start < end && isSpace(json[start]!)) if (++start - from > maxTextBytes) throw new JsonLimitExceeded('text')
  while (end > start && isSpace(json[end - 1]!)) if (to - --end > maxTextBytes) throw new JsonLimitExceeded('text')
  return [start, end]
}

const isSpace = (byte: number): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09

/** Sets a property, even if its name is `__proto__`, and returns the object. */
const define = (object: object, key: string, value: unknown): object =>
  key === '__proto__'
    ? Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
    : Object.assign(object, { [key]: value })
