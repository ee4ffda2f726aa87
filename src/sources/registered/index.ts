import type { AccountCheck } from './account-check.ts'

export const accountChecks: readonly AccountCheck[] = []
