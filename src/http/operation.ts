import type { ErrorObject } from 'ajv'

/** An operation as the server needs it. The generated operation tables are lists of these. */
export interface Operation {
  id: string
  method: Method
  path: string
  /** The segments of the path; `{name}` matches any one segment. `/` has no segments. */
  segments: readonly string[]
  parameters: readonly Parameter[]
  body: 'none' | 'optional' | 'required'
  /** Name of the security scheme; `null` if no authentication is required. */
  security: string | null
  planFeature: string | null
  /** Cost in core searches. */
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
  /** `true` if the parameter is repeated for each entry: `?a=1&a=2`. */
  array: boolean
}

export interface DeclaredResponse {
  contentTypes: readonly string[]
  headers: readonly { name: string, required: boolean }[]
}

/** A compiled schema. Schemas of requests also fill in defaults. */
export interface Validate {
  (data: unknown): boolean
  errors?: ErrorObject[] | null
}

export interface RequestValidators {
  /** Validates `{ path, query, header }`. */
  parameters?: Validate
  body?: Validate
}

/** Validators by status, then by content type. For `text/event-stream`, the schema describes one event. */
export type ReplyValidators = Readonly<Record<string, Readonly<Record<string, Validate>>>>
