import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { json } from './ask.ts'
import type { Response } from '../client.ts'
import { SourceFailure } from './failures.ts'

const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
const validators = new WeakMap<object, ValidateFunction>()

/** Whether a value is as a JSON Schema says, which is compiled at its first use: that costs start time. */
export function hasShape<Shape>(schema: object, value: unknown): value is Shape {
  const validate = validators.get(schema) ?? ajv.compile(schema)
  validators.set(schema, validate)
  return validate(value)
}

/** The body of an answer as JSON of one shape, a JSON Schema; anything else is `UPSTREAM_CHANGED`. */
export function readShape<Shape>(schema: object, response: Response): Shape {
  const body = json(response)
  if (!hasShape<Shape>(schema, body)) throw changed()
  return body
}

export const changed = (cause?: unknown): SourceFailure =>
  new SourceFailure('UPSTREAM_CHANGED', 'the answer does not have the documented shape', { cause })
