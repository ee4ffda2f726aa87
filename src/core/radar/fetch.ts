import type { Database } from '../../db/database.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Client } from '../../sources/client.ts'
import { SourceFailure } from '../../sources/failures.ts'
import type { Imported, RadarImport } from './import.ts'

export interface Fetched extends Imported {
  /** The catalogue is the one that was read last time. */
  notModified: boolean
}

interface FetchParts {
  database: Database
  clock: Clock
  client: Client
  importer: RadarImport
  /** After how long it is due again. */
  everyMs: number
}

/** All of the large catalogues together have less. */
const mostBytes = 64 * 1024 * 1024

/** Reads a catalogue from an address, where it has changed since last time. Throws a `SourceFailure`. */
export async function fetchCatalogue(
  { database, clock, client, importer, everyMs }: FetchParts, url: string, signal?: AbortSignal,
): Promise<Fetched> {
  const known = await database.radarFeeds.validators(url)
  const { status, headers, body } = await client.send({
    url, maxBytes: mostBytes, headers: {
      'accept': 'application/json',
      ...(known?.etag ? { 'if-none-match': known.etag } : {}),
      ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
    },
  }, signal)
  const nextAt = new Date(clock.now().getTime() + everyMs).toISOString()
  if (status === 304 && known) {
    await database.radarFeeds.read(url, known, nextAt)
    return { added: 0, changed: 0, unchanged: 0, rejected: [], notModified: true }
  }
  if (status !== 200) throw new SourceFailure('UPSTREAM_ERROR', `the address answered ${status}`)
  const validators = { etag: headers['etag'] ?? null, lastModified: headers['last-modified'] ?? null }
  const imported = await importer.import(parse(body), tx => tx.radarFeeds.read(url, validators, nextAt))
  return { ...imported, notModified: false }
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (cause) {
    throw new SourceFailure('UPSTREAM_CHANGED', 'the address answered something else than JSON', { cause })
  }
}
