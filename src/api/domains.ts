import { proofText, proofUrl } from '../core/domains/proof.ts'
import { domainState, lapsesAt } from '../core/domains/standing.ts'
import type { AccountDomain } from '../db/account-domains.ts'
import type { ApiParts } from './parts.ts'
import type { ApiHandlers } from './types.ts'

export function domainHandlers(
  { ownDomains, meta, clock }: Pick<ApiParts, 'ownDomains' | 'meta' | 'clock'>,
): ApiHandlers<'listDomains' | 'claimDomain' | 'checkDomain' | 'removeDomain'> {
  const reply = (domain: AccountDomain) =>
    ({ status: 200, body: { data: { domain: domainBody(domain, clock.now()) }, meta: meta() } }) as const

  return {
    async listDomains({ principal }) {
      const domains = await ownDomains.list(principal)
      const data = { domains: domains.map(domain => domainBody(domain, clock.now())) }
      return { status: 200, body: { data, meta: meta() } }
    },

    claimDomain: async ({ principal, operation, body }) =>
      reply(await ownDomains.claim(principal, operation, body.domain)),

    checkDomain: async ({ principal, operation, params, signal }) =>
      reply(await ownDomains.check(principal, operation, params.id, signal)),

    removeDomain: async ({ principal, operation, params }) =>
      reply(await ownDomains.remove(principal, operation, params.id)),
  }
}

const domainBody = (own: AccountDomain, now: Date) => ({
  id: own.id,
  domain: own.domain,
  state: domainState(own, now),
  dns_record: { type: 'TXT', name: own.domain, value: proofText(own.token) },
  file: { url: proofUrl(own.domain), content: proofText(own.token) },
  last_check: own.lastCheck,
  created_at: own.createdAt,
  checked_at: own.checkedAt,
  seen_at: own.seenAt,
  lapses_at: lapsesAt(own),
})
