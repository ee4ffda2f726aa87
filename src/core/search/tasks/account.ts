import type { components } from '../../../../generated/api.ts'
import {
  defaultDeadlineMs, type AccountCheck, type CheckContext, type Reason, type Verdict,
} from '../../../sources/registered/account-check.ts'
import { checkAccount } from '../../../sources/registered/check-account.ts'
import { reasonsNotToAsk } from '../../../outcomes/reasons.ts'
import type { Task } from '../task.ts'

/**
 * Time between the check's own deadlines and the task's deadline, in milliseconds. A check that takes too long can then
 * end as `unknown` before the deadline makes the task fail.
 */
const spareMs = 5_000

type AccountParts = Required<Pick<CheckContext, 'probes' | 'controls' | 'key'>> & {
  ownAddress?: string | undefined
  benched?: () => Reason | undefined
}

/**
 * Number of questions that a check asks at most, one after the other: its own, two control questions, and those about
 * twins of the name, which are asked together. Each has a deadline, and may wait as long for its turn before.
 */
const maxQuestions = 4

/**
 * Creates the task of an account check. Its result is the verdict, even if the verdict is `unknown`. `key` is the
 * source key that the operator configured for the site; some sites require a key for some checks. `benched` returns the
 * reason not to ask a site that failed its self-tests.
 */
export function accountTask(check: AccountCheck, { probes, controls, key, ownAddress, benched }: AccountParts): Task {
  return {
    kind: 'account',
    slug: check.slug,
    name: check.name,
    deadlineMs: 2 * maxQuestions * (check.deadlineMs ?? defaultDeadlineMs) + spareMs,
    cacheMs: 0,
    sharesResponses: check.row !== undefined,
    async run({ query, client, now, signal }, findings) {
      const why = benched?.()
      const { status, reason, url }: Verdict = why ? { status: 'unknown', reason: why, url: null } :
        await checkAccount(check, query, {
          client,
          key,
          now,
          signal,
          probes,
          controls,
          ownAddress,
        })
      const { slug, name } = check
      const result: components['schemas']['RegisteredAccount'] = { module: { slug, name }, status, url, reason }
      findings.results.push(result)
      if (reason !== null) findings.telemetryCode = reason.code
      if (reason !== null && reasonsNotToAsk.has(reason.code)) findings.telemetryLabel = 'skipped'
      else if (status === 'unknown') findings.telemetryLabel = 'unknown'
      // a domain without a web server, or with an answer for every name, is not a fault of the check
      const isOfDomain = check.control === 'domain' && reason?.code === 'SAME_AS_CONTROL'
      if (isOfDomain || (check.asksOwnHost && status === 'unknown')) findings.isOfValue = true
      findings.count = status === 'registered' ? 1 : 0
    },
  }
}
