import type { ModuleLookUp } from '../kit/http-module.ts'
import type { Module } from '../kit/source.ts'
import type { AccountCheck, CheckedType } from './account-check.ts'

type Shared = 'slug' | 'name' | 'homepage' | 'facts' | 'tags' | 'types' | 'request' | 'accepts' | 'notifies'

/** Returns the parts of an account check that sends the request of a module. */
export function checkOf(module: Module & { lookUp: ModuleLookUp }): Pick<AccountCheck, Shared> {
  const { slug, name, homepage, facts, tags, types, lookUp: { request, accepts } } = module
  return {
    slug,
    name,
    homepage,
    ...facts && { facts },
    tags,
    types: types as readonly CheckedType[],
    request,
    ...accepts && { accepts },
    notifies: false,
  }
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
