import { createHash } from 'node:crypto'

/** Returns the token of a claimed domain in a sandbox. It follows from the domain, so that the simulator knows it. */
export const simulatedToken = (domain: string): string =>
  createHash('sha256').update(`sandbox ${domain}`).digest('hex').slice(0, 32)
