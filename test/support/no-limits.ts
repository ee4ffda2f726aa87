import type { KeyLimits } from '../../src/core/access/key-rules.ts'
import { grantedScopes } from '../../src/lib/key-scopes.ts'

/** Limits of a key that may do everything. */
export const noLimits: KeyLimits = {
  scopes: new Set(grantedScopes), allowedRanges: [], expiresAt: null, disabled: false,
}
