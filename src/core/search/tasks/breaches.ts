import type { BreachSource, FoundBreach } from '../../../sources/leaks/breaches/breach-source.ts'
import { collectInSlices } from '../../../lib/collect-slices.ts'
import { nextTurn } from '../../../lib/pauses.ts'
import { SourceFailure } from '../../../sources/failures.ts'
import { mergeBreaches, toNamed, type NamedBreach } from '../../../sources/leaks/breaches/merge.ts'
import { askSource } from '../../asking/ask-source.ts'
import type { Query } from '../../../sources/kit/source.ts'
import { registrableDomain } from '../../observables/normal-form.ts'
import type { FactsOf } from '../../radar/facts.ts'
import type { Task, TaskContext } from '../task.ts'

export interface ConfiguredBreachSource {
  source: BreachSource
  /** The source key that the operator configured. */
  key: string | undefined
  /** Returns the error of a source that is benched. It is then not asked. */
  benched?(): { code: string, message: string } | undefined
}

/** Time that the task has for merging after the latest end of its sources, in milliseconds. */
const spareMs = 1_000
/**
 * Maximum number of breaches that one source reports. Fewer breaches than that are known at all, and merging more would
 * take too long.
 */
const maxBreaches = 1_000
/** Maximum length of all names and titles that one source reports, in characters. */
const maxNameLength = 100_000

/**
 * Creates the task that looks up breaches in all breach sources and merges them. Those of a domain are also the
 * breaches of its site in Radar. If some sources fail, the task fails and keeps the breaches from the other sources. If
 * no source supports the type of the query, the task is skipped.
 */
export function breachesTask(sources: readonly ConfiguredBreachSource[], radar: () => Promise<FactsOf>): Task {
  // Each source ends at a deadline of its own. Before that starts, it may wait for its turn as long.
  const deadlineMs = 2 * Math.max(0, ...sources.map(({ source }) => source.deadlineMs)) + spareMs
  return {
    kind: 'breaches',
    slug: 'breaches',
    name: 'Breached accounts',
    deadlineMs,
    cacheMs: 0,
    sharesResponses: true,
    skipReason: ({ type }) => type === 'Domain Name' || sources.some(({ source }) => source.types.includes(type))
      ? undefined
      : `no breach source of this server supports ${type}`,
    async run(context, findings) {
      const applicableSources = sources.filter(({ source }) => source.types.includes(context.query.type))
      const outcomes = await Promise.all(applicableSources.map(configured => askBreachSource(configured, context)))
      const breachesBySource = outcomes.flatMap(({ slug, error, found = [] }) =>
        error ? [] : [[slug, found] as const]
      )
      const facts = await radar()
      await nextTurn()
      const breaches = mergeBreaches([...breachesBySource, ...breachesOfSite(context.query, facts)], {
        sensitive: context.secrets,
        radar: facts,
      })
      findings.results.push(...breaches)
      const failures = outcomes.flatMap(({ name, error }) => error ? [{ name, error }] : [])
      if (failures.length === 0) return
      findings.status = 'failed'
      const reasons = failures.map(({ name, error }) => `${name}: ${error.message}`)
      findings.error = {
        code: failures.find(({ error }) => error.code !== 'MODULE_ERROR')?.error.code ?? 'MODULE_ERROR',
        message: `${failures.length} of ${applicableSources.length} breach sources failed (${reasons.join('; ')})`,
      }
    },
  }
}

/** Returns the breaches that Radar has of the site of a domain, with or without `www.` and other names below it. */
function breachesOfSite({ type, value }: Query, facts: FactsOf): Array<readonly [string, readonly NamedBreach[]]> {
  if (type !== 'Domain Name') return []
  const domains = new Set([value, registrableDomain(value) ?? value])
  const found = [...domains].flatMap(domain => facts.ofDomain?.(domain) ?? [])
  return [['radar', found.map(({ name = '', ...breach }) => toNamed({ ...breach, name }))]]
}

async function askBreachSource(
  { source, key, benched }: ConfiguredBreachSource,
  { query, client, now, signal, telemetry }: TaskContext,
) {
  const { slug, name, deadlineMs } = source
  const error = benched?.()
  if (error) return { slug, name, error, found: undefined }
  const outcome = await askSource(
    { slug, deadlineMs, find: (_, call) => collect(source.breaches(query, call)) },
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

function collect(breaches: AsyncIterable<FoundBreach>): Promise<NamedBreach[]> {
  let count = 0
  let length = 0
  return collectInSlices(breaches, breach => {
    length += breach.name.length + (breach.title?.length ?? 0)
    if (length > maxNameLength) throw new SourceFailure('UPSTREAM_TOO_LARGE', 'the source reports too long names')
    if (++count > maxBreaches) {
      throw new SourceFailure('UPSTREAM_TOO_LARGE', `the source reports more than ${maxBreaches} breaches`)
    }
    return toNamed(breach)
  })
}
