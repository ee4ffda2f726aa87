import { arrayOf, objectWith, text, unchecked, type Properties, type Shape } from '../kit/schema.ts'

const entities = arrayOf({ $ref: '#/$defs/entity' })
const event = objectWith({ eventAction: text, eventDate: text })
const entity = objectWith({}, {
  roles: arrayOf(text),
  vcardArray: {
    type: 'array',
    minItems: 2,
    prefixItems: [text, { type: 'array', items: { type: 'array', minItems: 4 } }],
  },
  entities,
  ...unchecked({ handle: text }),
})

/** Entities and events in an RDAP response, as far as modules read them. https://www.rfc-editor.org/rfc/rfc9083 */
export type RdapEntity = Shape<typeof entity & { $defs: { entity: typeof entity } }>
export type RdapEvent = Shape<typeof event>

/** Creates the JSON Schema of a response with the given RDAP object class and properties. */
export const rdapSchema = <const Required extends Properties, const Optional extends Properties>(
  objectClass: string,
  required: Required,
  optional: Optional,
) => ({
  ...objectWith({ objectClassName: { const: objectClass }, ...required }, {
    events: arrayOf(event),
    entities,
    ...optional,
  }),
  $defs: { entity },
})

export const eventDate = (events: readonly RdapEvent[] | undefined, action: string): string | undefined =>
  events?.find(({ eventAction }) => eventAction === action)?.eventDate

/**
 * Returns the first entity with a role. Searches nested entities too, because the abuse contact is often nested in the
 * entity of the registrar.
 */
export function inRole(entities: readonly RdapEntity[] | undefined, role: string): RdapEntity | undefined {
  const direct = entities?.find(({ roles }) => roles?.includes(role))
  return direct ?? entities?.map(entity => inRole(entity.entities, role)).find(found => found !== undefined)
}

/**
 * Returns a text property of an entity's contact card, such as `fn`, `email` or `tel`. Returns `undefined` if the card
 * has no such text. https://www.rfc-editor.org/rfc/rfc7095
 */
export function contact(holder: RdapEntity | undefined, property: string): string | undefined {
  const value = holder?.vcardArray?.[1].find(([name]) => name === property)?.[3]
  return typeof value === 'string' && value !== '' ? value.replace(/^(mailto|tel):/, '') : undefined
}
