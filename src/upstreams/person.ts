/**
 * Returns a recorded answer in which the example of a row replaces values of the same place and kind. The members,
 * their nesting and their forms stay those of the real answer; the example makes it an answer about the person of the
 * simulated accounts, whose pages, pictures and names lead from one account to another.
 */
export function aboutPerson(recorded: unknown, example: unknown): unknown {
  if (Array.isArray(recorded)) {
    return Array.isArray(example) ? recorded.map((entry, index) => aboutPerson(entry, example[index])) : recorded
  }
  if (typeof recorded === 'object' && recorded !== null) {
    if (typeof example !== 'object' || example === null) return recorded
    return Object.fromEntries(Object.entries(recorded).map(([name, member]) =>
      [name, aboutPerson(member, (example as Record<string, unknown>)[name])]))
  }
  const isSameKind = typeof recorded === typeof example || (recorded === null && typeof example === 'string')
  return isSameKind ? example : recorded
}
