import { expect } from 'chai'
import type { AccountCheck, Verdict } from '../../src/sources/registered/account-check.ts'
import { upstreams } from '../../src/upstreams/index.ts'
import type { UpstreamAnswer } from '../../src/upstreams/upstream.ts'
import { simulate } from './simulated.ts'

/** Creates a check with its own URL, which the test simulates. */
export function createCheck(slug: string, more: Partial<AccountCheck> = {}): AccountCheck {
  return {
    slug,
    name: `Site ${slug}`,
    homepage: `https://${slug}.example`,
    types: ['Email Address'],
    request: () => ({ url: `https://${slug}.example/` }),
    registered: [{ status: 200, text: 'here' }],
    notRegistered: [{ status: 404, isWeak: false }],
    url: () => `https://${slug}.example/profile`,
    examples: { registered: [], notRegistered: [] },
    notifies: false,
    ...more,
  }
}

/** Simulates a world in which every host gives the same response. */
export const answering = (answer: () => UpstreamAnswer) => simulate({
  upstreams: upstreams.map(({ origin }) => ({ origin, subject: () => 'sam', found: answer, notFound: answer })),
})

/** Asserts that a verdict is `unknown` with this reason code. */
export const expectUnknown = (code: string) => (verdict: Verdict): void => {
  expect(verdict).to.include({ status: 'unknown', url: null })
  expect(verdict.reason?.code).to.equal(code)
}
