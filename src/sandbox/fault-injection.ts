import { noEligibleRunner, rateLimitRpmExceeded } from '../errors.ts'
import type { Clock } from '../lib/clock.ts'
import type { Admission } from '../core/admission.ts'
import type { Principal } from '../core/keys.ts'
import { limitHeaders, retryAfter } from '../core/limit-headers.ts'

type Authenticate = (authorization: string | undefined, clientAddress: string) => Promise<Principal>

interface Gates {
  authenticate: Authenticate
  admission: Admission
  /** How long a search of this caller may take. */
  timeLimitOf(principal: Principal): number
}

interface TroubleParts {
  clock: Clock
  wrongPerMinute: number
}

/** What every request passes, with the troubles that keys of the sandbox ask for. */
export const troubled = ({ authenticate, admission, timeLimitOf }: Gates, parts: TroubleParts): Gates => ({
  authenticate: troubledAuthentication(authenticate, parts),
  admission: troubledAdmission(admission),
  timeLimitOf: troubledTimeLimit(timeLimitOf),
})

const planOf = ({ plan }: Principal): string | undefined => plan?.id

/** Whatever they ask for, the key of `error` meets a fault of ours, and that of `throttled` what an address meets that has sent wrong keys. */
function troubledAuthentication(authenticate: Authenticate, { clock, wrongPerMinute }: TroubleParts): Authenticate {
  return async (authorization, clientAddress) => {
    const principal = await authenticate(authorization, clientAddress)
    if (planOf(principal) === 'sandbox-error') throw new Error('the fault of the sandbox that this key asks for')
    if (planOf(principal) === 'sandbox-throttled') {
      const nowMs = clock.now().getTime()
      throw rateLimitRpmExceeded({
        headers: { ...limitHeaders(wrongPerMinute, 0, nowMs + 60_000), ...retryAfter(nowMs + 60_000, nowMs) },
      })
    }
    return principal
  }
}

/** Where work begins, nothing takes that of `noRunner`, and that of `noStore` cannot be written down. */
function troubledAdmission(admission: Admission): Admission {
  function refuse(principal: Principal): void {
    if (planOf(principal) === 'sandbox-no-store') throw new Error('the store of the sandbox that fails for this key')
    if (planOf(principal) === 'sandbox-no-runner') throw noEligibleRunner({ headers: { 'Retry-After': '5' } })
  }
  return {
    ...admission,
    admit: (principal, feature, charge, work) => admission.admit(principal, feature, charge, async tx => {
      const result = await work(tx)
      refuse(principal)
      return result
    }),
    hold: (principal, feature, coreSearches, work) => admission.hold(principal, feature, coreSearches, async tx => {
      const result = await work(tx)
      if (planOf(principal) === 'sandbox-no-store') refuse(principal)
      return result
    }),
  }
}

const shortMs = 1_000

/** Searches of `noTime` have a second. */
const troubledTimeLimit = (usual: Gates['timeLimitOf']) => (principal: Principal): number =>
  planOf(principal) === 'sandbox-no-time' ? shortMs : usual(principal)
