import { createHash } from 'node:crypto'
import { differenceOf } from '../support/programs.ts'
import type { SandboxProcess } from '../support/sandbox.ts'
import { places } from './places.ts'
import { startCuttingProxy } from './proxy.ts'
import type { Reader } from './readers.ts'

export interface Outcome {
  reader: string
  outcome: 'passed' | 'failed' | 'skipped'
  seconds: number
  /** Number of events that the reader printed. */
  events: number
  /** Why the reader was skipped or failed. */
  reason?: string
}

/** A stored search that has ended. */
export interface EndedSearch {
  path: string
  key: string
  /** The line that a reader prints for each event: its id, its name and the beginning of the SHA-256 of its data. */
  lines: readonly string[]
}

const maxMs = 120_000

/** Creates a search and reads its stream to the end. */
export async function prepareSearch({ request, send, facts }: SandboxProcess): Promise<EndedSearch> {
  const key = facts.keys.business
  const body = {
    query: { type: 'Email Address', value: 'tw-success@tw-success.example' },
    leaks: { mode: 'all' },
    features: { breached_accounts: true },
  }
  const created = await request('POST', '/search', { key, body })
  if (created.status !== 201) throw new Error(`no search: ${created.status} ${created.text}`)
  const path = `/search/${created.body.search.id}/stream`
  const text = await (await send('GET', path, { key })).text()
  return { path, key, lines: linesOf(text) }
}

/** Returns the line of each event of a stream with an id. */
export function linesOf(stream: string): string[] {
  return [...stream.matchAll(/^event: (.+)\ndata: (.+)\nid: (\d+)\n\n/gm)].map(([, event, data, id]) =>
    `${id} ${event} ${createHash('sha256').update(data!).digest('hex').slice(0, 16)}`
  )
}

/**
 * Reads the search with this reader through a proxy that cuts the connection at every place. Never rejects: the outcome
 * contains the failure.
 */
export async function runReader(
  { name, language, program }: Reader, folder: string, url: string, { path, key, lines }: EndedSearch,
): Promise<Outcome> {
  const began = Date.now()
  let printed: string[] = []
  const outcome = (reason: string | undefined): Outcome => ({
    reader: name,
    outcome: reason === undefined ? 'passed' : 'failed',
    seconds: Math.round((Date.now() - began) / 100) / 10,
    events: printed.length,
    ...reason !== undefined && { reason },
  })
  try {
    await using proxy = await startCuttingProxy(url, places)
    const output = await language.run(folder, program, { URL: `${proxy.url}${path}`, KEY: key }, maxMs)
    printed = output.trimEnd().split('\n')
    const [uncut] = proxy.left
    return outcome(differenceOf(printed, lines) ?? (uncut && `the stream was not cut ${uncut.name}`))
  } catch (error) {
    return outcome(error instanceof Error ? error.message : String(error))
  }
}
