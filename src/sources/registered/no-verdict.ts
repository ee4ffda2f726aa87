import type { FailureCode } from '../failures.ts'

/** Thrown before the question of a check if it can have no verdict. */
export class NoVerdict extends Error {
  readonly code: FailureCode | 'NO_PUBLIC_PROFILE' | 'TYPE_NOT_SUPPORTED'

  constructor(code: NoVerdict['code'], message: string) {
    super(message)
    this.code = code
  }
}
