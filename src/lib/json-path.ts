/**
 * Returns the member of a JSON value at a path such as `data.user.name`. The empty path is the value itself. Returns
 * `undefined` if there is no such member.
 *
 * A step `*` stands for all members of a list or object: the result is then the list of the values found, without
 * null. A step `name=text` stands for the entry of a list whose member `name` is that text; if there are several, the
 * result is the list of the values found in them. A step `0` before others stands for the first entry of a list that
 * can have members. A step in quotes may contain dots: `profile."m.tz"`. A step `json()` stands for the JSON value
 * that a text has.
 */
export function valueAt(value: unknown, path: string): unknown {
  return valueOf(value, stepsOf(path))
}

/** Returns the steps of a path, without their quotes. */
export const stepsOf = (path: string): string[] =>
  path === '' ? [] : path.match(/"[^"]*"|[^.]+/g)!.map(step => step.replace(/^"(.*)"$/, '$1'))

function valueOf(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return value
  if (step === 'json()' && typeof value === 'string') return valueOf(parsed(value), rest)
  if (typeof value !== 'object' || value === null) return undefined
  if (step === '*') {
    return Object.values(value).map(entry => valueOf(entry, rest)).flat()
      .filter(found => found !== undefined && found !== null)
  }
  if (step === '0' && rest.length > 0 && Array.isArray(value)) return valueOf(value.find(hasMembers), rest)
  if (Object.hasOwn(value, step)) return valueOf((value as Record<string, unknown>)[step], rest)
  const [, name, text] = /^([^=]+)=(.*)$/.exec(step) ?? []
  if (name === undefined || !Array.isArray(value)) return undefined
  const entries = (value as unknown[]).filter(entry => String(valueOf(entry, [name])) === text)
  return entries.length > 1 ? valueOf(entries, ['*', ...rest]) : valueOf(entries[0], rest)
}

/** Longest text that is read as JSON. The profiles of accounts have a few hundred characters. */
const maxJsonLength = 65_536

function parsed(text: string): unknown {
  if (text.length > maxJsonLength) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const hasMembers = (value: unknown): boolean => typeof value === 'object' && value !== null

/** Returns a copy of a JSON value in which the member at a path is `member`. Adds the objects on the path. */
export function withValueAt(value: unknown, path: string, member: unknown): unknown {
  return withMember(value, stepsOf(path), member)
}

function withMember(value: unknown, [name, ...rest]: readonly string[], member: unknown): unknown {
  if (name === undefined) return member
  const object = typeof value === 'object' && value !== null ? value as Record<string, unknown> : {}
  return { ...object, [name]: withMember(object[name], rest, member) }
}
