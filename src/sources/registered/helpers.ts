import type { ModuleLookUp } from '../kit/http-module.ts'
import type { AccountCheck } from './account-check.ts'

/** Returns a module's request and its rule for names, so that an account check of the same endpoint can reuse both. */
export function lookUpOf(
  { lookUp: { request, accepts } }: { lookUp: ModuleLookUp },
): Pick<AccountCheck, 'request' | 'accepts'> {
  return { request, ...(accepts ? { accepts } : {}) }
}

/** Creates the schema of text that matches a regular expression. */
export const textLike = (pattern: string) => ({ type: 'string', pattern } as const)

/**
 * Creates a function for `holds`. The function returns `true` if a property of the response equals the searched value,
 * ignoring letter case.
 */
export const namedBy = (property: string) => (body: unknown, value: string): boolean =>
  sameText((body as Record<string, unknown>)[property], value)

/** Returns `true` if the value is a text that equals `text`, ignoring letter case. */
export const sameText = (value: unknown, text: string): boolean =>
  typeof value === 'string' && value.toLowerCase() === text.toLowerCase()
