import type { FailureCode } from './failures.ts'

export interface Trouble {
  code: FailureCode | 'NOT_APPLICABLE' | 'MODULE_ERROR'
  message: string
}

/** What somebody found out, or why they could not. */
export type Told<Facts> = { facts: Facts, error: null } | { facts: null, error: Trouble }
