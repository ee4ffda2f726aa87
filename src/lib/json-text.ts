/**
 * Returns the JSON of `object` with one more member, `name`. The value of this member, `json`, is JSON text already, so
 * stored JSON can be sent without parsing it. `object` must have at least one member.
 */
export const withMember = (object: object, name: string, json: string): string =>
  `${JSON.stringify(object).slice(0, -1)},${JSON.stringify(name)}:${json}}`
