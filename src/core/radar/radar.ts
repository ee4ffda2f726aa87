import type { Database } from '../../db/database.ts'
import type { RadarState } from '../../db/breaches.ts'
import { notFound } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { matchesIfNoneMatch } from '../../lib/if-none-match.ts'
import { badCursor } from '../paging/page-cursor.ts'
import { createResponseCache, type CachedBody } from './response-cache.ts'
import type { Breach } from './breach.ts'
import { countDataClasses } from './data-classes.ts'
import { toAtom } from './feed.ts'
import { exactName } from './fields.ts'
import { orders, readCursor, toFilter, writeCursor, type BreachQuery } from './page.ts'

/**
 * Time for which the current revision is cached, in milliseconds. A change by another process takes effect after at
 * most this time.
 */
const cacheMs = 1_000
const feedLength = 50

/** Conditional request headers. */
export interface Conditions {
  'If-None-Match'?: string
  'If-Modified-Since'?: string
}

export interface RadarResponse {
  /** UTF-8 text. */
  body: Buffer
  headers: { 'ETag': string, 'Last-Modified': string, 'Cache-Control': 'private, no-cache' }
  /** `true` if the request's conditions show that the caller already has this version. */
  isNotModified: boolean
}

export type Radar = ReturnType<typeof createRadar>

/** Creates the reader of Radar's breaches. Each response is computed once for each revision of the breach catalogue. */
export function createRadar({ database, clock, publicUrl }: { database: Database, clock: Clock, publicUrl: string }) {
  const responses = createResponseCache()
  let cached: { state: Promise<RadarState>, until: number } | undefined

  function state(): Promise<RadarState> {
    const now = performance.now()
    if (cached === undefined || now >= cached.until) {
      const read = cached = { state: database.breaches.getState(), until: now + cacheMs }
      read.state.catch(() => { if (cached === read) cached = undefined })
    }
    return cached.state
  }

  async function respond(
    key: string,
    conditions: Conditions,
    make: (state: RadarState) => Promise<string>,
  ): Promise<RadarResponse> {
    const current = await state()
    const made = await responses.get(current.revision, key, () => make(current))
    const changed = wholeSecond(Date.parse(current.changedAt))
    // Last-Modified counts whole seconds, so a client could not notice two changes in the same second. The header
    // therefore never names the current second: at most, it names the previous one.
    const lastModified = Math.min(changed, wholeSecond(clock.now().getTime()) - 1000)
    return {
      body: made.body,
      headers: {
        'ETag': made.etag,
        'Last-Modified': new Date(lastModified).toUTCString(),
        'Cache-Control': 'private, no-cache',
      },
      isNotModified: matches(conditions, made, changed),
    }
  }

  async function page(query: BreachQuery, cachedState: RadarState): Promise<string> {
    const { sortBy, limit, cursor } = query
    const filter = toFilter(query)
    const from = cursor === undefined ? undefined : readCursor(sortBy, filter, cursor)
    // If another process issued the cursor, the revision in the cursor may be newer than the cached revision.
    const { revision: current, oldestRevision } = from !== undefined && from.revision > cachedState.revision
      ? await database.breaches.getState()
      : cachedState
    const revision = from?.revision ?? current
    if (revision > current || revision < 0) throw badCursor()
    if (revision < oldestRevision) throw badCursor('has expired: start again with the first page')
    const [total, rows] = await Promise.all([
      database.breaches.count(revision, filter),
      database.breaches.list(revision, filter, orders[sortBy], from?.after, limit + 1),
    ])
    const displayed = rows.slice(0, limit)
    const nextCursor = rows.length > limit
      ? writeCursor(sortBy, filter, { revision, after: displayed.at(-1)!.position })
      : null
    return `{"breaches":[${displayed.map(({ record }) => record).join(',')}],"pagination":${
      JSON.stringify({ limit, total, nextCursor })
    }}`
  }

  return {
    /** Returns a page of breaches as JSON. Throws VALIDATION_ERROR if the cursor is invalid. */
    list: (query: BreachQuery, conditions: Conditions = {}): Promise<RadarResponse> =>
      respond(`list ${JSON.stringify(query, Object.keys(query).sort())}`, conditions, current => page(query, current)),

    /** Returns one breach as JSON. Throws NOT_FOUND if there is no breach with this name. */
    get: (name: string, conditions: Conditions = {}): Promise<RadarResponse> =>
      respond(`get ${exactName(name)}`, conditions, async () => {
        const record = await database.breaches.getRecord(exactName(name))
        if (record === undefined) throw notFound({ message: 'Breach not found' })
        return `{"breach":${record}}`
      }),

    /** Returns the classes of exposed data as JSON. */
    dataClasses: (conditions: Conditions = {}): Promise<RadarResponse> =>
      respond('data-classes', conditions, async () => {
        const breaches = (await database.breaches.listRecords()).map(record => JSON.parse(record) as Breach)
        return JSON.stringify({ dataClasses: countDataClasses(breaches) })
      }),

    /** Returns the exact names of all breaches. */
    names: async (): Promise<string[]> =>
      (await database.breaches.listRecords()).map(record => (JSON.parse(record) as Breach).name),

    /** Returns an Atom feed of the 50 breaches that were added last. */
    feed: (conditions: Conditions = {}): Promise<RadarResponse> =>
      respond('feed', conditions, async ({ revision, changedAt }) => {
        const rows = await database.breaches.list(revision, {}, 'addedDate', undefined, feedLength)
        const breaches = rows.map(({ record }) => JSON.parse(record) as Breach)
        return toAtom({ url: `${publicUrl}/radar/feed.atom`, updated: changedAt, breaches })
      }),

    /** Drops the cached revision. Must be called after a change of the breaches in this process. */
    invalidate(): void {
      cached = undefined
    },
  }
}

const wholeSecond = (time: number): number => Math.floor(time / 1000) * 1000

/**
 * Returns `true` if the conditional headers match the current version.
 * https://www.rfc-editor.org/rfc/rfc9110#section-13.2.2
 */
function matches(conditions: Conditions, { etag }: CachedBody, changedMs: number): boolean {
  const tags = conditions['If-None-Match']
  if (tags !== undefined) return matchesIfNoneMatch(tags, etag)
  const since = conditions['If-Modified-Since']
  return since !== undefined && Date.parse(since) >= changedMs
}
