import type { Database } from '../../db/database.ts'
import type { RadarState } from '../../db/breaches.ts'
import { notFound } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { matchesIfNoneMatch } from '../../lib/if-none-match.ts'
import { createResponseCache, type CachedBody } from './response-cache.ts'
import type { Breach } from './breach.ts'
import { toAtom } from './feed.ts'
import { exactName } from './fields.ts'
import { badCursor, orders, readCursor, toFilter, writeCursor, type BreachQuery } from './page.ts'

/** How long another process's change may stay unseen: as long as a key's. */
const rememberMs = 1_000
const feedLength = 50

/** What a caller has already, by its headers. */
export interface Conditions {
  'If-None-Match'?: string
  'If-Modified-Since'?: string
}

export interface RadarResponse {
  /** UTF-8. */
  body: Buffer
  headers: { 'ETag': string, 'Last-Modified': string, 'Cache-Control': 'private, no-cache' }
  /** Whether the caller has it already. */
  isKnown: boolean
}

export type Radar = ReturnType<typeof createRadar>

/** Reading the catalogue of breaches. Answers are made once for each revision of it. */
export function createRadar({ database, clock, publicUrl }: { database: Database, clock: Clock, publicUrl: string }) {
  const answers = createResponseCache()
  let known: { state: Promise<RadarState>, until: number } | undefined

  function state(): Promise<RadarState> {
    const now = performance.now()
    if (known === undefined || now >= known.until) {
      const asked = known = { state: database.breaches.state(), until: now + rememberMs }
      asked.state.catch(() => { if (known === asked) known = undefined })
    }
    return known.state
  }

  async function answer(
    question: string,
    conditions: Conditions,
    make: (state: RadarState) => Promise<string>,
  ): Promise<RadarResponse> {
    const current = await state()
    const made = await answers.get(current.revision, question, () => make(current))
    const changed = wholeSecond(Date.parse(current.changedAt))
    // Within the second of a change another may follow: then the second before is told, which holds for nobody.
    const told = Math.min(changed, wholeSecond(clock.now().getTime()) - 1000)
    return {
      body: made.body,
      headers: {
        'ETag': made.etag,
        'Last-Modified': new Date(told).toUTCString(),
        'Cache-Control': 'private, no-cache',
      },
      isKnown: holds(conditions, made, changed),
    }
  }

  async function page(query: BreachQuery, remembered: RadarState): Promise<string> {
    const { sortBy, limit, cursor } = query
    const filter = toFilter(query)
    const from = cursor === undefined ? undefined : readCursor(sortBy, filter, cursor)
    // Another process may have made the page before of a change that is not seen here yet.
    const { revision: current, oldestRevision } = from !== undefined && from.revision > remembered.revision
      ? await database.breaches.state()
      : remembered
    const revision = from?.revision ?? current
    if (revision > current || revision < 0) throw badCursor('is not a cursor of this list')
    if (revision < oldestRevision) throw badCursor('has expired: begin with the first page again')
    const [total, rows] = await Promise.all([
      database.breaches.count(revision, filter),
      database.breaches.list(revision, filter, orders[sortBy], from?.after, limit + 1),
    ])
    const shown = rows.slice(0, limit)
    const nextCursor = rows.length > limit
      ? writeCursor(sortBy, filter, { revision, after: shown.at(-1)!.position })
      : null
    return `{"breaches":[${shown.map(({ record }) => record).join(',')}],"pagination":${
      JSON.stringify({ limit, total, nextCursor })
    }}`
  }

  return {
    /** JSON. Throws VALIDATION_ERROR for a cursor that is none. */
    list: (query: BreachQuery, conditions: Conditions = {}): Promise<RadarResponse> =>
      answer(`list ${JSON.stringify(query, Object.keys(query).sort())}`, conditions, current => page(query, current)),

    /** JSON. Throws NOT_FOUND. */
    get: (name: string, conditions: Conditions = {}): Promise<RadarResponse> =>
      answer(`get ${exactName(name)}`, conditions, async () => {
        const record = await database.breaches.record(exactName(name))
        if (record === undefined) throw notFound({ message: 'Breach not found' })
        return `{"breach":${record}}`
      }),

    /** Of all breaches, exact. */
    names: async (): Promise<string[]> =>
      (await database.breaches.records()).map(record => (JSON.parse(record) as Breach).name),

    /** An Atom feed of what was added last. */
    feed: (conditions: Conditions = {}): Promise<RadarResponse> =>
      answer('feed', conditions, async ({ revision, changedAt }) => {
        const rows = await database.breaches.list(revision, {}, 'addedDate', undefined, feedLength)
        const breaches = rows.map(({ record }) => JSON.parse(record) as Breach)
        return toAtom({ url: `${publicUrl}/radar/feed.atom`, updated: changedAt, breaches })
      }),

    /** The catalogue has changed in this process. */
    changed(): void {
      known = undefined
    },
  }
}

const wholeSecond = (time: number): number => Math.floor(time / 1000) * 1000

/** https://www.rfc-editor.org/rfc/rfc9110#section-13.2.2 */
function holds(conditions: Conditions, { etag }: CachedBody, changed: number): boolean {
  const tags = conditions['If-None-Match']
  if (tags !== undefined) return matchesIfNoneMatch(tags, etag)
  const since = conditions['If-Modified-Since']
  return since !== undefined && Date.parse(since) >= changed
}
