import type { Feature, Plan } from '../db/plans.ts'
import { apiKeyOf } from '../lib/api-key.ts'

/**
 * The accounts that a sandbox has from the start, each with a key that is the same in every sandbox, so that a caller's
 * tests meet refusals without bringing them about first. No other server knows these keys.
 */
export interface SandboxAccount {
  /** The plan that is subscribed to; null: none. */
  plan: string | null
  revoked?: boolean
  /** What its key is for. */
  told: string
}

const everything: Feature[] = ['radar', 'search', 'tools', 'secrets']
const generous: Plan = {
  id: '',
  product: 'api',
  name: '',
  features: everything,
  requestsPerMinute: 600,
  concurrency: 20,
  daily: 20_000,
  monthly: 500_000,
  keyQuota: 20,
  retentionDays: 365,
}

/** Plans of the sandbox alone: the limits of `business`, but for what each is named after. */
export const sandboxPlans: readonly Plan[] = [
  { ...generous, id: 'sandbox-minute', name: 'No request a minute', requestsPerMinute: 0 },
  { ...generous, id: 'sandbox-day', name: 'The day is used up', daily: 0 },
  { ...generous, id: 'sandbox-month', name: 'The month is used up', monthly: 0 },
  { ...generous, id: 'sandbox-busy', name: 'As many searches run as may', concurrency: 0 },
  { ...generous, id: 'sandbox-no-runner', name: 'Nothing runs searches' },
  { ...generous, id: 'sandbox-no-store', name: 'Nothing can be stored' },
  { ...generous, id: 'sandbox-no-time', name: 'Searches have one second' },
  { ...generous, id: 'sandbox-throttled', name: 'Too many wrong keys came from the same address' },
  { ...generous, id: 'sandbox-error', name: 'Everything fails' },
]

export const sandboxAccounts = {
  business: { plan: 'business', told: 'the plan `business`: everything' },
  pro: { plan: 'pro', told: 'the plan `pro`: secrets in leak records come masked' },
  starter: { plan: 'starter', told: 'the plan `starter`: 403 `PLAN_FEATURE_REQUIRED` for tools' },
  free: { plan: 'free', told: 'the plan `free`: 403 `PLAN_FEATURE_REQUIRED` for searches and tools' },
  noPlan: { plan: null, told: 'no plan: 403 `PLAN_FEATURE_REQUIRED` for Radar too' },
  revoked: { plan: 'business', revoked: true, told: 'revoked: 401 `UNAUTHORIZED`' },
  throttled: {
    plan: 'sandbox-throttled',
    told: 'as if too many wrong keys had come from this address: 429 `RATE_LIMIT_RPM_EXCEEDED` for everything',
  },
  minute: {
    plan: 'sandbox-minute',
    told: 'requests a minute used up: 429 `RATE_LIMIT_RPM_EXCEEDED` for searches and tools',
  },
  day: { plan: 'sandbox-day', told: 'day used up: 429 `RATE_LIMIT_EXCEEDED` for searches and tools' },
  month: { plan: 'sandbox-month', told: 'month used up: 429 `RATE_LIMIT_EXCEEDED` for searches and tools' },
  busy: { plan: 'sandbox-busy', told: 'as many searches run as may: 409 `MAX_CONCURRENCY_EXCEEDED` for searches' },
  noRunner: { plan: 'sandbox-no-runner', told: 'nothing runs searches: 503 `NO_ELIGIBLE_RUNNER` for searches' },
  noStore: {
    plan: 'sandbox-no-store',
    told:
      'nothing can be stored: 503 `DISPATCH_UNAVAILABLE`, of temporary searches 500 `TEMPORARY_SEARCH_UNAVAILABLE`, of tools 500',
  },
  noTime: { plan: 'sandbox-no-time', told: 'a search has one second: `tw-hang` fails (`SEARCH_TIME_LIMIT_EXCEEDED`)' },
  error: { plan: 'sandbox-error', told: 'a fault of ours: 500 `INTERNAL_ERROR` for everything' },
} as const satisfies Record<string, SandboxAccount>

export type SandboxName = keyof typeof sandboxAccounts

export const sandboxNames = Object.keys(sandboxAccounts) as SandboxName[]

/** The same in every sandbox, by the name of the account. */
export const sandboxKeys = Object
  .fromEntries(sandboxNames.map(name => [name, apiKeyOf('test', name.padEnd(32, '0'))])) as Record<SandboxName, string>

/** On the blocklist of every sandbox: 403 `QUERY_BLOCKED`. */
export const blockedValues = {
  'Pseudonym': 'tw-forbidden',
  'Email Address': 'tw-forbidden@tw-forbidden.example',
  'Domain Name': 'tw-forbidden.example',
  'IP Address': '192.0.2.99',
  'Cryptocurrency': '0x9732d711D49512b19E5F38878b0C878E4b711bF5',
  'vehicle': '1HGCM82633A000099',
} as const
