import type { AccountDomain } from '../../db/account-domains.ts'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../lib/clock.ts'
import { createSemaphore } from '../../lib/semaphore.ts'
import { settleAll } from '../../lib/settle-all.ts'
import type { Client } from '../../sources/egress/client.ts'
import { findProof } from './proof.ts'
import { recheckMs, validSince } from './standing.ts'

interface RecheckParts {
  database: Pick<Database, 'accountDomains'>
  client: Pick<Client, 'send'>
  clock: Clock
}

/** Number of domains that are read together. */
const atOnce = 200
const parallel = 4

/**
 * Creates the duty that checks each proved domain again every day. A lapsed domain is checked only if its account asks
 * for it. A check that throws is stored as `unreachable`, so that the domain is not listed again in this run. The run
 * goes on, and throws the first of these errors at the end.
 */
export function createDomainRecheck({ database: { accountDomains }, client, clock }: RecheckParts) {
  return async function run(signal: AbortSignal): Promise<void> {
    const begin = clock.now()
    const before = new Date(begin.getTime() - recheckMs).toISOString()
    const slots = createSemaphore(parallel)
    const errors: unknown[] = []

    async function check({ id, domain, token }: AccountDomain): Promise<void> {
      const release = await slots.acquire(signal)
      try {
        const found = await findProof(domain, token, { client, now: begin, signal }).catch((error: unknown) => {
          signal.throwIfAborted()
          errors.push(error)
          return 'unreachable' as const
        })
        await accountDomains.storeCheck(id, found, clock.now().toISOString())
      } finally {
        release()
      }
    }

    let isLast = false
    while (!isLast) {
      signal.throwIfAborted()
      const due = await accountDomains.listDue(validSince(begin), before, atOnce)
      await settleAll(due.map(check))
      isLast = due.length < atOnce
    }
    if (errors.length > 0) throw errors[0]
  }
}
