import { noEligibleRunner } from '../../errors.ts'
import type { Admission } from '../admission.ts'
import type { Principal } from '../keys.ts'

type Authenticate = (authorization: string | undefined, clientAddress: string) => Promise<Principal>

const planOf = ({ plan }: Principal): string | undefined => plan?.id

/** The key of the account `error` meets a fault of ours, whatever it asks for. */
export function troubledAuthentication(authenticate: Authenticate): Authenticate {
  return async (authorization, clientAddress) => {
    const principal = await authenticate(authorization, clientAddress)
    if (planOf(principal) === 'sandbox-error') throw new Error('the fault of the sandbox that this key asks for')
    return principal
  }
}

/** Where work begins, nothing takes that of `noRunner`, and that of `noStore` cannot be written down. */
export function troubledAdmission(admission: Admission): Admission {
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
export const troubledTimeLimit = (limitMs: number) => (principal: Principal): number => planOf(principal) === 'sandbox-no-time' ? shortMs : limitMs
