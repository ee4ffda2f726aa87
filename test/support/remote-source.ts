import { SourceFailure } from '../../src/sources/failures.ts'
import type { Context, QueryType } from '../../src/sources/kit/source.ts'
import { magicSpellings } from '../../src/upstreams/outcomes.ts'
import type { Outcome } from '../../src/upstreams/outcomes.ts'
import type { Upstream, UpstreamAnswer } from '../../src/upstreams/upstream.ts'
import { simulate } from './simulated.ts'
import type { Simulated } from './simulated.ts'

/** Failure code that a source must report, for each simulated outcome that is a failure. */
export const failureCodes: Partial<Record<Outcome, string>> = {
  failure: 'UPSTREAM_ERROR',
  limited: 'UPSTREAM_RATE_LIMITED',
  blocked: 'UPSTREAM_BLOCKED',
  broken: 'UPSTREAM_CHANGED',
  changed: 'UPSTREAM_CHANGED',
  drop: 'UPSTREAM_UNREACHABLE',
}

export const magicValue = (outcome: Outcome, type: QueryType): string => magicSpellings[outcome][type][0]!

export const contextOf = (world: Simulated, key: string | undefined): Context =>
  ({ ...world.context(), key })

/** Returns all findings of a source, or the code and message of its failure. */
export async function all<Found>(
  run: () => AsyncIterable<Found>,
): Promise<{ found: Found[], failure?: string, message?: string }> {
  const found: Found[] = []
  try {
    for await (const one of run()) found.push(one)
    return { found }
  } catch (failure) {
    if (failure instanceof SourceFailure) return { found, failure: failure.code, message: failure.message }
    throw failure
  }
}

/** Simulates a provider that gives these responses in turn and repeats the last one. */
export async function answering(origin: string, ...answers: UpstreamAnswer[]) {
  const requestedUrls: URL[] = []
  const answer: Upstream['found'] = (_, { url }) => {
    requestedUrls.push(url)
    return answers[Math.min(requestedUrls.length, answers.length) - 1]!
  }
  const world = await simulate({
    upstreams: [{ origin, subject: () => 'any', found: answer, notFound: answer }], outcomes: () => 'success',
  })
  return Object.assign(world, { requestedUrls })
}
