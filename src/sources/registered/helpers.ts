import type { ModuleLookUp } from '../kit/http-module.ts'
import type { AccountCheck } from './account-check.ts'

/** Returns the request and the rule for names of a module, so that a check of the same endpoint can reuse them. */
export function lookUpOf(
  { lookUp: { request, accepts } }: { lookUp: ModuleLookUp },
): Pick<AccountCheck, 'request' | 'accepts'> {
  return { request, ...(accepts ? { accepts } : {}) }
}

/** Creates the schema of text that matches a regular expression. */
export const textLike = (pattern: string) => ({ type: 'string', pattern } as const)

/**
 * Creates a condition for `holds`. It holds if a property of the response equals the searched value, ignoring letter
 * case.
 */
export const namedBy = (property: string) => (body: unknown, value: string): boolean =>
  sameText((body as Record<string, unknown>)[property], value)

/** Returns `true` if the value is a text that equals `text`, ignoring letter case. */
export const sameText = (value: unknown, text: string): boolean =>
  typeof value === 'string' && value.toLowerCase() === text.toLowerCase()
