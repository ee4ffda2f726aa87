const maxNames = 10
const maxCharacters = 40

/**
 * Returns the value of `X-Ignored-Parameters`: the names of query parameters that the operation does not declare,
 * percent-encoded, never their values. At most ten names; `...` stands for the others, and for long names.
 */
export function ignoredParametersHeader(names: readonly string[]): string {
  const all = new Set(names.map(encodeURIComponent))
  const listed = [...all].filter(name => name !== '' && name.length <= maxCharacters).slice(0, maxNames)
  return [...listed, ...all.size > listed.length ? ['...'] : []].join(', ')
}
