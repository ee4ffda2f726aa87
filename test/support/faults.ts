import type { AnyBody, Schemas } from '../../scripts/support/contract-types.ts'

/** Returns the faults in the body of a rejected request. Throws if the error has no list of faults. */
export function faultsOf({ error: { details } }: AnyBody): Array<Schemas['Fault']> {
  if (!Array.isArray(details)) throw new Error(`the error has no list of faults: ${details}`)
  return details
}
