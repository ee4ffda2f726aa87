import type { components } from '../../../../generated/api.ts'
import type { AccountCheck } from '../../../sources/registered/account-check.ts'
import { checkAccount } from '../../../sources/registered/check-account.ts'
import type { Task } from '../task.ts'

/** The check ends as `unknown` at its own deadline. The deadline of the task is later by this time, in milliseconds. */
const spareMs = 5_000

/**
 * An account check. Its verdict is its result, also if the verdict is `unknown`. `key`: key that the operator
 * configured for the site. Some sites need it for some checks.
 */
export function accountTask(check: AccountCheck, probes: ReadonlySet<string>, key: string | undefined): Task {
  return {
    kind: 'account',
    slug: check.slug,
    name: check.name,
    deadlineMs: (check.deadlineMs ?? 10_000) + spareMs,
    cacheMs: 0,
    async run({ query, client, now, signal }, findings) {
      const { status, reason, url } = await checkAccount(check, query, {
        client,
        key,
        now,
        signal,
        probes,
      })
      const result: components['schemas']['RegisteredAccount'] = { module: { name: check.name }, status, url, reason }
      findings.results.push(result)
      if (status === 'unknown') findings.telemetryLabel = 'unknown'
      findings.count = status === 'registered' ? 1 : 0
    },
  }
}
