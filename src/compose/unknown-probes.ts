import { mostSimilar } from '../lib/similar.ts'
import type { AccountCheck } from '../sources/registered/account-check.ts'
import { probeClasses } from '../sources/registered/check-class.ts'

/** Returns a sentence for each name of `ACCOUNT_PROBES` that is no class, and no check that asks a form. */
export function unknownProbes(names: Iterable<string>, checks: readonly AccountCheck[]): string[] {
  const forms = checks.filter(({ probe }) => probe !== undefined).map(({ slug }) => slug)
  const known = new Set(['all', ...probeClasses, ...forms])
  return [...names].filter(name => !known.has(name)).map(name => {
    const meant = mostSimilar(name, known)
    const others = `names: all, ${probeClasses.join(', ')}, and the slugs of checks list that ask a form`
    return `there is no probe ${name}; ${meant === undefined ? others : `did you mean ${meant}?`}`
  })
}
