import type { BreachSource } from '../../../sources/breaches/breach-source.ts'
import { mergeBreaches } from '../../../sources/breaches/merge.ts'
import { askSource } from '../../asking/ask-source.ts'
import type { FactsOf } from '../../radar/facts.ts'
import type { Task, TaskContext } from '../task.ts'

export interface ConfiguredBreachSource {
  source: BreachSource
  /** Key that the operator configured for the source. */
  key: string | undefined
}

/** Time for merging after the last source's deadline, in milliseconds. */
const spareMs = 1_000

/**
 * The breaches that an account is part of, merged from all breach sources. If some sources fail, the task fails and
 * keeps what the others found.
 */
export function breachesTask(sources: readonly ConfiguredBreachSource[], radar?: () => Promise<FactsOf>): Task {
  const deadlineMs = Math.max(0, ...sources.map(({ source }) => source.deadlineMs)) + spareMs
  return {
    kind: 'breaches',
    slug: 'breaches',
    name: 'Breached accounts',
    deadlineMs,
    cacheMs: 0,
    async run(context, found) {
      const fitting = sources.filter(({ source }) => source.types.includes(context.query.type))
      const outcomes = await Promise.all(fitting.map(configured => askBreachSource(configured, context)))
      const named = outcomes.flatMap(({ slug, error, found = [] }) => error ? [] : [[slug, found] as const])
      const facts = radar && await radar()
      found.results.push(...mergeBreaches(named, { sensitive: context.secrets, ...(facts && { radar: facts }) }))
      const failures = outcomes.flatMap(({ name, error }) => error ? [{ name, error }] : [])
      if (failures.length === 0) return
      found.status = 'failed'
      const reasons = failures.map(({ name, error }) => `${name}: ${error.message}`)
      found.error = {
        code: failures.find(({ error }) => error.code !== 'MODULE_ERROR')?.error.code ?? 'MODULE_ERROR',
        message: `${failures.length} of ${fitting.length} breach sources failed (${reasons.join('; ')})`,
      }
    },
  }
}

async function askBreachSource(
  { source, key }: ConfiguredBreachSource,
  { query, client, now, signal, telemetry }: TaskContext,
) {
  const { slug, name, deadlineMs } = source
  const outcome = await askSource(
    { slug, deadlineMs, find: (_, call) => Array.fromAsync(source.breaches(query, call)) },
    query,
    {
      client,
      key,
      now,
      signal,
      telemetry,
    },
    { kind: 'breach' },
  )
  return { slug, name, ...outcome }
}
