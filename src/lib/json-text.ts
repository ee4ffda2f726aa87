/**
 * Returns the JSON of `object` with an additional member. `name` is the name of the member. `json` is the value of the
 * member as JSON text, so stored JSON can be sent without parsing it. `object` must have at least one member.
 */
export const withMember = (object: object, name: string, json: string): string =>
  `${JSON.stringify(object).slice(0, -1)},${JSON.stringify(name)}:${json}}`
