import { SourceFailure } from './failures.ts'
import type { FailureCode } from './failures.ts'

export interface Trouble {
  code: FailureCode
  message: string
}

/** What a check found out, or why it could not. */
export type Told<Facts> = { facts: Facts, error: null } | { facts: null, error: Trouble }

/** Rejects with everything that is no `SourceFailure`: the signal's reason, or a fault of ours. */
export async function tell<Facts>(asking: Promise<Facts>): Promise<Told<Facts>> {
  try {
    return { facts: await asking, error: null }
  } catch (failure) {
    if (!(failure instanceof SourceFailure)) throw failure
    return { facts: null, error: { code: failure.code, message: failure.message } }
  }
}
