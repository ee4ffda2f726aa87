/**
 * Returns the member of a JSON value at a path such as `data.user.name`. The empty path is the value itself. Returns
 * `undefined` if there is no such member.
 */
export function valueAt(value: unknown, path: string): unknown {
  let at = value
  for (const name of path === '' ? [] : path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined
    at = (at as Record<string, unknown>)[name]
  }
  return at
}

/** Returns a copy of a JSON value in which the member at a path is `member`. Adds the objects on the path. */
export function withValueAt(value: unknown, path: string, member: unknown): unknown {
  if (path === '') return member
  const [name = '', ...rest] = path.split('.')
  const object = typeof value === 'object' && value !== null ? value as Record<string, unknown> : {}
  return { ...object, [name]: withValueAt(object[name], rest.join('.'), member) }
}
