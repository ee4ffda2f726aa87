import { valueAt } from '../../src/lib/json-path.ts'

/** An answer that differs in one place from one with a result. */
interface OddAnswer {
  title: string
  body: string
  /** `found`: the rest still proves the result. `not none`: the difference may be in the proof. */
  expected: 'found' | 'not none'
}

interface Variant extends Omit<OddAnswer, 'body'> {
  value: unknown
}

const maxDepth = 4
/** Entries of each list in which the differences are made. */
const maxEntries = 2

/**
 * Yields answers that differ from one with a result in one place: a list with an odd entry, and a member that is null.
 * A member is left out if `none`, the answer without a result, has no such member in its place. Yields nothing of an
 * answer that is not JSON.
 */
export function* oddAnswers(body: string, none: string): Generator<OddAnswer> {
  const answer = parsed(body)
  for (const { title, value, expected } of variants(answer, [], parsed(none))) {
    yield { title, body: JSON.stringify(value), expected }
  }
}

function* variants(value: unknown, path: readonly string[], none: unknown): Generator<Variant> {
  if (path.length > maxDepth || typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    yield* ofList(value as unknown[], path)
    for (const [index, entry] of (value as unknown[]).slice(0, maxEntries).entries()) {
      for (const odd of variants(entry, [...path, `${index}`], none)) {
        yield { ...odd, value: value.with(index, odd.value) }
      }
    }
    return
  }
  for (const [name, member] of Object.entries(value)) {
    const at = [...path, name]
    if (!isAbsent(none, path, name)) {
      yield { title: `null in ${at.join('.')}`, value: { ...value, [name]: null }, expected: 'not none' }
    }
    for (const odd of variants(member, at, none)) yield { ...odd, value: { ...value, [name]: odd.value } }
  }
}

/** Returns `true` if the answer without a result has null in this place, or lacks the member there. */
function isAbsent(none: unknown, path: readonly string[], name: string): boolean {
  const object = valueAt(none, path.join('.'))
  return typeof object === 'object' && object !== null && !Array.isArray(object)
    && ((object as Record<string, unknown>)[name] ?? null) === null
}

function* ofList(list: readonly unknown[], path: readonly string[]): Generator<Variant> {
  if (typeof list[0] !== 'object' || list[0] === null) return
  for (const [kind, odd] of [['null', null], ['a text', 'odd'], ['a number', 7], ['an empty object', {}]] as const) {
    yield { title: `${kind} at the end of ${path.join('.')}`, value: [...list, odd], expected: 'found' }
    // an object in the first place could be the record of a source that reads only this one
    const expected = kind === 'an empty object' ? 'not none' : 'found'
    yield { title: `${kind} at the start of ${path.join('.')}`, value: [odd, ...list], expected }
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
