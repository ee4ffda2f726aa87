/**
 * JSON of an object with one more member, whose value is JSON already: what is stored as text need not be read to be
 * written again. `object` has a member at least.
 */
export const withMember = (object: object, name: string, json: string): string =>
  `${JSON.stringify(object).slice(0, -1)},${JSON.stringify(name)}:${json}}`
