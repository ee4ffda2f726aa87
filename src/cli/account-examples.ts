import type { Config } from '../config/read.ts'
import { parseObservable } from '../core/observable.ts'
import type { AccountCheck } from '../sources/registered/account-check.ts'
import { checkAccount } from '../sources/registered/check-account.ts'
import type { Query } from '../sources/kit/source.ts'
import { verdictOf, type Examples } from './examples.ts'

type Expected = 'registered' | 'not_registered'

/** The answers of the site itself; with any other reason nothing is known of it. */
const sourceFaultCodes = new Set(['UPSTREAM_CHANGED', 'CHECK_ERROR'])

/** The examples of an account check. `probes` are switched on, by slug. */
export function accountExamples(
  check: AccountCheck,
  { sourceKeys }: Config,
  probes: ReadonlySet<string>,
): Examples<Expected> {
  const { slug, examples } = check
  return {
    slug,
    examples: [
      ...examples.registered.map(example => ({ example, expected: 'registered' as const })),
      ...examples.notRegistered.map(example => ({ example, expected: 'not_registered' as const })),
    ],
    async check(example, expected, client) {
      const { signal } = new AbortController()
      const { status, reason } = await checkAccount(check, queryOf(check, example), {
        client,
        key: sourceKeys.get(slug),
        now: new Date(),
        signal,
        probes,
      })
      if (status === expected) return { verdict: 'ok', reason: null }
      return status === 'unknown' ? verdictOf(sourceFaultCodes, reason!) : { verdict: 'rotted', reason: `answered ${status}` }
    },
  }
}

/** The type among the check's that an example fits. */
function queryOf({ types }: AccountCheck, example: string): Query {
  for (const type of types) {
    const parsed = parseObservable(type, example)
    if ('value' in parsed) return { type, value: parsed.value }
  }
  return { type: types[0]!, value: example }
}
