import type { Database } from '../../db/database.ts'
import type { CatalogueUrlLease, CacheValidators } from '../../db/breach-catalogue-urls.ts'
import { conflict } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/ids.ts'
import type { Client, Response } from '../../sources/egress/client.ts'
import { SourceFailure } from '../../sources/failures.ts'
import { parseJson } from '../../sources/kit/fetch-response.ts'
import type { Imported, RadarImport } from './import.ts'

export interface Fetched extends Imported {
  /** `true` if the server reported that the breach catalogue has not changed since the last read. */
  notModified: boolean
}

interface FetchParts {
  database: Database
  clock: Clock
  client: Pick<Client, 'send'>
  importer: RadarImport
  /** Time between two scheduled reads of an address, in milliseconds. */
  everyMs: number
}

/** Maximum size of a response, 32 MiB. All large breach catalogues together are smaller. */
const maxBytes = 32 * 1024 * 1024
/** Limits of the JSON in a response. All large breach catalogues together have fewer values and far fewer levels. */
const jsonLimits = { maxLevels: 10_000, maxValues: 1_000_000 }
const timeoutMs = 60_000
/**
 * Duration of the lease on an address, in milliseconds. The lease is longer than any read, so that another process
 * cannot start a second read of the address. If the reading process dies, other processes wait until the lease expires.
 */
const leaseMs = 3 * 60_000

export type BreachCatalogueFetch = ReturnType<typeof createBreachCatalogueFetch>

/**
 * Creates the service that fetches breach catalogues. The service imports a catalogue only if the catalogue has changed
 * since the last read. Only one process reads an address at a time. A read throws a `SourceFailure`, or
 * VALIDATION_ERROR if the response is not a breach catalogue. A failed read does not change when the address is due.
 */
export function createBreachCatalogueFetch(
  { database: { breachCatalogueUrls: urls }, clock, client, importer, everyMs }: FetchParts,
) {
  const after = (ms: number) => new Date(clock.now().getTime() + ms).toISOString()

  async function read(lease: CatalogueUrlLease, signal: AbortSignal | undefined): Promise<Fetched> {
    const validators = await urls.getValidators(lease.url)
    const headers = { accept: 'application/json', ...conditions(validators) }
    const answer = await client.send({ url: lease.url, maxBytes, timeoutMs, headers }, signal)
    if (answer.status === 304 && (validators.etag ?? validators.lastModified) !== null) {
      await urls.complete(lease, validators, after(everyMs))
      return {
        added: 0,
        changed: 0,
        unchanged: 0,
        rejected: [],
        notModified: true,
      }
    }
    if (answer.status !== 200) throw new SourceFailure('UPSTREAM_ERROR', `the address answered ${answer.status}`)
    const imported = await importer.import(await parseJson(answer, jsonLimits), async tx => {
      if (!await tx.breachCatalogueUrls.complete(lease, validatorsOf(answer), after(everyMs))) {
        throw conflict({ message: 'Another process has read this address in the meantime' })
      }
    })
    return { ...imported, notModified: false }
  }

  async function readOrRelease(lease: CatalogueUrlLease, signal?: AbortSignal): Promise<Fetched> {
    try {
      return await read(lease, signal)
    } catch (error) {
      await urls.release(lease)
      throw error
    }
  }

  return {
    /** Reads a breach catalogue even if it is not due. Throws CONFLICT if another process is reading it. */
    async now(url: string, signal?: AbortSignal): Promise<Fetched> {
      const lease = { url, token: newId() }
      if (!await urls.claim(lease, leaseMs)) {
        throw conflict({ message: 'Another process is reading this address' })
      }
      return readOrRelease(lease, signal)
    },

    /**
     * Reads a breach catalogue if it is due. Returns `undefined` if it is not due. Throws CONFLICT if another process
     * is reading it.
     */
    async ifDue(url: string, signal?: AbortSignal): Promise<Fetched | undefined> {
      const lease = { url, token: newId() }
      if (await urls.claim(lease, leaseMs, after(0))) return readOrRelease(lease, signal)
      // the reading process may be dead, so the caller must try again
      if (await urls.isDue(url, after(0))) throw conflict({ message: 'Another process is reading this address' })
      return undefined
    },
  }
}

const conditions = ({ etag, lastModified }: CacheValidators): Record<string, string> => ({
  ...(etag === null ? {} : { 'if-none-match': etag }),
  ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
})

function validatorsOf({ headers }: Response): CacheValidators {
  // Only printable ASCII characters are stored. The validators are sent with every later request, and the server could
  // reject a request that contains other characters.
  const usable = (value: string | undefined) => value !== undefined && /^[\x20-\x7e]{1,500}$/.test(value) ? value : null
  return { etag: usable(headers['etag']), lastModified: usable(headers['last-modified']) }
}
