import type { ModuleOutcome } from '../../db/search-modules.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Client } from '../../sources/client.ts'
import { SourceFailure } from '../../sources/failures.ts'
import type { Card, Query } from '../../sources/source.ts'
import type { ListedModule } from '../modules.ts'

const mostCards = 999

/**
 * Runs one module to its end, whatever it does. Rejects only where `signal` aborts: then nothing is known of it, and
 * another runner may run it again.
 */
export async function runModule(
  { module, key }: ListedModule, query: Query, { client, clock, signal }: { client: Client, clock: Clock, signal: AbortSignal },
): Promise<ModuleOutcome> {
  const start = clock.now()
  const deadline = AbortSignal.timeout(module.deadlineMs)
  const stop = AbortSignal.any([signal, deadline])
  const cards: object[] = []
  const ended = (status: ModuleOutcome['status'], error: ModuleOutcome['error'] = null): ModuleOutcome =>
    ({ status, cached: false, durationMs: Math.max(0, clock.now().getTime() - start.getTime()), error, cards })
  try {
    await Promise.race([collect(), aborted(stop)])
    return ended(cards.length > 0 ? 'success' : 'no_results')
  } catch (thrown) {
    signal.throwIfAborted()
    if (deadline.aborted) return ended('timeout', { code: 'MODULE_TIMEOUT', message: `No answer within ${module.deadlineMs} ms` })
    return ended('failed', reason(thrown))
  }

  async function collect(): Promise<void> {
    const bound: Pick<Client, 'send'> = { send: request => client.send(request, stop) }
    for await (const card of module.run(query, { client: bound, key, now: start, signal: stop })) {
      stop.throwIfAborted()
      if (cards.length < mostCards) cards.push(named(module.slug, cards.length + 1, card))
    }
  }
}

/** `{ github_001: { items, ...raw } }` */
const named = (slug: string, number: number, { items, raw }: Card): object =>
  ({ [`${slug}_${String(number).padStart(3, '0')}`]: { ...raw, items } })

function reason(thrown: unknown): { code: string, message: string } {
  if (thrown instanceof SourceFailure) return { code: thrown.code, message: thrown.message }
  return { code: 'MODULE_ERROR', message: 'The module broke on this answer' }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error)
    else signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}
