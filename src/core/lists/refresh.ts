import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ListState, ListStorage } from '../../db/lists.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Log } from '../../lib/log.ts'
import { singleFlight } from '../../lib/single-flight.ts'
import type { Client } from '../../sources/egress/client.ts'
import { SourceFailure } from '../../sources/failures.ts'
import type { ListSource } from '../../sources/kit/list-source.ts'
import type { Copies } from './copies.ts'
import { downloadList } from './download.ts'

export interface ListRefreshParts {
  storage: ListStorage
  copies: Pick<Copies, 'forgetState'>
  client: Pick<Client, 'send'>
  clock: Clock
  log: Log
}

export interface RefreshOptions {
  /** Returns `true` if the list in this state must be downloaded. Called again under the lease. */
  isNeeded?(state: ListState | undefined): boolean
  /** `true` to accept a file with less than half of the entries. */
  acceptsShrunken?: boolean
}

/** The lease is longer than any download. If the process dies, others wait until it expires. */
const leaseMs = 5 * 60_000
const pollMs = 500

/**
 * Creates the part of the lists that downloads one under its lease.
 *
 *   leased ──→ ended, with a new copy, a confirmation or a failure
 *      └─────→ released, because no download is needed or the process stops
 *   waiting ─→ ended elsewhere, or the lease of the other process has expired
 */
export function createListRefresh({ storage, copies, client, clock, log }: ListRefreshParts) {
  const state = {
    /** Downloads that have not ended, by slug. */
    downloads: new Map<string, Promise<void>>(),
    closed: new AbortController(),
  }
  const now = () => clock.now().toISOString()

  const refresh = (list: ListSource, options: RefreshOptions = {}): Promise<void> =>
    singleFlight(state.downloads, list.slug, async () => {
      const lease = { slug: list.slug, token: randomUUID() }
      if (!await storage.claim(lease, leaseMs)) return waitForOther(list)
      const before = await storage.state(list.slug)
      if (options.isNeeded?.(before) === false) return storage.release(lease)
      try {
        const parts = { client, signal: state.closed.signal, acceptsShrunken: options.acceptsShrunken ?? false }
        const copy = await downloadList(list, before, parts)
        if (copy === 'unchanged') await storage.confirm(lease, now())
        else {
          const fetchedAt = now()
          const isPast = copy.publishedAt !== null && copy.publishedAt <= fetchedAt // else a wrong clock or zone
          await storage.replace(lease, { ...copy, publishedAt: isPast ? copy.publishedAt : null, fetchedAt })
        }
      } catch (thrown) {
        if (state.closed.signal.aborted) throw await storage.release(lease).then(() => thrown)
        const { code, message } = thrown instanceof SourceFailure
          ? thrown
          : { code: 'UPSTREAM_ERROR', message: 'the list could not be stored' }
        log.warn({ err: thrown, module: list.slug }, 'the list was not refreshed')
        await storage.fail(lease, now(), { code, message })
        throw thrown
      } finally {
        copies.forgetState(list.slug)
      }
    })

  /** Waits until no process holds the lease of the list: its download has ended, or the process has died. */
  async function waitForOther({ slug }: ListSource): Promise<void> {
    while (await storage.isClaimed(slug)) await sleep(pollMs, undefined, { signal: state.closed.signal })
    copies.forgetState(slug)
  }

  return {
    /** Downloads a list, if `isNeeded` returns `true` under the lease. Throws a `SourceFailure` if that fails. */
    refresh,

    /** Aborts all downloads. */
    async close(): Promise<void> {
      state.closed.abort(new SourceFailure('UPSTREAM_UNREACHABLE', 'the process stops'))
      await Promise.allSettled(state.downloads.values())
    },
  }
}
