import type { Client, Request, Response } from '../egress/client.ts'
import { withDeadline } from '../egress/deadline.ts'
import { SourceFailure } from '../failures.ts'
import { maxPageBytes, maxSearchedBytes } from '../kit/size.ts'
import { toSourceError } from '../kit/source-error.ts'
import type { Query } from '../kit/source.ts'
import {
  defaultDeadlineMs, type AccountCheck, type CheckContext, type Finding, type Reason, type Status,
} from './account-check.ts'
import { foldedReason, otherSpellings } from './address-twin.ts'
import { demandsCaptcha } from './json-demand.ts'
import { NoVerdict } from './no-verdict.ts'
import { isBare } from './bare-page.ts'
import { isWeak, mentions, parseAnswer, proves, type Answer, type Proof } from './proof.ts'
import { namesAccount, otherMeaningOf } from './doubtful-name.ts'
import { loginOrBlockTarget, parkedTarget } from './block-pages.ts'
import {
  decoded, isInOtherLetters, kindOf, otherLetters, otherNameIn, otherPageIn, redirectOf, targetOf,
} from './redirect-target.ts'
import { findBlockPage, findFailure, isPage } from './response-failure.ts'
import { isProse, isShown } from './shown-text.ts'
import { saysSuspended } from './suspended.ts'
import { endTwin } from './twin.ts'
import { shapeOf } from './usual-miss.ts'

/** Maximum number of redirects to the same page in another spelling that are followed. */
const maxSamePages = 3

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
      const own = { ...context, signal }
      const tokens = await check.tokens?.(value, own)
      const request = { ...pageLimits(check), ...check.request(value, { ...own, ...tokens && { tokens } }, type) }
      const response = await sendToPage(check, request, value, next => send(context.client, next, signal))
      if ('reason' in response) return response
      const finding = findingOf(check, response, request.url, isControl)
      if (finding.status === 'unknown' || isControl || type !== 'Pseudonym') return finding
      const target = targetOf(response.response) ?? URL.parse(response.response.url)
      const from = new URL(request.url)
      const isMoved = isRedirect(response) || response.response.url !== request.url // or the client has followed it
      if (finding.status === 'not_registered') {
        const isOther = target && isMoved && !await isInOtherLetters(request.url, response.response.url, value)
        return { ...finding, otherName: isOther ? otherPageIn(from, target, value) ?? null : null }
      }
      if (target && otherNameIn(from, target, value) !== undefined && !finding.isNamed) {
        return unknown('NAME_FOLDED', renamed)
      }
      if (await isInOtherLetters(request.url, response.response.url, value)) return inOtherLetters
      return finding.isNamed || isProved(check, response) ? finding : notShown
    })
  } catch (thrown) {
    context.signal.throwIfAborted()
    if (thrown instanceof NoVerdict) return unknown(thrown.code, thrown.message)
    const { code, message } = toSourceError(thrown)
    return unknown(code === 'MODULE_ERROR' ? 'CHECK_ERROR' : code, message)
  }
}

/**
 * Sends a request, and follows redirects to the same page in another spelling (`redirect-target.ts`). Returns the first
 * other answer, or the finding of a redirect that proves nothing. A redirect is an answer of a check of addresses, and
 * is never followed: it would hand the address on.
 */
async function sendToPage(
  check: AccountCheck, request: Request, value: string, ask: (request: Request) => Promise<Response>,
): Promise<Answer | Finding> {
  let next = request
  for (let remaining = maxSamePages; ; remaining--) {
    const answer = await parseAnswer(await ask(next), value, readsJson(check), check.encoding)
    if (check.control) return answer
    const redirect = await redirectOf(answer.response, value)
    if (!redirect && await isAtGate(next.url, answer)) return atGate
    if (!redirect || redirect.kind === 'elsewhere' || statusOf(check, answer, false) === 'registered') return answer
    const { kind, target } = redirect
    if ((kind !== 'same' && kind !== 'folded') || remaining === 0 || (request.method ?? 'GET') !== 'GET') {
      const failure = findBlockPage(answer)
      if (failure) return unknown(failure.code, failure.message)
      if (kind === 'cookies' || kind === 'loop') return atGate
      return unknown('UPSTREAM_CHANGED', 'the source redirected to another page about the name')
    }
    const { headers: _, ...rest } = next
    next = { ...target.origin === new URL(next.url).origin ? next : rest, url: target.href }
  }
}

/** Returns `true` if the client has followed a redirect to a page for cookies, sign-in or a test, or to a seller. */
async function isAtGate(asked: string, { response, value }: Answer): Promise<boolean> {
  if (response.url === asked || !URL.canParse(response.url)) return false
  const [from, to] = [new URL(asked), new URL(response.url)]
  const kind = kindOf(from, to, value, await otherLetters(value))
  const target = decoded(`${to.pathname}${to.search}`).replaceAll(value, '')
  const isPage = kind === 'same' || kind === 'folded'
  return kind === 'cookies' || (!isPage && (loginOrBlockTarget.test(target) || parkedTarget.test(to.href)))
}

/**
 * Returns what a response proves. Tests the error markers of the check first, then signs of block pages, refusals and
 * server errors, and the proofs last. A page with the texts of both statuses proves nothing, whatever its own status.
 */
function findingOf(check: AccountCheck, answer: Answer, asked: string, isControl: boolean): Finding {
  const { response, text } = answer
  const size = { length: text.length, type: isPage(response, text) ? 'page' : 'data' } as const
  const controlStatus = isControl ? statusOf(check, answer, true) : undefined
  const found = { ...size, reason: null }
  if (controlStatus && findBlockPage(answer) === undefined) return {
    ...found,
    status: controlStatus,
    isWeak: true,
    isNamed: false,
    bareShape: null,
    otherName: null,
  }
  const failure = check.errors?.find(marker => proves(marker, answer))
    ?? (check.control && demandsCaptcha(answer.text) ? captcha : findFailure(answer))
  if (failure) return unknown(failure.code, failure.message)
  const status = statusOf(check, answer, false)
  if (status === undefined) {
    const other = check.control && otherSpellings(answer.text, answer.value)
      .find(value => statusOf(check, { ...answer, value }, false) === 'registered')
    if (other) return { status: 'unknown', reason: foldedReason(answer.value, other) }
    return unknown('UPSTREAM_CHANGED', `the response (status ${answer.response.status}) proves neither status`)
  }
  if (status === 'not_registered' && !check.control && saysSuspended(answer)) {
    return unknown('NO_PUBLIC_PROFILE', 'the site says that the account is suspended')
  }
  const matched = proofsOf(check, status).filter(proof => proves(proof, answer))
  const opposite = proofsOf(check, status === 'registered' ? 'not_registered' : 'registered')
  if (opposite.some(proof => contradicts(proof, answer, matched))) {
    return unknown('UPSTREAM_CHANGED', 'the response proves both statuses')
  }
  return {
    status,
    isWeak: matched.every(proof => isWeak(proof) || isUnread({ isRead: isProse(proof.text), ...proof }, answer)),
    isNamed: isNamed(matched, answer),
    bareShape: isBare(answer, matched, check, asked) ? shapeOf(answer) : null,
    otherName: null,
    ...found,
  }
}

/** Returns `true` if a response that matches other proofs has the proof of the opposite status too. */
const contradicts = (proof: Proof, answer: Answer, matched: readonly Proof[]): boolean =>
  (mentions(proof, answer, matched) && !isUnread(proof, answer)) || (!proof.isControlOnly && proves(proof, answer))

/** Returns `true` if the text of a proof counts only where a reader sees it, and no reader does. */
const isUnread = ({ isRead = false, text = '' }: Proof, answer: Answer): boolean => isRead && !isShown(answer, text)

/** Returns `true` if a proof would not hold for a similar name: the response then names the searched one. */
function isNamed(matched: readonly Proof[], answer: Answer): boolean {
  const value = endTwin(answer.value, undefined) ?? `${answer.value}q`
  return matched.some(proof => {
    try {
      return proof.holds !== undefined && !proves(proof, { ...answer, value })
    } catch {
      return true // the account in the answer has another name
    }
  })
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

const captcha = { code: 'UPSTREAM_BLOCKED', message: 'the source demands a CAPTCHA' } as const

const unknown = (code: Reason['code'], message: string): Finding => ({ status: 'unknown', reason: { code, message } })

/** Returns `false` if the name means something else at many sites, and the answer does not name the account. */
function isProved({ examples }: AccountCheck, answer: Answer): boolean {
  const meaning = otherMeaningOf(answer.value)
  return meaning === undefined || examples.registered.includes(answer.value) || namesAccount(answer, meaning)
}

const notShown = unknown('NAME_NOT_SHOWN', 'the name may be a page or a number of the site, and no account is named')

/** Message of the reason for a redirect to another page, which a made-up name does not get. */
export const renamed = 'the site redirected to another name: the account may have been renamed'

const isRedirect = ({ response: { status } }: Answer): boolean => status >= 300 && status < 400

/** Finding of an account to whose name the site has redirected. */
const inOtherLetters = unknown('NAME_FOLDED', 'the site redirected to the account of a name in other letters')

/** Finding of a page that a site shows before the requested one. */
const atGate: Finding = {
  status: 'unknown',
  reason: { code: 'UPSTREAM_BLOCKED', message: 'the source redirected to a page for cookies or a sign-in' },
}

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
