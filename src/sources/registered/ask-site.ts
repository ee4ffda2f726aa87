import type { Client, Request, Response } from '../egress/client.ts'
import { withDeadline } from '../egress/deadline.ts'
import { SourceFailure } from '../failures.ts'
import { maxPageBytes, maxSearchedBytes } from '../kit/size.ts'
import { toSourceError } from '../kit/source-error.ts'
import type { Query } from '../kit/source.ts'
import { defaultDeadlineMs, type AccountCheck, type CheckContext, type Reason, type Status } from './account-check.ts'
import { isWeak, mentions, parseAnswer, proves, type Answer, type Proof } from './proof.ts'
import { findBlockPage, findFailure } from './response-failure.ts'

/** Status that the response of a site proves. `isWeak`: a page about something else could prove the same. */
export type Finding =
  | { status: Status, isWeak: boolean, reason: null }
  | { status: 'unknown', reason: Reason }

interface AskOptions {
  /** `true` if the name is that of a control question. Proofs that are valid only for one then count, too. */
  isControl?: boolean
}

/**
 * Asks a site about one value, within the deadline of the check. Rejects only if the signal of the context aborts, with
 * the reason of the abort.
 */
export async function askSite(
  check: AccountCheck,
  { type, value }: Query,
  context: CheckContext,
  { isControl = false }: AskOptions = {},
): Promise<Finding> {
  const deadlineMs = check.deadlineMs ?? defaultDeadlineMs
  try {
    return await withDeadline(deadlineMs, context.signal, async signal => {
      const request = check.request(value, { ...context, signal }, type)
      const response = await send(context.client, { ...pageLimits(check), ...request }, signal)
      return findingOf(check, await parseAnswer(response, value, readsJson(check)), isControl)
    })
  } catch (thrown) {
    context.signal.throwIfAborted()
    const { code, message } = toSourceError(thrown)
    return unknown(code === 'MODULE_ERROR' ? 'CHECK_ERROR' : code, message)
  }
}

/**
 * Returns what a response proves. Tests the error markers of the check first, then signs of block pages, refusals and
 * server errors, and the proofs last. A page with the texts of both statuses proves nothing, whatever its own status.
 */
function findingOf(check: AccountCheck, answer: Answer, isControl: boolean): Finding {
  const controlStatus = isControl && findBlockPage(answer) === undefined ? statusOf(check, answer, true) : undefined
  if (controlStatus) return { status: controlStatus, isWeak: true, reason: null }
  const failure = check.errors?.find(marker => proves(marker, answer)) ?? findFailure(answer)
  if (failure) return unknown(failure.code, failure.message)
  const status = statusOf(check, answer, false)
  if (status === undefined) {
    return unknown('UPSTREAM_CHANGED', `the response (status ${answer.response.status}) proves neither status`)
  }
  const matched = proofsOf(check, status).filter(proof => proves(proof, answer))
  const opposite = proofsOf(check, status === 'registered' ? 'not_registered' : 'registered')
  if (opposite.some(proof => mentions(proof, answer, matched) || (!proof.isControlOnly && proves(proof, answer)))) {
    return unknown('UPSTREAM_CHANGED', 'the response proves both statuses')
  }
  return { status, isWeak: matched.every(isWeak), reason: null }
}

/** Returns the status that a proof gives the response. `ofControl` selects the proofs for control questions only. */
const statusOf = (check: AccountCheck, answer: Answer, ofControl: boolean): Status | undefined =>
  (['registered', 'not_registered'] as const).find(status =>
    proofsOf(check, status).some(proof => (proof.isControlOnly ?? false) === ofControl && proves(proof, answer)))

const proofsOf = (check: AccountCheck, status: Status): readonly Proof[] =>
  status === 'registered' ? check.registered : check.notRegistered

/** Limits of a request for a page. The request of a row has none, so that it equals the request of its module. */
function pageLimits(check: AccountCheck): Partial<Request> {
  if (check.row) return {}
  return {
    maxBytes: maxPageBytes,
    redirects: 0,
    ...(!readsJson(check) && { search: { texts: textsOf(check), maxBytes: maxSearchedBytes } }),
  }
}

/** Texts of all proofs and error markers of the check. */
const textsOf = ({ registered, notRegistered, errors = [] }: AccountCheck): string[] =>
  [...registered, ...notRegistered, ...errors].flatMap(({ text, lacks = [] }) => [...text ? [text] : [], ...lacks])

/** `true` if a proof or an error marker of the check describes a JSON body. */
const readsJson = ({ registered, notRegistered, errors = [] }: AccountCheck): boolean =>
  [...registered, ...notRegistered, ...errors].some(({ schema }) => schema !== undefined)

const unknown = (code: Reason['code'], message: string): Finding => ({ status: 'unknown', reason: { code, message } })

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
