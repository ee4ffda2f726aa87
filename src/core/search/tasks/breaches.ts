import { startDeadline } from '../../../lib/abort.ts'
import type { SourceOutcome } from '../../../lib/telemetry.ts'
import type { BreachSource, FoundBreach } from '../../../sources/breaches/breach-source.ts'
import { mergeBreaches } from '../../../sources/breaches/merge.ts'
import { SourceFailure } from '../../../sources/kit/failures.ts'
import type { FactsOf } from '../../radar/facts.ts'
import type { Task, TaskContext } from '../task.ts'

export interface ListedBreachSource {
  source: BreachSource
  /** The key that the operator configured for it. */
  key: string | undefined
}

const spareMs = 1_000

/** The breaches that an account is part of, as all sources together know them. One that fails is a failure, beside what the others found. */
export function breachesTask(sources: readonly ListedBreachSource[], radar?: () => Promise<FactsOf>): Task {
  const deadlineMs = Math.max(0, ...sources.map(({ source }) => source.deadlineMs)) + spareMs
  return {
    kind: 'breaches',
    slug: 'breaches',
    name: 'Breached accounts',
    deadlineMs,
    cacheMs: 0,
    async run(context, found) {
      const asked = sources.filter(({ source }) => source.types.includes(context.query.type))
      const answers = await Promise.allSettled(asked.map(one => ask(one, context)))
      context.signal.throwIfAborted()
      const named = answers.flatMap(answer => answer.status === 'fulfilled' ? [answer.value] : [])
      found.results
        .push(...mergeBreaches(named, { sensitive: context.secrets, ...(radar && { radar: await radar() }) }))
      const failures = answers.flatMap((answer, index) =>
        answer.status === 'rejected' ? [{ name: asked[index]!.source.name, cause: answer.reason as unknown }] : [])
      if (failures.length === 0) return
      found.status = 'failed'
      const reasons = failures.map(({ name, cause }) =>
        `${name}: ${cause instanceof SourceFailure ? cause.message : 'it broke on this answer'}`
      )
      const code = failures.find(({ cause }) => cause instanceof SourceFailure)?.cause as SourceFailure | undefined
      found.error = {
        code: code?.code ?? 'MODULE_ERROR',
        message: `${failures.length} of ${asked.length} breach sources gave no answer (${reasons.join('; ')})`,
      }
    },
  }
}

async function ask(
  { source, key }: ListedBreachSource,
  { query, client, now, signal, telemetry }: TaskContext,
): Promise<[string, FoundBreach[]]> {
  const { slug } = source
  const work = telemetry.begin('source')
  const tell = (outcome: SourceOutcome, code?: string) =>
    work.end({
      kind: 'breach',
      slug,
      outcome,
      cached: false,
      code,
    })
  const late = () => new SourceFailure('UPSTREAM_TIMEOUT', `no answer within ${source.deadlineMs} ms`)
  using deadline = startDeadline(source.deadlineMs, late, [signal])
  try {
    const breaches = await work.within(() =>
      Array.fromAsync(source.breaches(query, { client, key, now, signal: deadline.signal }))
    )
    tell(breaches.length > 0 ? 'success' : 'no_results')
    return [slug, breaches]
  } catch (error) {
    if (signal.aborted) tell('aborted')
    else if (deadline.hasPassed) tell('timeout', 'UPSTREAM_TIMEOUT')
    else tell('failed', error instanceof SourceFailure ? error.code : 'MODULE_ERROR')
    throw deadline.hasPassed ? deadline.signal.reason : error
  }
}
