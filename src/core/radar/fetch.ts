import type { Database } from '../../db/database.ts'
import type { FeedLease, Validators } from '../../db/radar-feeds.ts'
import { conflict } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/ids.ts'
import { nestsDeeper } from '../../lib/json-depth.ts'
import type { Client, Response } from '../../sources/client.ts'
import { SourceFailure } from '../../sources/kit/failures.ts'
import type { Imported, RadarImport } from './import.ts'

export interface Fetched extends Imported {
  /** The catalogue is the one that was read last time. */
  notModified: boolean
}

interface FetchParts {
  database: Database
  clock: Clock
  client: Pick<Client, 'send'>
  importer: RadarImport
  /** After how long it is due again. */
  everyMs: number
}

/** All of the large catalogues together have less. */
const mostBytes = 32 * 1024 * 1024
/** Far more than a catalogue has. */
const mostLevels = 10_000
const timeoutMs = 60_000
/** Longer than any reading takes. Whoever dies meanwhile holds the others up for as long. */
const leaseMs = 3 * 60_000
const againAfterMs = 15 * 60_000

export type CatalogueFetch = ReturnType<typeof createCatalogueFetch>

/**
 * Reads catalogues from addresses, where they have changed since last time, each in one process at a time. Throws a
 * `SourceFailure`, or VALIDATION_ERROR for what is no catalogue; then it is due again in a quarter of an hour.
 */
export function createCatalogueFetch({ database: { radarFeeds }, clock, client, importer, everyMs }: FetchParts) {
  const after = (ms: number) => new Date(clock.now().getTime() + ms).toISOString()

  async function read(lease: FeedLease, signal: AbortSignal | undefined): Promise<Fetched> {
    const known = await radarFeeds.validators(lease.url)
    const headers = { accept: 'application/json', ...conditions(known) }
    const answer = await client.send({ url: lease.url, maxBytes: mostBytes, timeoutMs, headers }, signal)
    if (answer.status === 304 && (known.etag ?? known.lastModified) !== null) {
      await radarFeeds.complete(lease, known, after(everyMs))
      return {
        added: 0,
        changed: 0,
        unchanged: 0,
        rejected: [],
        notModified: true,
      }
    }
    if (answer.status !== 200) throw new SourceFailure('UPSTREAM_ERROR', `the address answered ${answer.status}`)
    const imported = await importer.import(parse(answer), async tx => {
      if (!await tx.radarFeeds.complete(lease, validatorsOf(answer), after(everyMs))) {
        throw conflict({ message: 'Another process has read this address meanwhile' })
      }
    })
    return { ...imported, notModified: false }
  }

  async function readOrRelease(lease: FeedLease, signal?: AbortSignal): Promise<Fetched> {
    try {
      return await read(lease, signal)
    } catch (error) {
      await radarFeeds.release(lease, signal?.aborted ? undefined : after(againAfterMs))
      throw error
    }
  }

  return {
    /** Whether it is due or not. Throws CONFLICT where another process reads it. */
    async now(url: string, signal?: AbortSignal): Promise<Fetched> {
      const lease = { url, token: newId() }
      if (!await radarFeeds.claim(lease, leaseMs)) throw conflict({ message: 'Another process reads this address now' })
      return readOrRelease(lease, signal)
    },

    /** Undefined where it is not due, or another process reads it. */
    async ifDue(url: string, signal?: AbortSignal): Promise<Fetched | undefined> {
      const lease = { url, token: newId() }
      return await radarFeeds.claim(lease, leaseMs, after(0)) ? readOrRelease(lease, signal) : undefined
    },
  }
}

const conditions = ({ etag, lastModified }: Validators): Record<string, string> => ({
  ...(etag === null ? {} : { 'if-none-match': etag }),
  ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
})

function validatorsOf({ headers }: Response): Validators {
  // What is odd is not sent back: the next request could be refused for it, and every one after it.
  const tidy = (value: string | undefined) => value !== undefined && /^[\x20-\x7e]{1,500}$/.test(value) ? value : null
  return { etag: tidy(headers['etag']), lastModified: tidy(headers['last-modified']) }
}

function parse({ body }: Response): unknown {
  if (nestsDeeper(body, mostLevels)) {
    throw new SourceFailure(
      'UPSTREAM_CHANGED',
      `the address answered with more than ${mostLevels} levels of lists and objects`,
    )
  }
  try {
    return JSON.parse(body.toString('utf8').replace(/^\ufeff/, ''))
  } catch (cause) {
    throw new SourceFailure('UPSTREAM_CHANGED', 'the address answered something else than JSON', { cause })
  }
}
