import type { StoredSearch } from '../../db/searches.ts'
import type { EventHub } from './event-hub/hub.ts'

type Member = Pick<StoredSearch, 'id' | 'lastSeq'>

/** Returns the number of the last event in the stream of a chain. */
export const lastChainEvent = (chain: readonly Member[]): number =>
  chain.reduce((sum, { lastSeq }) => sum + lastSeq, 0)

/**
 * Yields the events of a search and its retries, one search after the other. Ends after the last event of the last
 * search. The last event of a search ends its stream, so only that of the last search is sent. Those of the others keep
 * their numbers, as a client may have received one before a retry started: a number is never used twice.
 * @param chain the oldest search first. All but the last have ended.
 * @param first number of the first event in the whole stream
 */
export async function* streamChain(
  hub: Pick<EventHub, 'subscribe'>, chain: readonly Member[], first: number, signal: AbortSignal, prelude: Buffer,
): AsyncGenerator<Buffer> {
  yield prelude
  let offset = 0
  for (const [index, { id, lastSeq }] of chain.entries()) {
    const isLast = index === chain.length - 1
    const from = Math.max(1, first - offset)
    if (isLast || from < lastSeq) {
      yield* renumber(hub.subscribe(id, from, signal), offset, isLast ? undefined : lastSeq)
    }
    offset += lastSeq
  }
}

/** Adds `offset` to the ids of encoded events, and leaves out the event `omitted` with its parts. */
async function* renumber(
  chunks: AsyncIterable<Buffer>, offset: number, omitted: number | undefined,
): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    const blocks = chunk.toString().split('\n\n') // a chunk has whole events
    const rest = blocks.pop()! // empty, or a field of its own
    const kept: string[] = []
    let parts: string[] = []
    for (const block of blocks) {
      parts.push(block)
      const id = /\nid: (\d+)$/.exec(block)?.[1]
      if (id === undefined) continue
      const renumbered = `${block.slice(0, -id.length)}${Number(id) + offset}`
      if (Number(id) !== omitted) kept.push(...parts.slice(0, -1), renumbered)
      parts = []
    }
    const text = [...kept, ...parts].map(block => `${block}\n\n`).join('') + rest
    if (text !== '') yield Buffer.from(text)
  }
}
