/** Values in place of a fact that a source does not have, by the type of the fact. */
const blanks: Readonly<Record<string, unknown>> = { string: '', number: 0, boolean: false }

const maxDepth = 6
/** Entries of each list whose facts are blanked. */
const maxEntries = 3

/**
 * Yields the paths of the facts of a JSON value: texts, numbers and flags. Leaves out facts that are blank already.
 */
export function* factPaths(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value !== 'object' || value === null) {
    if (typeof value in blanks && value !== blanks[typeof value]) yield path
    return
  }
  if (path.length >= maxDepth) return
  const entries = Object.entries(value)
  for (const [name, member] of Array.isArray(value) ? entries.slice(0, maxEntries) : entries) {
    yield* factPaths(member, [...path, name])
  }
}

/**
 * Returns a copy of a JSON value in which the fact at a path is blank.
 * @param blank value in place of the fact. Default: the blank of its type
 */
export function withBlank(value: unknown, [name, ...rest]: readonly string[], blank?: unknown): unknown {
  if (name === undefined) return blank ?? blanks[typeof value]
  if (Array.isArray(value)) return value.with(Number(name), withBlank(value[Number(name)], rest, blank))
  const object = value as Record<string, unknown>
  return { ...object, [name]: withBlank(object[name], rest, blank) }
}
