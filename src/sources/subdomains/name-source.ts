import type { Request, Response } from '../client.ts'
import { fetchJson } from '../kit/json-look-up.ts'
import { notPublic } from '../kit/scope.ts'
import type { Context } from '../kit/source.ts'
import type { ToolSource } from '../kit/tool-source.ts'
import { type Shape, arrayOf, text } from '../kit/schema.ts'

/**
 * A name as a source knows it, in whatever form, and where it tells that, when it was seen; what is no name below the
 * domain is left out later. There may be a great many.
 */
export type SeenName = string | DatedName

export interface DatedName {
  name: string
  /** ISO 8601. */
  firstSeen?: string
  lastSeen?: string
}

interface NameSource<Schema extends object> {
  slug: string
  name: string
  homepage: string
  deadlineMs?: number
  request(domain: string, context: Context): Request
  /** JSON Schema of the answer: another shape is "changed", never "nothing". */
  response: Schema
  /** What `response` describes, out of an answer that is no JSON. */
  read?: (answer: Response) => unknown
  /** Statuses that mean "nothing there"; 404 unless told. */
  missing?: readonly number[]
  readable?: readonly number[]
  names(answer: Shape<Schema>): SeenName[]
}

/** A source of names below a domain that is one question. `Schema` is the type of `response`. */
export function nameSource<const Schema extends object>(source: NameSource<Schema>): ToolSource<SeenName[]> {
  const { slug, name, homepage, deadlineMs = 20_000, request, names, ...answer } = source
  return {
    slug,
    name,
    homepage,
    deadlineMs,
    cacheMs,
    unfit: notPublic,
    find: ({ value }, context) => fetchJson(context, request(value, context), answer, names),
  }
}

/** Names come slowly, and most sources count what they are asked. */
export const cacheMs = 6 * 3_600_000

export const texts = arrayOf(text)
export const mebibyte = 1_048_576

/** The lines of an answer in plain text that are not empty. */
export const lines = ({ body }: Response): string[] =>
  body.toString('utf8').split('\n').map(line => line.trim()).filter(Boolean)

/** 14 digits, as web archives write times. https://github.com/internetarchive/wayback/tree/master/wayback-cdx-server */
export function archiveTime(digits: string | undefined): string | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits ?? '')
  if (!parts) return undefined
  const [, year, month, day, hour, minute, second] = parts
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}

export const datedName = (name: string, at: string | undefined): SeenName =>
  at === undefined ? name : { name, firstSeen: at, lastSeen: at }
