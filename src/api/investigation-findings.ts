import { jsonInSlices } from '../lib/json-text.ts'
import type { ApiParts } from './parts.ts'
import type { ApiHandlers } from './types.ts'

type FindingParts = Pick<ApiParts, 'investigations' | 'investigationFindings' | 'meta'>

/** Handlers of what all searches of an investigation found. */
export function investigationFindingHandlers(
  { investigations, investigationFindings: findings, meta }: FindingParts,
): ApiHandlers<
  | 'getInvestigationResults'
  | 'getInvestigationLeaks'
  | 'getInvestigationAccounts'
  | 'getInvestigationObservables'
  | 'getInvestigationProfile'
> {
  /** In slices, because the findings of several searches can be large. */
  const reply = async (data: object) =>
    ({ status: 200 as const, body: { json: await jsonInSlices({ data, meta: meta() }) } })

  return {
    async getInvestigationResults({ principal, params, query }) {
      return reply(await findings.results(await investigations.get(principal, params.id), query))
    },

    async getInvestigationLeaks({ principal, params, query }) {
      return reply(await findings.leaks(await investigations.get(principal, params.id), query))
    },

    async getInvestigationAccounts({ principal, params, query }) {
      return reply(await findings.accounts(await investigations.get(principal, params.id), query))
    },

    async getInvestigationObservables({ principal, params, query, signal }) {
      return reply(await findings.observables(await investigations.get(principal, params.id), query, signal))
    },

    async getInvestigationProfile({ principal, params, query, signal }) {
      return reply(await findings.profile(await investigations.get(principal, params.id), query, signal))
    },
  }
}
