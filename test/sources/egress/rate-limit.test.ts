import { readdir, readFile } from 'node:fs/promises'
import { expect } from 'chai'
import { rateLimitOf } from '../../../src/sources/egress/rate-limit.ts'
import { budgetOutcome } from '../../../src/sources/egress/request-outcome.ts'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { acceptResponse } from '../../../src/sources/kit/fetch-response.ts'
import { findFailure } from '../../../src/sources/registered/response-failure.ts'

const date = 'Sun, 22 Nov 2026 12:00:00 GMT'
const now = Date.parse(date) / 1_000
const secondary = '{"message":"You have exceeded a secondary rate limit. Please wait a few minutes."}'

/** Headers of an answer with status 403, its body, and the wait in milliseconds that it asks for. */
const limits: Record<string, [headers: Record<string, string>, body: string, retryAfterMs: number | undefined]> = {
  'GitHub\'s limit': [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${now + 90}` }, '{}', 90_000],
  'a reset that has passed': [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${now - 5}` }, '', 0],
  'a reset in more than an hour': [
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${now + 86_400}` }, '', 3_600_000,
  ],
  'a reset in milliseconds': [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${now + 7}500` }, '', 7_500],
  'X\'s limit': [{ 'x-rate-limit-remaining': '0', 'x-rate-limit-reset': `${now + 60}` }, '', 60_000],
  'the draft\'s limit': [{ 'ratelimit-remaining': '0', 'ratelimit-reset': '30' }, '', 30_000],
  'Discord\'s limit': [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset-after': '1.25' }, '', 1_250],
  'a limit without its end': [{ 'x-ratelimit-remaining': '0' }, '', undefined],
  'GitHub\'s secondary limit': [{ 'retry-after': '60', 'x-ratelimit-remaining': '4000' }, secondary, 60_000],
  'a secondary limit without a header': [{ 'x-ratelimit-remaining': '4000' }, secondary, 60_000],
  'Retry-After': [{ 'retry-after': '20' }, '', 20_000],
  'a decimal Retry-After': [{ 'retry-after': '1.5' }, '', 1_500],
  'a date in Retry-After': [{ 'retry-after': 'Sun, 22 Nov 2026 12:00:10 GMT' }, '', 10_000],
  'Retry-After beside a reset': [
    { 'retry-after': '5', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${now + 90}` }, '', 5_000,
  ],
}

const responseOf = (status: number, headers: Record<string, string>, body: string) =>
  ({ status, headers: { date, ...headers }, body: Buffer.from(body), url: 'https://api.github.com/users/sam' })

describe('a reported rate limit', () => {
  for (const [kind, [headers, body, retryAfterMs]] of Object.entries(limits)) {
    it(`is read from ${kind} by the governor, modules and account checks alike`, () => {
      const response = responseOf(403, headers, body)
      let failure: unknown
      try {
        acceptResponse(response, [], [])
      } catch (thrown) {
        failure = thrown
      }

      expect(rateLimitOf(response)?.retryAfterMs).to.equal(retryAfterMs)
      expect(rateLimitOf({ ...response, status: 429 })?.retryAfterMs).to.equal(retryAfterMs)
      expect(budgetOutcome(response)).to.eql(
        retryAfterMs === undefined ? { kind: 'answered' } : { kind: 'retry_after', ms: retryAfterMs })
      expect(failure).to.be.instanceOf(SourceFailure)
      expect(failure).to.include({ code: 'UPSTREAM_RATE_LIMITED', retryAfterMs })
      expect(findFailure({ response, value: 'sam', text: body, json: undefined })?.code)
        .to.equal('UPSTREAM_RATE_LIMITED')
    })
  }

  it('is not seen in another refusal, an answer or a missing page', () => {
    const left = { 'x-ratelimit-remaining': '12', 'x-ratelimit-reset': `${now + 90}` }
    const used = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${now + 90}` }

    expect(rateLimitOf(responseOf(403, left, '{"message":"Resource not accessible"}'))).to.equal(undefined)
    expect(rateLimitOf(responseOf(200, used, '{}'))).to.equal(undefined)
    expect(rateLimitOf(responseOf(404, used, '{"message":"Not Found"}'))).to.equal(undefined)
    expect(budgetOutcome(responseOf(503, { 'retry-after': '1.5' }, ''))).to.eql({ kind: 'retry_after', ms: 1_500 })
  })

  it('is read in one place, so that every kind of source reads it alike', async () => {
    const root = new URL('../../../src/sources/', import.meta.url)
    const files = await readdir(root, { recursive: true })
    const reading = await Promise.all(files.filter(name => name.endsWith('.ts')).map(async name =>
      /\bheaders\[['"`](x-)?rate-?limit|'(x-)?rate-?limit-/i.test(await readFile(new URL(name, root), 'utf8')) ? [name] : []))

    expect(reading.flat()).to.eql([])
  })
})
