import { outsideSeconds, type Instruments, type OnEnd } from './instruments.ts'

/** Creates the metrics of the searches, shards and calls of sources of this process. `labelOf` names a source. */
export function createSearchMetrics({ counter, gauge, histogram }: Instruments, labelOf: (slug: string) => string) {
  const searchesEnded = counter('searches_ended_total', 'Searches ended by this process, by status', ['mode', 'status'])
  const shardsRunning = gauge('shards_running', 'Shards that run in this process')
  const shards = counter('shards_total', 'Shards that ended in this process, by outcome', ['outcome'])
  const sourceRuns = counter(
    'source_runs_total',
    'Calls of sources, by outcome',
    ['kind', 'source', 'outcome', 'cached'],
  )
  const sourceFailures = counter(
    'source_failures_total',
    'Failed calls of sources, by reason',
    ['kind', 'source', 'code'],
  )
  const sourceDuration = histogram(
    'source_duration_seconds',
    'Duration of calls of sources, without cache hits',
    ['kind', 'source'],
    outsideSeconds,
  )
  const leader = gauge('leader', '1 if this process leads the orchestrators, else 0')

  for (const mode of ['stored', 'temporary'] as const) {
    for (const status of ['finished', 'error'] as const) searchesEnded.inc({ mode, status }, 0)
  }

  const onEnd: OnEnd<'shard' | 'search' | 'source' | 'leader'> = {
    shard({ outcome }) {
      shardsRunning.dec()
      shards.inc({ outcome })
    },
    search: ({ mode, status }) => searchesEnded.inc({ mode, status }),
    source({ kind, slug, outcome, cached, code }, seconds) {
      const source = labelOf(slug)
      sourceRuns.inc({ kind, source, outcome, cached: String(cached) })
      if (code !== undefined && outcome !== 'skipped') sourceFailures.inc({ kind, source, code })
      if (seconds !== undefined && !cached && outcome !== 'skipped') sourceDuration.observe({ kind, source }, seconds)
    },
    leader: ({ leads }) => leader.set(leads ? 1 : 0),
  }
  return { onBegin: { shard: () => shardsRunning.inc() }, onEnd }
}
