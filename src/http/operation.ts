import type { ErrorObject } from 'ajv'

/** An operation as the server uses it. The generated tables of operations have this type. */
export interface Operation {
  id: string
  method: Method
  path: string
  /** Segments of the path. `{name}` matches any segment. The path `/` has no segments. */
  segments: readonly string[]
  parameters: readonly Parameter[]
  body: 'none' | 'optional' | 'required'
  /** Maximum size of the body, in bytes. `undefined` for the limit of all operations. */
  maxBodyBytes?: number
  /** Members of the body for which `null` counts as left out. `undefined` if the body has none. */
  bodyShape?: BodyShape
  /** Name of the security scheme; `null` if no authentication is required. */
  security: string | null
  planFeature: string | null
  /** Mark that the key must have (`x-key-mark`). `null` if any key may call the operation. */
  keyMark: string | null
  /** Scope that the key must have (`x-scope`). `null` if any key may call the operation, or none is needed. */
  scope: string | null
  /** Cost in core searches. */
  cost: number
  /** Cost of a request for the server (`x-weight`). 0 if the operation is metered, or never limited. */
  weight: number
  errorBody: 'envelope' | 'simple'
  responses: Readonly<Record<number, DeclaredResponse>>
}

/** The members of a body, or of an object inside it, for which `null` counts as left out. */
export interface BodyShape {
  /** Optional members whose schema does not allow `null`. */
  optional: readonly string[]
  /** Shapes of the members that have such members inside. */
  members: Readonly<Record<string, BodyShape>>
  /** Shape of the entries, if the value is an array. */
  items?: BodyShape
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  type: 'string' | 'integer' | 'number' | 'boolean'
  /** `true` if the parameter may be repeated: `?a=1&a=2`. */
  array: boolean
}

export interface DeclaredResponse {
  contentTypes: readonly string[]
  headers: readonly { name: string, required: boolean }[]
}

/** A compiled schema. Validating a request also replaces missing values by the defaults of the schema. */
export interface Validate {
  (data: unknown): boolean
  errors?: ErrorObject[] | null
}

export interface RequestValidators {
  /** Validates `{ path, query, header }`. */
  parameters?: Validate
  body?: Validate
}

/** Validators by status and then by content type. For `text/event-stream`, the validator checks one event. */
export type ReplyValidators = Readonly<Record<string, Readonly<Record<string, Validate>>>>
