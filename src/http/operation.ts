import type { ErrorObject } from 'ajv'

/** What the server needs to know of an operation; the tables in generated/ are lists of these. */
export interface Operation {
  id: string
  method: Method
  path: string
  /** The path between its slashes; `{name}` stands for any one segment. `/` has none. */
  segments: readonly string[]
  parameters: readonly Parameter[]
  body: 'none' | 'optional' | 'required'
  /** The name of the security scheme, null where nobody needs to say who they are. */
  security: string | null
  planFeature: string | null
  /** In core searches. */
  cost: number
  errorBody: 'envelope' | 'simple'
  responses: Readonly<Record<number, DeclaredResponse>>
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  type: 'string' | 'integer' | 'number' | 'boolean'
  /** Given once for each entry, `?a=1&a=2`. */
  array: boolean
}

export interface DeclaredResponse {
  contentTypes: readonly string[]
  headers: readonly { name: string, required: boolean }[]
}

/** A compiled schema. It fills in defaults where the schema is of a request. */
export interface Validate {
  (data: unknown): boolean
  errors?: ErrorObject[] | null
}

export interface RequestValidators {
  /** Of `{ path, query, header }`. */
  parameters?: Validate
  body?: Validate
}

/** By status, then by content type. Of `text/event-stream` the schema describes one event. */
export type ReplyValidators = Readonly<Record<string, Readonly<Record<string, Validate>>>>
