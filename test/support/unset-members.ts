/** Texts and numbers with which sources say that a flag is not set, with those that say the opposite. */
const opposites: ReadonlyMap<unknown, unknown> =
  new Map<unknown, unknown>([[false, true], ['false', 'true'], ['no', 'yes'], ['No', 'Yes'], [0, 1], ['0', '1']])

/** Deepest members that are set. */
const maxDepth = 6

/** A member that is unset in an answer without a result, with the values that it can have in another answer. */
export interface UnsetMember {
  path: readonly string[]
  /** Its value in the answer without a result; `undefined` if that answer leaves the member out. */
  unset: unknown
  set: unknown[]
}

/**
 * Yields the members that are unset in an answer without a result, and that an answer with a result has: flags, counts,
 * lists and texts. A flag that only the answer with a result has is one too, if both have its object.
 */
export function* unsetMembers(none: unknown, found: unknown, path: readonly string[] = []): Generator<UnsetMember> {
  if (isUnset(none)) {
    const set = [
      ...found === undefined || isUnset(found) ? [] : [found],
      ...opposites.has(none) ? [opposites.get(none)] : [],
    ]
    if (set.length > 0) yield { path, unset: none, set }
    return
  }
  if (path.length >= maxDepth || !hasMembers(none) || !hasMembers(found)) return
  if (!Object.keys(none).some(name => Object.hasOwn(found, name))) return
  for (const [name, member] of Object.entries(none)) {
    if (Object.hasOwn(found, name)) yield* unsetMembers(member, found[name], [...path, name])
  }
  for (const [name, member] of Object.entries(found)) {
    if (!Object.hasOwn(none, name) && typeof member === 'boolean') {
      yield { path: [...path, name], unset: undefined, set: [true] }
    }
  }
}

const isUnset = (value: unknown): boolean =>
  value === null || value === '' || opposites.has(value) || (hasMembers(value) && Object.keys(value).length === 0)

const hasMembers = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Returns a copy of a JSON value with another member at a path; `undefined` removes it in JSON. */
export function withMember(value: unknown, [name, ...rest]: readonly string[], member: unknown): unknown {
  if (name === undefined) return member
  if (Array.isArray(value)) return value.with(Number(name), withMember(value[Number(name)], rest, member))
  const object = value as Record<string, unknown>
  return { ...object, [name]: withMember(object[name], rest, member) }
}
