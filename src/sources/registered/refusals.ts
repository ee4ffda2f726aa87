import type { FailureCode } from '../failures.ts'

/** Reason why a response proves nothing about the account. */
export interface ResponseFailure {
  code: FailureCode
  message: string
}

/** Statuses that refuse the request. They prove nothing about the account. */
const failureByStatus: Record<number, ResponseFailure> = {
  401: { code: 'UPSTREAM_BLOCKED', message: 'the source answered 401' },
  402: { code: 'UPSTREAM_BLOCKED', message: 'the source answered 402' },
  403: { code: 'UPSTREAM_BLOCKED', message: 'the source answered 403' },
  407: { code: 'UPSTREAM_BLOCKED', message: 'the source answered 407' },
  429: { code: 'UPSTREAM_RATE_LIMITED', message: 'the source answered 429' },
  451: { code: 'UPSTREAM_BLOCKED', message: 'the source answered 451' },
}

/** Returns `true` if a response with this status can prove that an account is registered or not registered. */
export const canProve = (status: number): boolean => refusalOf(status) === undefined

/** Returns the refusal or server error that a status reports. */
export function refusalOf(status: number): ResponseFailure | undefined {
  if (status >= 500) return { code: 'UPSTREAM_ERROR', message: `the source answered ${status}` }
  return failureByStatus[status]
}
