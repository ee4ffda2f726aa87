import type { ModuleLookUp } from '../kit/http-module.ts'
import type { AccountCheck } from './account-check.ts'

/** The request and the rule for names of a module that asks the same site. */
export function lookUpOf(
  { lookUp: { request, accepts } }: { lookUp: ModuleLookUp },
): Pick<AccountCheck, 'request' | 'accepts'> {
  return { request, ...(accepts ? { accepts } : {}) }
}

/** JSON Schema of text that matches a regular expression. */
export const textLike = (pattern: string) => ({ type: 'string', pattern } as const)

/** Returns a test that a property of the answer equals the requested value, in any letter case. */
export const namedBy = (property: string) => (body: unknown, value: string): boolean =>
  sameText((body as Record<string, unknown>)[property], value)

/** Whether a value is this text, in any letter case. */
export const sameText = (value: unknown, text: string): boolean =>
  typeof value === 'string' && value.toLowerCase() === text.toLowerCase()
