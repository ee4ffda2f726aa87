import type { Client, Request, Response } from '../client.ts'
import { toSourceError, withDeadline } from '../kit/source-error.ts'
import { SourceFailure } from '../kit/failures.ts'
import { maxPageBytes } from '../kit/size.ts'
import { isSafePathSegment } from '../kit/json-look-up.ts'
import type { Query } from '../kit/source.ts'
import {
  defaultDeadlineMs,
  type AccountCheck,
  type CheckContext,
  type CheckedType,
  type ReasonCode,
  type Verdict,
} from './account-check.ts'
import { proves, parseAnswer, type Answer } from './proof.ts'
import { findFailure } from './response-failure.ts'

/**
 * Checks one value at one site. The status is `registered` or `not_registered` if the response matches exactly one kind
 * of proof.
 * Otherwise the status is `unknown` with a reason, for example after a timeout or a block page. It is also `unknown` if
 * the response matches both kinds of proof or none. If the site does not allow the name, the status is `not_registered`
 * without a request.
 * Rejects only if the signal of the context aborts, with the reason of the abort.
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
      const response = await send(context.client, { maxBytes: maxPageBytes, redirects: 0, ...request }, signal)
      const answer = await parseAnswer(response, query.value, readsJson(check))
      return verdictOf(check, answer, () => check.url?.(query.value, type) ?? null)
    })
  } catch (thrown) {
    context.signal.throwIfAborted()
    const { code, message } = toSourceError(thrown)
    return unknown(code === 'MODULE_ERROR' ? 'CHECK_ERROR' : code, message)
  }
}

/**
 * Returns the verdict for a response. Tests the error markers of the check first, then signs of block pages, refusals
 * and server errors, and the proofs last.
 */
function verdictOf(check: AccountCheck, answer: Answer, url: () => string | null): Verdict {
  const failure = check.errors?.find(marker => proves(marker, answer)) ?? findFailure(answer)
  if (failure) return unknown(failure.code, failure.message)
  const registered = check.registered.some(proof => proves(proof, answer))
  const notRegistered = check.notRegistered.some(proof => proves(proof, answer))
  if (registered && notRegistered) return unknown('UPSTREAM_CHANGED', 'the response proves both statuses')
  if (registered) return { status: 'registered', reason: null, url: url() }
  if (notRegistered) return { status: 'not_registered', reason: null, url: null }
  return unknown('UPSTREAM_CHANGED', `the response (status ${answer.response.status}) proves neither status`)
}

/** `true` if a proof or an error marker of the check describes a JSON body. */
const readsJson = ({ registered, notRegistered, errors = [] }: AccountCheck): boolean =>
  [...registered, ...notRegistered, ...errors].some(({ schema }) => schema !== undefined)

function verdictWithoutRequest(
  check: AccountCheck,
  { type, value }: Query,
  probes?: ReadonlySet<string>,
): Verdict | undefined {
  if (check.notifies) return unknown('MAY_NOTIFY', 'the request could send the person a message')
  if (check.probe && !probes?.has(check.slug)) {
    return unknown('PROBE_OFF', 'the check is a form probe, which the operator has not enabled')
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

/** Sends the request. Retries once if the connection broke. */
async function send(client: Pick<Client, 'send'>, request: Request, signal: AbortSignal): Promise<Response> {
  try {
    return await client.send(request, signal)
  } catch (failure) {
    if (!(failure instanceof SourceFailure) || failure.code !== 'UPSTREAM_UNREACHABLE') throw failure
    signal.throwIfAborted()
    return await client.send(request, signal)
  }
}
