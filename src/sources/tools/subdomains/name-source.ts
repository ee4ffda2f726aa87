import { collectInSlices } from '../../../lib/collect-slices.ts'
import type { Absence } from '../../kit/absence.ts'
import type { Request, Response } from '../../egress/client.ts'
import { reportsError } from '../../kit/error-text.ts'
import { fetchJson } from '../../kit/json-look-up.ts'
import type { Size } from '../../kit/size.ts'
import { notPublic } from '../../kit/scope.ts'
import { changed } from '../../kit/shape.ts'
import type { Context } from '../../kit/source.ts'
import type { ToolSource } from '../../kit/tool-source.ts'
import { type Shape, arrayOf, text } from '../../kit/schema.ts'
import type { Terms } from '../../kit/terms.ts'

/**
 * A name that a source returned, with the dates of its sightings if the source has them.
 * A source may return many thousands of names. The tool drops names outside the searched domain.
 */
export type SeenName = string | DatedName

export interface DatedName {
  name: string
  /** Dates of the first and the last sighting, in ISO 8601. */
  firstSeen?: string
  lastSeen?: string
}

interface NameSource<Schema extends object> {
  slug: string
  name: string
  homepage: string
  /** Terms of use, if any are known. */
  terms?: Terms
  /** As in `ToolSource`. */
  keyName?: string
  deadlineMs?: number
  request(domain: string, context: Context): Request
  /**
   * JSON Schema of the response. A response of another shape fails with `UPSTREAM_CHANGED`; it never means "no
   * results".
   */
  response: Schema
  /** Parses a response that is not JSON. Returns the value that `response` describes. */
  read?: (answer: Response) => Promise<unknown>
  /** Answers with which the source says that it has nothing. Default: none. */
  missing?: readonly Absence[]
  readable?: readonly number[]
  /** Limits of the response. */
  size: Size
  /** Yields the names in a response. Works lazily if the response can be long, because the names are read in slices. */
  names(answer: Shape<Schema>): Iterable<SeenName>
}

/** Creates a source of subdomains that sends one request. `Schema` is the type of `response`. */
export function nameSource<const Schema extends object>(source: NameSource<Schema>): ToolSource<SeenName[]> {
  const { slug, name, homepage, terms, keyName, deadlineMs = 20_000, request, names, ...answer } = source
  return {
    slug,
    name,
    homepage,
    ...terms && { terms },
    ...keyName !== undefined && { keyName },
    deadlineMs,
    cacheMs,
    skipReason: notPublic,
    find: ({ value }, context) => fetchJson(context, request(value, context), answer, async found => {
      const read = await collectInSlices(names(found), name => name)
      if (read.length === 0 && reportsError(found)) throw changed()
      return read
    }),
  }
}

/**
 * Time for which findings are fresh, in milliseconds. It is long because new names are rare and most sources limit
 * requests.
 */
export const cacheMs = 6 * 3_600_000

export const texts = arrayOf(text)

/**
 * Converts the 14-digit times of web archives to ISO 8601. Returns `undefined` for other text.
 * https://github.com/internetarchive/wayback/tree/master/wayback-cdx-server
 */
export function archiveTime(digits: string | undefined): string | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits ?? '')
  if (!parts) return undefined
  const [, year, month, day, hour, minute, second] = parts
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}

export const datedName = (name: string, at: string | undefined): SeenName =>
  at === undefined ? name : { name, firstSeen: at, lastSeen: at }
