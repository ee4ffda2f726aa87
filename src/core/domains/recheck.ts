import type { Database } from '../../db/database.ts'
import type { Clock } from '../../lib/clock.ts'
import { createSemaphore } from '../../lib/semaphore.ts'
import type { Client } from '../../sources/egress/client.ts'
import { findProof } from './proof.ts'
import { recheckMs, validSince } from './standing.ts'

interface RecheckParts {
  database: Pick<Database, 'accountDomains'>
  client: Pick<Client, 'send'>
  clock: Clock
}

/** Number of domains that one run checks. The rest waits for the next run. */
const atOnce = 200
const parallel = 4

/**
 * Creates the duty that checks each proved domain again every day. A lapsed domain is checked only if its account asks
 * for it.
 */
export function createDomainRecheck({ database: { accountDomains }, client, clock }: RecheckParts) {
  return async function run(signal: AbortSignal): Promise<void> {
    const begin = clock.now()
    const before = new Date(begin.getTime() - recheckMs).toISOString()
    const slots = createSemaphore(parallel)
    const due = await accountDomains.listDue(validSince(begin), before, atOnce)
    await Promise.all(due.map(async ({ id, domain, token }) => {
      const release = await slots.acquire(signal)
      try {
        const found = await findProof(domain, token, { client, now: begin, signal })
        await accountDomains.storeCheck(id, found, clock.now().toISOString())
      } finally {
        release()
      }
    }))
  }
}
