/**
 * Type of a value that matches a JSON Schema (draft 2020-12). A source declares the shape of its response once, as the
 * `response` schema; `Shape` derives the type of the validated response from it.
 *
 * `Shape` reads the keywords that sources use: `type`, `const`, `enum`, `properties`, `required`,
 * `additionalProperties`, `items`, `prefixItems`, `anyOf` and references to `$defs`. Validation applies all other
 * keywords too, but the type ignores them. The type has only the properties that the schema names.
 */
export type Shape<Schema> = ShapeIn<Schema, Schema extends { $defs: infer Defs } ? Defs : unknown>

/** Derives the type of a part of a schema. `Defs` holds the definitions to which the references in this part point. */
type ShapeIn<Schema, Defs> =
  Schema extends { $ref: `#/$defs/${infer Name}` } ? Name extends keyof Defs ? ShapeIn<Defs[Name], Defs> : unknown
  : Schema extends { const: infer Value } ? Value
  : Schema extends { enum: ReadonlyArray<infer Value> } ? Value
  : Schema extends { anyOf: ReadonlyArray<infer Branch> } ? ByType<Schema, Defs> & AnyOf<Branch, Defs>
  : ByType<Schema, Defs>

type AnyOf<Branch, Defs> = Branch extends unknown ? ShapeIn<Branch, Defs> : never

type ByType<Schema, Defs> =
  Schema extends { type: ReadonlyArray<infer Name> } ? OfType<Name, Schema, Defs>
  : Schema extends { type: infer Name } ? OfType<Name, Schema, Defs>
  : Schema extends { properties: object } | { required: readonly string[] } ? ObjectOf<Schema, Defs>
  : unknown

type OfType<Name, Schema, Defs> =
  Name extends 'string' ? string
  : Name extends 'number' | 'integer' ? number
  : Name extends 'boolean' ? boolean
  : Name extends 'null' ? null
  : Name extends 'array' ? ArrayOf<Schema, Defs>
  : Name extends 'object' ? ObjectOf<Schema, Defs>
  : unknown

type ArrayOf<Schema, Defs> =
  Schema extends { prefixItems: infer Items extends readonly unknown[] }
    ? { -readonly [Index in keyof Items]: ShapeIn<Items[Index], Defs> }
    : Schema extends { items: infer Item } ? Array<ShapeIn<Item, Defs>> : unknown[]

type ObjectOf<Schema, Defs> =
  Schema extends { properties: object } | { required: readonly string[] } | { additionalProperties: unknown }
    ? Flat<Named<PropertiesOf<Schema>, RequiredOf<Schema>, Defs> & Others<Schema, Defs>>
    : Record<string, unknown>

type Named<Properties, Required extends string, Defs> =
  & { [Name in Required]: Name extends keyof Properties ? ShapeIn<Properties[Name], Defs> : unknown }
  & { [Name in Exclude<keyof Properties, Required>]?: ShapeIn<Properties[Name], Defs> }

type PropertiesOf<Schema> = Schema extends { properties: infer Properties } ? Properties : unknown
type RequiredOf<Schema> = Schema extends { required: ReadonlyArray<infer Name extends string> } ? Name : never
type Others<Schema, Defs> = Schema extends { additionalProperties: infer Other }
  ? Record<string, Other extends true ? unknown : ShapeIn<Other, Defs>>
  : unknown

/** Merges an intersection into one object type, so that compiler messages and editor hints list its properties. */
type Flat<Value> = Value extends infer Object ? { [Key in keyof Object]: Object[Key] } : never

export const text = { type: 'string' } as const
export const textOrNull = { type: ['string', 'null'] } as const
export const integer = { type: 'integer' } as const
export const integerOrNull = { type: ['integer', 'null'] } as const
export const number = { type: 'number' } as const
export const numberOrNull = { type: ['number', 'null'] } as const
export const flag = { type: 'boolean' } as const

/** Creates the schema of an array whose items all match `items`. */
export const arrayOf = <const Item extends object>(items: Item) => ({ type: 'array', items } as const)

/**
 * Creates the schema of an object that has the `required` properties and may have the `optional` ones. Further
 * properties are allowed.
 */
export const objectWith = <const Required extends Properties, const Optional extends Properties = Nothing>(
  required: Required,
  optional?: Optional,
) => ({
  type: 'object',
  required: Object.keys(required) as Array<keyof Required & string>,
  properties: { ...required, ...optional } as Required & Optional,
} as const)

export type Properties = Readonly<Record<string, object>>
type Nothing = Readonly<Record<never, never>>

/** Gives several properties the same schema. */
export const each = <const Name extends string, const Schema extends object>(
  names: readonly Name[],
  schema: Schema,
): Record<Name, Schema> => Object.fromEntries(names.map(name => [name, schema])) as Record<Name, Schema>

/**
 * Declares properties that are displayed or passed on, but not validated. The schemas only document the expected types;
 * the values can have any type. A source therefore still works if such a property changes. If the code throws on an
 * unexpected value, `fetchJson` reports `UPSTREAM_CHANGED`.
 */
export const unchecked = <const Documented extends Properties>(documented: Documented): Documented =>
  each(Object.keys(documented), {}) as Documented
