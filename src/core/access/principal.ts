import type { KeyHolder } from '../../db/keys.ts'
import type { Plan } from '../../db/plans.ts'
import { readRange, scopesOf, type KeyLimits } from './key-rules.ts'
import { isActive } from './plans.ts'

/** The authenticated caller: an API key, its account, and the account's active API plan. */
export interface Principal extends KeyLimits {
  keyId: string
  accountId: string
  /** `true` if the operator marked the key `manage`, so that it may manage its account. */
  manage: boolean
  /** `null` if no API plan is active. */
  plan: Plan | null
  startedAt: string | null
}

export const toPrincipal = (
  { keyId, accountId, manage, startedAt, plan, termsAccepted, ...rules }: KeyHolder,
): Principal => ({
  keyId,
  accountId,
  manage,
  scopes: new Set(scopesOf({ ...rules, manage })),
  allowedRanges: rules.allowedAddresses.map(readRange),
  expiresAt: rules.expiresAt,
  disabled: rules.disabled,
  startedAt,
  plan: plan && isActive(plan, termsAccepted) ? plan : null,
})
