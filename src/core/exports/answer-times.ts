import type { components } from '../../../generated/api.ts'
import type { EventRepository } from '../../db/events.ts'
import { createPauses } from '../../lib/pauses.ts'
import type { SearchEvent } from '../search/events.ts'
import type { SearchFindings } from './search-rows.ts'

type SourceKind = components['schemas']['SourceKind']
type EventOf<Name extends SearchEvent['event']> = Extract<SearchEvent, { event: Name }>['data']

/** Returns the kind and the slug of the source that an event reports as ended. */
const sources = {
  'module.finished': ({ source }: EventOf<'module.finished'>) => [source.kind, source.slug],
  'leak.status': ({ leaked_code }: EventOf<'leak.status'>) => ['leak_source', leaked_code],
  'byok.finished': ({ provider }: EventOf<'byok.finished'>) => ['provider', provider],
  'registered_accounts': ({ module }: EventOf<'registered_accounts'>) => ['account_check', module.slug],
} satisfies Readonly<Record<string, (data: never) => readonly [SourceKind, string | undefined]>>

const names = Object.keys(sources)

/** Number of events that are read at once. */
const readAtOnce = 500

/**
 * Reads when the sources of searches had answered, from the events of the searches. The last answer counts.
 * @param searchIds the searches of a chain of retries, the oldest first
 */
export async function readAnswerTimes(
  events: Pick<EventRepository, 'listNamed'>, searchIds: readonly string[],
): Promise<SearchFindings['timeOf']> {
  const times = new Map<string, string>()
  const pause = createPauses()
  for (const searchId of searchIds) {
    for (let after = 0; ;) {
      const found = await events.listNamed(searchId, names, after, readAtOnce)
      for (const { name, data } of found) {
        const event = JSON.parse(data) as { timestamp: string }
        const [kind, slug] = sources[name as keyof typeof sources](event as never)
        times.set(`${kind} ${slug}`, event.timestamp)
        await pause()
      }
      if (found.length < readAtOnce) break
      after = found.at(-1)!.seq
    }
  }
  return ({ kind, slug }) => times.get(`${kind} ${slug}`) ?? null
}
