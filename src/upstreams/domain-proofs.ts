import { simulatedToken } from '../lib/simulated-token.ts'

/** Name whose proof the simulator publishes. */
const provedDomain = 'tw-proof.example'

/** Returns the TXT records of the proved name, or `undefined` for every other name. */
export const domainProof = (name: string): string[] | undefined =>
  name === provedDomain ? [`tracewell-verification=${simulatedToken(name)}`] : undefined
