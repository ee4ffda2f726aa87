import { createHash } from 'node:crypto'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import type { ValueScopeName } from 'ajv/dist/compile/codegen/scope.js'
import type { AnyValidateFunction } from 'ajv/dist/types/index.js'
import type { Node } from './document.ts'

/** Names with a number, such as those that Ajv gives, and texts, in which nothing is renamed. */
const nameOrText = /"(?:[^"\\]|\\.)*"|\b[a-z]+\d+\b/g

/**
 * Collects schemas and returns the code of their validators, and of the components that they refer to. Ajv numbers its
 * functions and constants in the order of their first use, so one more schema would change all lines after it. Here a
 * function has the name of its schema and a constant the fingerprint of its content, and both are sorted by name.
 */
export function createValidatorCode(ajv: Ajv2020) {
  return {
    /**
     * Adds a schema, and returns the name of its function. Several operations may add the same schema, or refer to the
     * component with this name. Throws if another schema has the name.
     */
    add(name: string, schema: Node): string {
      const known = ajv.schemas[name]?.schema
      if (known === undefined) ajv.addSchema(schema, name)
      else if (schema.$ref !== name && JSON.stringify(known) !== JSON.stringify(schema)) {
        throw new Error(`two schemas have the name ${name}`)
      }
      ajv.getSchema(name) // compiles it
      return functionName(name)
    },

    toString(): string {
      const compiled = Object.entries(ajv.schemas).flatMap(([name, env]) =>
        env?.validate && !env.meta ? [{ name, ...sourceOf(env.validate) }] : [])
      const functions = new Map(compiled.map(({ name, validateName }) => [validateName.str, functionName(name)]))
      const constants = new Map<string, string>()
      const bodies = compiled.map(({ name, validateName, validateCode, evaluated, scopeValues }): [string, string] => {
        const names = new Map(functions)
        for (const value of Object.values(scopeValues).flatMap(values => [...values ?? []])) {
          if (functions.has(value.str) || !new RegExp(`\\b${value.str}\\b`).test(validateCode)) continue
          const code = constantOf(value, functions)
          const constant = `${value.prefix}_${value.prefix === 'schema' ? name : fingerprint(code)}`
          names.set(value.str, constant)
          constants.set(constant, `const ${constant} = ${code};`)
        }
        const facts = evaluated ? `${validateName.str}.evaluated = ${evaluated.toString()};\n` : ''
        return [name, `${validateCode}${facts}`.replace(nameOrText, found => names.get(found) ?? found)]
      })
      return [...sorted(constants), '', ...sorted(bodies)].join('\n')
    },
  }
}

const functionName = (name: string): string => `validate_${name}`

/** Returns a name for content that has none. */
export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8)

function sourceOf({ source }: AnyValidateFunction) {
  if (!source) throw new Error('Ajv keeps no source code')
  return source
}

/** Returns the code of a constant. A wrapper holds a function that was not compiled yet: of a schema inside itself. */
function constantOf({ str, prefix, value }: ValueScopeName, functions: ReadonlyMap<string, string>): string {
  if (value?.code) return value.code.toString()
  const { validateName } = value?.ref as { validateName?: ValueScopeName }
  const name = validateName && functions.get(validateName.str)
  if (!['wrapper', 'root'].includes(prefix) || name === undefined) throw new Error(`${str} has no code`)
  return `{ validate: ${name} }`
}

const sorted = (texts: Iterable<[name: string, text: string]>): string[] =>
  [...texts].sort(([one], [other]) => one < other ? -1 : 1).map(([, text]) => text)
