import type { Query } from '../../sources/kit/source.ts'
import type { AccountCheck } from '../../sources/registered/account-check.ts'
import { checkAccount } from '../../sources/registered/check-account.ts'
import { createControls } from '../../sources/registered/control.ts'
import { parseObservable } from '../observables/observable.ts'
import { failedExample, type SourceExamples } from './examples.ts'

type Expected = 'registered' | 'not_registered'

/**
 * Error codes that indicate that the site has changed. With any other error code, the result of the example is
 * `unknown`.
 */
const sourceFaultCodes = new Set(['UPSTREAM_CHANGED', 'CHECK_ERROR'])

/** Returns the examples of an account check. `probes` are the slugs of the probes to enable. */
export function accountExamples(
  check: AccountCheck,
  { sourceKeys }: { sourceKeys: ReadonlyMap<string, string> },
  probes: ReadonlySet<string>,
): SourceExamples<Expected> {
  const { slug, examples } = check
  const controls = createControls()
  return {
    kind: 'account',
    slug,
    examples: [
      ...examples.registered.map(example => ({ example, expected: 'registered' as const })),
      ...examples.notRegistered.map(example => ({ example, expected: 'not_registered' as const })),
    ],
    async check(example, expected, client, signal = new AbortController().signal) {
      const query = queryOf(check, example)
      const { status, reason } = await checkAccount(check, query, {
        client,
        key: sourceKeys.get(slug),
        now: new Date(),
        signal,
        probes,
        controls,
      })
      const answer = { ...query, made: status === 'unknown' ? { failure: reason!.code } : { status } }
      if (status === expected) return { verdict: 'ok', reason: null, answer }
      return status === 'unknown'
        ? { ...failedExample(sourceFaultCodes, reason!), answer }
        : { verdict: 'rotted', reason: `answered ${status}`, answer }
    },
  }
}

/**
 * Converts an example to a query. The type of the query is the first of the check's types for which the example is
 * valid.
 */
function queryOf({ types }: AccountCheck, example: string): Query {
  for (const type of types) {
    const parsed = parseObservable(type, example)
    if ('value' in parsed) return { type, value: parsed.value }
  }
  return { type: types[0]!, value: example }
}
