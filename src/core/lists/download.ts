import { createHash } from 'node:crypto'
import type { ListCopy, ListState } from '../../db/lists.ts'
import { toParts } from './parts.ts'
import { newId } from '../../lib/ids.ts'
import type { Client, Response } from '../../sources/egress/client.ts'
import { SourceFailure } from '../../sources/failures.ts'
import { acceptResponse, isUnfinished } from '../../sources/kit/fetch-response.ts'
import { isoTime } from '../../sources/kit/iso-time.ts'
import { listLayout, type ListSource } from '../../sources/kit/list-source.ts'
import { readerVersion } from '../../sources/lists/reader-version.ts'

interface DownloadParts {
  client: Pick<Client, 'send'>
  signal: AbortSignal
  acceptsShrunken: boolean
}

const timeoutMs = 120_000
const defaultMebibytes = 16
/** Smaller lists may lose half of their entries on a normal day. */
const minShrinkable = 100

/** Returns a fingerprint of the way in which a list's file is read. A copy with another one is downloaded again. */
export const layoutOf = (list: ListSource): string =>
  createHash('sha256').update(JSON.stringify([readerVersion(), list.url, listLayout(list)])).digest('hex').slice(0, 16)

/**
 * Downloads a list if it has changed since `before`. Throws a `SourceFailure` if the answer is not the list, has no
 * entry, or has less than half of the entries of `before`.
 */
export async function downloadList(
  list: ListSource,
  before: ListState | undefined,
  { client, signal, acceptsShrunken }: DownloadParts,
): Promise<Omit<ListCopy, 'fetchedAt'> | 'unchanged'> {
  const layout = layoutOf(list)
  const known = before?.revision != null && before.layout === layout ? before : undefined
  const validators = known ? conditions(known) : {}
  const response = await client.send({
    url: list.url,
    // some publishers answer with a page otherwise
    headers: { ...list.format.as === 'json' && { accept: 'application/json, */*;q=0.1' }, ...validators },
    maxBytes: (list.maxMebibytes ?? defaultMebibytes) * 1_048_576,
    timeoutMs,
  }, signal)
  if (response.status === 304 && Object.keys(validators).length > 0) return 'unchanged'
  acceptResponse(response, [], [])
  if (isUnfinished(response)) {
    throw new SourceFailure('UPSTREAM_CHANGED', `the publisher answered ${response.status}, not with the whole list`)
  }
  const { readInThread } = await import('../../sources/lists/read-in-thread.ts')
  const { packed, entries, unread, leftOut, publishedAt } = await readInThread(list, response.body)
  const shrank = known !== undefined && known.entries >= minShrinkable && entries < known.entries / 2
  if (shrank && !acceptsShrunken) {
    throw new SourceFailure('UPSTREAM_CHANGED', `the list shrank from ${known.entries} to ${entries} entries`)
  }
  const received = validatorsOf(response.headers)
  return {
    revision: newId(),
    layout,
    ...received,
    entries,
    unread,
    leftOut,
    publishedAt: publishedAt ?? isoTime(received.lastModified) ?? null,
    parts: await toParts(packed),
  }
}

const conditions = ({ etag, lastModified }: ListState): Record<string, string> => ({
  ...etag !== null && { 'if-none-match': etag },
  ...lastModified !== null && { 'if-modified-since': lastModified },
})

function validatorsOf(headers: Response['headers']): Pick<ListCopy, 'etag' | 'lastModified'> {
  const usable = (value: string | undefined) => value !== undefined && /^[\x20-\x7e]{1,500}$/.test(value) ? value : null
  return { etag: usable(headers['etag']), lastModified: usable(headers['last-modified']) }
}
