import type { AnyBody, Schemas } from '../../scripts/support/contract-types.ts'

/** Returns the faults in the body of a rejected request. Throws if it names none. */
export function faultsOf({ error: { faults } }: AnyBody): Array<Schemas['Fault']> {
  if (faults.length === 0) throw new Error('the error names no fault')
  return faults
}
