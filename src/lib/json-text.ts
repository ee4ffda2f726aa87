/**
 * Returns JSON of `object` with one more member, whose value is already JSON. Stored JSON needs no parsing this way.
 * `object` must have at least one member.
 */
export const withMember = (object: object, name: string, json: string): string =>
  `${JSON.stringify(object).slice(0, -1)},${JSON.stringify(name)}:${json}}`
