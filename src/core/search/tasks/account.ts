import type { components } from '../../../../generated/api.ts'
import { defaultDeadlineMs, type AccountCheck, type CheckContext } from '../../../sources/registered/account-check.ts'
import { checkAccount } from '../../../sources/registered/check-account.ts'
import type { Task } from '../task.ts'

/**
 * Time between the check's own deadlines and the task's deadline, in milliseconds. A check that takes too long can then
 * end as `unknown` before the deadline makes the task fail.
 */
const spareMs = 5_000

/** Number of requests that a check sends at most, one after the other: its own and two control questions. */
const maxRequests = 3

/**
 * Creates the task of an account check. Its result is the verdict, even if the verdict is `unknown`. `key` is the
 * source key that the operator configured for the site; some sites require a key for some checks.
 */
export function accountTask(
  check: AccountCheck, { probes, controls, key }: Required<Pick<CheckContext, 'probes' | 'controls' | 'key'>>,
): Task {
  return {
    kind: 'account',
    slug: check.slug,
    name: check.name,
    deadlineMs: maxRequests * (check.deadlineMs ?? defaultDeadlineMs) + spareMs,
    cacheMs: 0,
    async run({ query, client, now, signal }, findings) {
      const { status, reason, url } = await checkAccount(check, query, {
        client,
        key,
        now,
        signal,
        probes,
        controls,
      })
      const result: components['schemas']['RegisteredAccount'] = { module: { name: check.name }, status, url, reason }
      findings.results.push(result)
      if (status === 'unknown') findings.telemetryLabel = 'unknown'
      findings.count = status === 'registered' ? 1 : 0
    },
  }
}
