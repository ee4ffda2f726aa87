import type { LookUp } from '../kit/http-module.ts'
import type { AccountCheck } from './account-check.ts'

/** The question that a module asks of the same site; `rule` says its pattern of names in words. */
export function questionOf(
  { lookUp: { request, names } }: { lookUp: LookUp },
): Pick<AccountCheck, 'request' | 'names'> {
  return { request, ...(names ? { names } : {}) }
}

export const like = (pattern: string) => ({ type: 'string', pattern } as const)

/** Whether a property of the answer is the value that was asked for, in any letter case. */
export const names = (property: string) => (body: unknown, value: string): boolean =>
  same((body as Record<string, unknown>)[property], value)

export const same = (one: unknown, other: string): boolean =>
  typeof one === 'string' && one.toLowerCase() === other.toLowerCase()
