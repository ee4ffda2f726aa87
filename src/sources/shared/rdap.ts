/** What modules read of an RDAP answer. https://www.rfc-editor.org/rfc/rfc9083 */
export interface RdapEntity {
  roles?: string[]
  handle?: string
  vcardArray?: [string, Array<[string, unknown, string, unknown]>]
  entities?: RdapEntity[]
}

export interface RdapEvent {
  eventAction: string
  eventDate: string
}

const entity = {
  type: 'object',
  properties: {
    roles: { type: 'array', items: { type: 'string' } },
    vcardArray: {
      type: 'array',
      minItems: 2,
      prefixItems: [{ type: 'string' }, { type: 'array', items: { type: 'array', minItems: 4 } }],
    },
    entities: { type: 'array', items: { $ref: '#/$defs/entity' } },
  },
}

/** The JSON Schema of an answer of an object class with members of its own. */
export const rdapShape = (objectClass: string, required: readonly string[], properties: Record<string, object>) => ({
  type: 'object',
  required: ['objectClassName', ...required],
  properties: {
    objectClassName: { const: objectClass },
    events: {
      type: 'array',
      items: {
        type: 'object',
        required: ['eventAction', 'eventDate'],
        properties: { eventAction: { type: 'string' }, eventDate: { type: 'string' } },
      },
    },
    entities: { type: 'array', items: { $ref: '#/$defs/entity' } },
    ...properties,
  },
  $defs: { entity },
})

export const eventDate = (events: readonly RdapEvent[] | undefined, action: string): string | undefined =>
  events?.find(({ eventAction }) => eventAction === action)?.eventDate

/** The first entity in a role, also one that belongs to another entity: a registrar's abuse contact. */
export function inRole(entities: readonly RdapEntity[] | undefined, role: string): RdapEntity | undefined {
  const here = entities?.find(({ roles }) => roles?.includes(role))
  return here ?? entities?.map(one => inRole(one.entities, role)).find(found => found !== undefined)
}

/** A text property of an entity's contact card: `fn`, `email`, `tel`. https://www.rfc-editor.org/rfc/rfc7095 */
export function contact(of: RdapEntity | undefined, property: string): string | undefined {
  const value = of?.vcardArray?.[1].find(([name]) => name === property)?.[3]
  return typeof value === 'string' && value !== '' ? value.replace(/^(mailto|tel):/, '') : undefined
}
