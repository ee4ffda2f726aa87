import type { Response } from '../client.ts'
import type { FailureCode } from '../kit/failures.ts'
import { typeOf, type Answer } from './proof.ts'

/** Reason why a response proves nothing about the account. */
export interface ResponseFailure {
  code: FailureCode
  message: string
}

const blockPage: ResponseFailure = { code: 'UPSTREAM_BLOCKED', message: 'the source returned a block page' }

/**
 * Patterns that identify a block page: titles, scripts and marks of common bot checks, and requests to prove that the
 * visitor is human. A block page can have any status. A page that only contains a CAPTCHA widget is not a block page.
 */
const blockPagePatterns = [
  /<title>\s*(just a moment|attention required|access denied|ddos-guard|robot check|security check|human verification|verify(ing)? you are human|pardon our interruption|making sure you(&#39;|')re not a bot)/i,
  /cf-chl-|cf-error-details|cf-browser-verification|_cf_chl_opt/i, // Cloudflare
  /_incapsula_resource\?cwudnsai|incapsula incident id/i, // Imperva
  /captcha-delivery\.com|px-captcha/i, // DataDome, HUMAN
  /awswafcookiedomainlist|gokuprops/i, // AWS WAF
  /sucuri website firewall|sucuri_cloudproxy/i,
  /unusual traffic from your|are you a (human|robot)|you are not a (robot|bot)|verify (that )?you are (a )?human/i,
  /(complete|solve) the (captcha|security check)|enable javascript and cookies to continue/i,
]

/** Statuses that refuse the request. They prove nothing about the account. */
const failureByStatus: Record<number, ResponseFailure> = {
  401: { code: 'UPSTREAM_BLOCKED', message: 'the source answered 401' },
  403: { code: 'UPSTREAM_BLOCKED', message: 'the source answered 403' },
  407: { code: 'UPSTREAM_BLOCKED', message: 'the source answered 407' },
  429: { code: 'UPSTREAM_RATE_LIMITED', message: 'the source answered 429' },
  451: { code: 'UPSTREAM_BLOCKED', message: 'the source answered 451' },
}

/** Returns `true` if a response with this status can prove that an account is registered or not registered. */
export const canProve = (status: number): boolean => status < 500 && !(status in failureByStatus)

/** Redirect targets that are a login or block page. */
const loginOrBlockPage = /captcha|challenge|consent|blocked|denied|verify|cdn-cgi|log-?in|sign-?in|auth\b|sorry\/|ratelimit/i

/**
 * Returns the block page, refusal or server error in a response. Returns `undefined` if the site seems to have answered
 * the request.
 */
export function findFailure({ response, text }: Answer): ResponseFailure | undefined {
  const { status, headers } = response
  // https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response/
  if (headers['cf-mitigated'] !== undefined) return blockPage
  // https://docs.aws.amazon.com/waf/latest/developerguide/waf-captcha-and-challenge-actions.html
  if (headers['x-amzn-waf-action'] !== undefined) return blockPage
  if (status >= 300 && status < 400 && loginOrBlockPage.test(headers['location'] ?? '')) {
    return { ...blockPage, message: 'the source redirected to a login or block page' }
  }
  if (isPage(response, text)) {
    const start = text.slice(0, 65_536)
    if (blockPagePatterns.some(sign => sign.test(start))) return blockPage
  }
  if (status >= 500) return { code: 'UPSTREAM_ERROR', message: `the source answered ${status}` }
  return failureByStatus[status]
}

/**
 * Returns `true` if the body is HTML. Also tests the start of the body, because block pages often have a wrong content
 * type.
 */
const isPage = (response: Response, text: string): boolean =>
  typeOf(response).includes('html') || /^\s*<(!doctype|html|head|title)/i.test(text)
