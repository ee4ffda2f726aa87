import {
  isBotCheck, isLoginPage, isLimitText, isRegionPage, loginOrBlockTarget, parkedTarget, regionTarget, titleOf,
} from './block-pages.ts'
import { rateLimitOf } from '../egress/rate-limit.ts'
import { typeOf, type Answer } from './proof.ts'
import { refusalOf, type ResponseFailure } from './refusals.ts'
import { findWall, findWallHeader, findWallNotice, isAbout } from './wall-page.ts'

const blocked = (message: string): ResponseFailure => ({ code: 'UPSTREAM_BLOCKED', message })

const limitReached: ResponseFailure =
  { code: 'UPSTREAM_RATE_LIMITED', message: 'the source reports that its limit is reached' }

/** Maximum length of a JSON or plain text that can be a notice about a rate limit. Longer ones are results. */
const maxNoticeLength = 4_096

/**
 * Returns the block page, refusal, server error or truncation of a response. Returns `undefined` if the site seems to
 * have answered the request.
 */
export const findFailure = (answer: Answer): ResponseFailure | undefined =>
  findBlockPage(answer) ?? findLimit(answer) ?? refusalOf(answer.response.status) ?? findTruncation(answer)

/** Returns the rate limit of a 403, which is otherwise a refusal. */
function findLimit({ response }: Answer): ResponseFailure | undefined {
  if (response.status !== 403 || !rateLimitOf(response)) return undefined
  return { code: 'UPSTREAM_RATE_LIMITED', message: 'the source answered 403 and its limit' }
}

function findTruncation({ response, text }: Answer): ResponseFailure | undefined {
  const isCut = !response.isPart && typeOf(response).includes('json') &&
    /^\s*[[{]/.test(text) && !/[\]}]$/.test(text.slice(-100).trimEnd())
  return isCut ? { code: 'UPSTREAM_CHANGED', message: 'the JSON of the response has no end' } : undefined
}

/** Returns the block page, login page or rate limit in a response, whatever the status of the response. */
export const findBlockPage = (answer: Answer): ResponseFailure | undefined =>
  findWallHeader(answer.response) ?? findBlockTarget(answer) ??
  (isPage(answer.response, answer.text) ? findBlockInPage(answer) : findBlockNotice(answer))

function findBlockTarget({ response: { status, headers } }: Answer): ResponseFailure | undefined {
  if (status < 300 || status >= 400) return undefined
  const target = headers['location'] ?? ''
  if (parkedTarget.test(target)) {
    return { code: 'UPSTREAM_CHANGED', message: 'the domain of the source is parked or for sale' }
  }
  if (loginOrBlockTarget.test(target)) return blocked('the source redirected to a login or block page')
  if (regionTarget.test(target)) return blocked('the source redirected to a page about its regions')
  return undefined
}

function findBlockInPage({ text, value, response }: Answer): ResponseFailure | undefined {
  const title = titleOf(text)
  const wall = findWall(text, title, value, response.status)
  if (wall) return wall
  if (isBotCheck(text, title, isAbout(title, value))) return blocked('the source returned a block page')
  if (isLoginPage(text, title)) return blocked('the source returned a login page')
  if (isRegionPage(text)) return blocked('the source is not available in this region')
  return isLimitText(text) ? limitReached : undefined
}

function findBlockNotice({ text }: Answer): ResponseFailure | undefined {
  if (text.length > maxNoticeLength) return undefined
  return findWallNotice(text) ?? (isLimitText(text) ? limitReached : undefined)
}

/**
 * Returns `true` if the body is HTML. Also tests the start of the body, because block pages often have a wrong content
 * type.
 */
export const isPage = (response: Answer['response'], text: string): boolean =>
  typeOf(response).includes('html') || /^\s*<(!doctype|html|head|title)/i.test(text)
