import type { SearchEvent, TemporarySearchEvent } from '../../../generated/client/src/index.ts'
import type { SourceOutcome } from '../../core/search/source-outcome.ts'
import type { TaskKind } from '../../db/search-tasks.ts'
import type { EndedTask } from './summary.ts'

const kinds: Readonly<Record<SourceOutcome['kind'], TaskKind>> = {
  module: 'module',
  leak_source: 'leak',
  breach_sources: 'breaches',
  account_check: 'account',
  provider: 'provider',
}

/**
 * Collects the outcomes of the sources of a search from its events. Findings come one by one; `module.finished` and
 * `search.finished` name the sources that have ended. The summary of the screen needs both. Other events are ignored.
 */
export function createOutcomeReader() {
  const counts = new Map<string, number>()
  const verdicts = new Map<string, object>()
  const breaches = new Map<string, object[]>()
  const ended = new Set<string>()
  const add = (key: string, count: number) => counts.set(key, (counts.get(key) ?? 0) + count)

  function toEnded(source: SourceOutcome): EndedTask {
    const { slug, name, status, reason, duration_ms: durationMs } = source
    const kind = kinds[source.kind]
    const verdict = kind === 'account' ? verdicts.get(slug) ?? verdicts.get(name) : undefined
    const key = kind === 'breaches' ? kind : slug
    return {
      task: { kind, slug, name },
      outcome: {
        status: verdict ? 'success' : status,
        cached: false,
        durationMs,
        error: (reason ?? null),
        count: counts.get(`${kind} ${key}`) ?? 0,
        results: verdict ? [verdict] : breaches.get(`${kind} ${key}`) ?? [],
      },
    }
  }

  return {
    /** Reads an event. Returns the outcomes of the sources that it reports as ended, each source once. */
    read({ event, data }: SearchEvent | TemporarySearchEvent): EndedTask[] {
      if (event === 'module.result') add(`module ${data.module.slug}`, 1)
      else if (event === 'leak.status') {
        add(`leak ${data.leaked_code}`, data.result_count ?? 0)
        breaches.set(`leak ${data.leaked_code}`, data.breaches ?? [])
      } else if (event === 'breached_accounts') {
        add('breaches breaches', data.resultCount ?? 0)
        breaches.set('breaches breaches', data.results ?? [])
      }
      else if (event === 'byok.finished') add(`provider ${data.provider}`, data.resultCount)
      else if (event === 'registered_accounts' && data.event === 'result') {
        add(`account ${data.module.slug ?? data.module.name}`, data.status === 'registered' ? 1 : 0)
        const { module, status, url, reason } = data
        verdicts.set(module.slug ?? module.name, {
          module,
          status,
          url,
          reason,
        })
      }
      const all = event === 'search.finished' ? data.sources : []
      const sources = event === 'module.finished' ? [data.source] : all
      const isNew = ({ kind, slug }: SourceOutcome) => ended.size < ended.add(`${kind} ${slug}`).size
      return sources.filter(isNew).map(toEnded)
    },
  }
}
