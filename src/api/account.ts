import type { AuditedAct } from '../core/audit/audit.ts'
import type { OwnAccount } from '../core/own/own-account.ts'
import type { UsageReport } from '../core/own/usage-report.ts'
import type { GroupUse } from '../db/usage-groups.ts'
import type { UsageCount } from '../db/audit.ts'
import type { ApiParts } from './parts.ts'
import { noStore } from './secrets.ts'
import type { ApiHandlers } from './types.ts'

type AccountParts = Pick<ApiParts, 'signIn' | 'ownAccount' | 'audit' | 'usageReport' | 'meta'>

export function accountHandlers(
  { signIn, ownAccount, audit, usageReport, meta }: AccountParts,
): ApiHandlers<'signIn' | 'getAccount' | 'claimFreePlan' | 'getUsageReport' | 'listAuditRecords'> {
  const reply = (account: OwnAccount) =>
    ({ status: 200, body: { data: { account: accountBody(account) }, meta: meta() } }) as const

  return {
    async signIn({ body, clientAddress }) {
      const key = await signIn.exchange(body.code, clientAddress)
      return { status: 200, headers: noStore, body: { data: { key }, meta: meta() } }
    },

    getAccount: async ({ principal }) => reply(await ownAccount.get(principal)),

    claimFreePlan: async ({ principal, operation, body }) =>
      reply(await ownAccount.claimFreePlan(principal, operation, body.terms_version)),

    async getUsageReport({ principal, query: { key_id: keyId, ...range } }) {
      const report = await usageReport.read(principal, { ...range, keyId: keyId?.toLowerCase() })
      return { status: 200, body: { data: usageBody(report), meta: meta() } }
    },

    async listAuditRecords({ principal, query: { key_id: keyId, ...query } }) {
      const { entries, nextCursor } = await audit.listOwn(principal, { ...query, keyId: keyId?.toLowerCase() })
      const pagination = { limit: query.limit, nextCursor }
      return { status: 200, body: { data: { records: entries.map(auditBody), pagination }, meta: meta() } }
    },
  }
}

const accountBody = (
  { account, plan, currentTerms, keys, webhookEndpoints: endpoints, runningSearches }: OwnAccount,
) => ({
  id: account.id,
  email: account.email,
  created_at: account.createdAt,
  plan: plan && {
    id: plan.id,
    name: plan.name,
    active: plan.active,
    started_at: plan.startedAt,
    features: plan.features,
    requests_per_minute: plan.requestsPerMinute,
    concurrent_searches: plan.concurrency,
    searches_per_day: plan.daily,
    searches_per_month: plan.monthly,
    keys: plan.keyQuota,
    retention_days: plan.retentionDays,
  },
  terms: {
    current_version: currentTerms,
    accepted_version: account.termsVersion,
    accepted_at: account.termsAcceptedAt,
  },
  keys,
  webhook_endpoints: {
    active: endpoints.filter(({ disabled }) => disabled === null).length,
    disabled: endpoints.flatMap(({ id, disabled }) =>
      disabled === null ? [] : [{ id, reason: disabled.reason, disabled_at: disabled.at }]),
  },
  running_searches: runningSearches,
})

const usageBody = ({ from, to, total, days, keys, labels, references }: UsageReport) => ({
  from,
  to,
  total: countBody(total),
  days: days.map(({ day, ...count }) => ({ day, ...countBody(count) })),
  keys: keys.map(({ keyId, label, ...count }) => ({ key_id: keyId, label, ...countBody(count) })),
  labels: labels.map(({ name, ...use }) => ({ label: name, ...groupBody(use) })),
  references: references.map(({ name, ...use }) => ({ reference: name, ...groupBody(use) })),
})

const groupBody = ({ coreSearches, searches }: Omit<GroupUse, 'name'>) => ({ core_searches: coreSearches, searches })

const countBody = ({ coreSearches, requests, errors }: UsageCount) =>
  ({ core_searches: coreSearches, requests, errors })

/** The record without the name of the operator and of the operator's machine. */
const auditBody = (act: AuditedAct) => ({
  id: act.id,
  created_at: act.createdAt,
  actor: act.actor,
  key_id: act.keyId,
  operation: act.operation,
  query_type: act.queryType,
  leak_sources: [...act.leakSources],
  outcome: act.outcome,
  core_searches: act.cost,
  count: act.count,
  search_id: act.searchId,
  subjects: [...act.subjects],
})
