import { createRequire } from 'node:module'
import type { ValidateFunction } from 'ajv/dist/2020.js'
import type formats from 'ajv-formats'
import { once } from '../../lib/once.ts'
import { SourceFailure } from '../failures.ts'
import type { Shape } from './schema.ts'

/**
 * Loads the compiler of schemas at the first response of a source: it is 80 files, which no start needs. It does not
 * validate the schemas, because compiling the schema of schemas takes 40 ms of the event loop. It refuses keywords,
 * formats and types that it does not know instead.
 */
const compiler = once(() => {
  const load = createRequire(import.meta.url)
  const { Ajv2020 } = load('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js')
  const addFormats = load('ajv-formats') as typeof formats.default
  const ajv = new Ajv2020({
    meta: false,
    validateSchema: false,
    strictSchema: true,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
  })
  addFormats(ajv)
  return ajv
})
const validators = new WeakMap<object, ValidateFunction>()

/**
 * Returns `true` if `value` matches a JSON Schema. Compiles a schema at its first use, to keep the start of the process
 * fast.
 */
export function hasShape<Schema extends object>(schema: Schema, value: unknown): value is Shape<Schema> {
  const validate = validators.get(schema) ?? compiler().compile(schema)
  validators.set(schema, validate)
  return validate(value)
}

/**
 * Returns the first fault of a value that does not match a JSON Schema, such as `"m_code" is missing` or `"known" must
 * be array`. Returns `undefined` if the value matches. It contains no value, only names of members.
 */
export function shapeFault(schema: object, value: unknown): string | undefined {
  if (hasShape(schema, value)) return undefined
  const [error] = validators.get(schema)!.errors ?? []
  const { instancePath = '', keyword, message = 'has another form', params } = error ?? {}
  const path = instancePath.slice(1).replaceAll('/', '.')
  if (keyword !== 'required') return path === '' ? message : `"${path}" ${message}`
  const missing = (params as { missingProperty: string }).missingProperty
  return `"${path === '' ? missing : `${path}.${missing}`}" is missing`
}

export const changed = (cause?: unknown): SourceFailure =>
  new SourceFailure('UPSTREAM_CHANGED', 'the response does not have the documented shape', { cause })
