import type { StoredSearch } from '../../db/searches.ts'
import type { EventHub } from './event-hub/hub.ts'

type Member = Pick<StoredSearch, 'id' | 'lastSeq'>

/**
 * Returns the number of events in the stream of a chain. The last event of a search ends its stream, so only that of
 * the last search is in it.
 */
export const countChainEvents = (chain: readonly Member[]): number =>
  chain.reduce((sum, { lastSeq }) => sum + lastSeq - 1, 1)

/**
 * Yields the events of a search and its retries, one search after the other, numbered without a gap. Ends after the
 * last event of the last search.
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
    offset += lastSeq - 1
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
