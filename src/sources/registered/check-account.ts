import type { Client, Request, Response } from '../client.ts'
import { toSourceError, withDeadline } from '../kit/source-error.ts'
import { SourceFailure } from '../kit/failures.ts'
import { isSafePathSegment } from '../kit/json-look-up.ts'
import type { Query } from '../kit/source.ts'
import type { AccountCheck, CheckContext, CheckedType, ReasonCode, Verdict } from './account-check.ts'
import { proves, parseAnswer, type Answer } from './proof.ts'
import { findFailure } from './response-failure.ts'

const defaultDeadlineMs = 10_000

/**
 * Checks one value at one site. A verdict needs a proof. Every other answer (a wall with any status, a timeout, a
 * changed page, an answer that proves both) is `unknown` with a reason. Rejects only with the reason of the context's
 * signal.
 */
export async function checkAccount(check: AccountCheck, query: Query, context: CheckContext): Promise<Verdict> {
  context.signal.throwIfAborted()
  const unasked = verdictWithoutRequest(check, query, context.probes)
  if (unasked) return unasked
  const type = query.type as CheckedType
  const deadlineMs = check.deadlineMs ?? defaultDeadlineMs
  try {
    return await withDeadline(deadlineMs, context.signal, async signal => {
      const request = check.request(query.value, { ...context, signal }, type)
      const answer = parseAnswer(await send(context.client, { redirects: 0, ...request }, signal), query.value)
      return verdictOf(check, answer, () => check.url?.(query.value, type) ?? null)
    })
  } catch (thrown) {
    context.signal.throwIfAborted()
    const { code, message } = toSourceError(thrown)
    return unknown(code === 'MODULE_ERROR' ? 'CHECK_ERROR' : code, message)
  }
}

/** Tests the site's error markers first, then walls, refusals and server errors, then the proofs. */
function verdictOf(check: AccountCheck, answer: Answer, url: () => string | null): Verdict {
  const failure = check.errors?.find(marker => proves(marker, answer)) ?? findFailure(answer)
  if (failure) return unknown(failure.code, failure.message)
  const registered = check.registered.some(proof => proves(proof, answer))
  const notRegistered = check.notRegistered.some(proof => proves(proof, answer))
  if (registered && notRegistered) return unknown('UPSTREAM_CHANGED', 'the answer says both')
  if (registered) return { status: 'registered', reason: null, url: url() }
  if (notRegistered) return { status: 'not_registered', reason: null, url: null }
  return unknown('UPSTREAM_CHANGED', `the answer (${answer.response.status}) proves neither`)
}

function verdictWithoutRequest(
  check: AccountCheck,
  { type, value }: Query,
  probes?: ReadonlySet<string>,
): Verdict | undefined {
  if (check.notifies) return unknown('MAY_NOTIFY', 'the question could send the person a message')
  if (check.probe && !probes?.has(check.slug)) {
    return unknown('PROBE_OFF', 'a probe of a form, which is not switched on')
  }
  if (!(check.types as readonly string[]).includes(type)) {
    return unknown('TYPE_NOT_SUPPORTED', `the check does not support ${type}`)
  }
  if (!isSafePathSegment(value) || check.accepts?.pattern.test(value) === false) {
    const message = check.accepts?.rule ?? 'No site has such a name'
    return { status: 'not_registered', reason: { code: 'NAME_NOT_POSSIBLE', message }, url: null }
  }
  return undefined
}

const unknown = (code: ReasonCode, message: string): Verdict =>
  ({ status: 'unknown', reason: { code, message }, url: null })

/** Sends the request, and once more if the connection broke. */
async function send(client: Pick<Client, 'send'>, request: Request, signal: AbortSignal): Promise<Response> {
  try {
    return await client.send(request, signal)
  } catch (failure) {
    if (!(failure instanceof SourceFailure) || failure.code !== 'UPSTREAM_UNREACHABLE') throw failure
    signal.throwIfAborted()
    return await client.send(request, signal)
  }
}
