import type { LookUp } from '../kit/http-module.ts'
import type { AccountCheck } from './account-check.ts'

/** The question that a module asks of the same site; `rule` says its pattern of names in words. */
export function questionOf(
  { lookUp: { request, names } }: { lookUp: LookUp },
): Pick<AccountCheck, 'request' | 'names'> {
  return { request, ...(names ? { names } : {}) }
}

/** JSON Schema of an object that has these properties, whatever else it has. */
export const withProperties = (properties: Record<string, object>): object =>
  ({ type: 'object', required: Object.keys(properties), properties })

export const text = { type: 'string' }
export const integer = { type: 'integer' }
export const like = (pattern: string): object => ({ type: 'string', pattern })

/** Whether a property of the answer is the value that was asked for, in any letter case. */
export const names = (property: string) => (body: unknown, value: string): boolean =>
  same((body as Record<string, unknown>)[property], value)

export const same = (one: unknown, other: string): boolean =>
  typeof one === 'string' && one.toLowerCase() === other.toLowerCase()
