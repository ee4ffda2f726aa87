import { handleReason } from '../kit/handle.ts'
import { isSafePathSegment } from '../kit/json-look-up.ts'
import type { Query } from '../kit/source.ts'
import { isProbeOn, type AccountCheck, type CheckContext, type Reason, type Verdict } from './account-check.ts'
import { doubtAnswer } from './weak-proof.ts'
import { askSite } from './ask-site.ts'
import { otherMeaningOf } from './doubtful-name.ts'
import { createControls } from './control.ts'
import { doubtName } from './twin-question.ts'

/**
 * Checks one value at one site. The status is `registered` or `not_registered` if the response matches exactly one kind
 * of proof, and a control question confirms it if that proof is weak (`control.ts`). A registered name that sites read
 * in ways of their own also needs a twin that is not registered (`twin.ts`), unless the response names the account.
 * Otherwise the status is `unknown` with a reason, for example after a timeout or a block page. It is also `unknown` if
 * the response matches both kinds of proof or none. If the site does not allow the name, the status is `not_registered`
 * without a request.
 * Rejects only if the signal of the context aborts, with the reason of the abort.
 */
export async function checkAccount(check: AccountCheck, query: Query, context: CheckContext): Promise<Verdict> {
  context.signal.throwIfAborted()
  const unasked = verdictWithoutRequest(check, query, context.probes)
  if (unasked) return unasked
  const { controls = createControls() } = context
  const ask = () => askSite(check, query, context)
  // an address is given to a site once, also if several searches ask about it at the same time
  const finding = query.type !== 'Email Address' ? await ask()
    : await controls.together(`${check.slug} asked ${query.value}`, context, ask)
  if (finding.status === 'unknown') return unknown(finding.reason)
  const { status, isWeak, isNamed } = finding
  // a site has an account for most numbers of a length, or for none
  const needsControl = isWeak || (status === 'registered' && !isNamed && otherMeaningOf(query.value) === 'number')
  const doubt = (needsControl ? await controls.doubt(check, query, status, context) : undefined)
    ?? (status === 'registered' && !isNamed ? await doubtName(check, query, controls, context) : undefined)
  if (doubt) return unknown(doubt)
  const change = await doubtAnswer(check, query, finding, controls, context)
  if (change) return unknown(change)
  if (status === 'not_registered') return { status, reason: null, url: null }
  return { status, reason: null, url: check.url?.(query.value, query.type) ?? null }
}

function verdictWithoutRequest(
  check: AccountCheck,
  { type, value }: Query,
  probes?: ReadonlySet<string>,
): Verdict | undefined {
  if (check.notifies) return unknown({ code: 'MAY_NOTIFY', message: 'the request could send the person a message' })
  if (!isProbeOn(check, probes)) {
    return unknown({ code: 'PROBE_OFF', message: 'the check is a form probe, which the operator has not enabled' })
  }
  if (!(check.types as readonly string[]).includes(type)) {
    return unknown({ code: 'TYPE_NOT_SUPPORTED', message: `the check does not support ${type}` })
  }
  if (check.scope?.includes(value) === false) return unknown({ code: 'TYPE_NOT_SUPPORTED', message: check.scope.rule })
  const isHandle = handleReason({ type, value })
  if (isHandle !== undefined) return unknown({ code: 'NAME_NOT_POSSIBLE', message: isHandle })
  if (!isSafePathSegment(value) || check.accepts?.pattern.test(value) === false) {
    const message = check.accepts?.rule ?? 'No site has such a name'
    const reason: Reason = { code: 'NAME_NOT_POSSIBLE', message }
    return check.accepts?.isClaim ? unknown(reason) : { status: 'not_registered', reason, url: null }
  }
  return undefined
}

const unknown = (reason: Reason): Verdict => ({ status: 'unknown', reason, url: null })
