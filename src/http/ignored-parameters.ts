const maxNames = 10
/** Names of other characters could not stand in a header. Long names are of no use there. */
const plainName = /^[\w.~-]{1,40}$/

/**
 * Returns the value of `X-Ignored-Parameters`: the names of query parameters that the operation does not declare, never
 * their values. At most ten names; `...` stands for the others, and for names that are long or have other characters.
 */
export function ignoredParametersHeader(names: readonly string[]): string {
  const all = new Set(names)
  const listed = [...all].filter(name => plainName.test(name)).slice(0, maxNames)
  return [...listed, ...all.size > listed.length ? ['...'] : []].join(', ')
}
