import type { OpenApi } from '../generate/document.ts'
import { operationsFor, type SandboxOperation } from './caller.ts'
import { failures } from './ways/failures.ts'
import { refusals } from './ways/refusals.ts'
import { successes } from './ways/successes.ts'
import type { Way } from './ways/way.ts'

/** All ways. Ways that disturb other calls come last. */
export const ways: readonly Way[] = [...successes, ...refusals, ...failures]
  .sort((one, other) => Number(one.disturbs ?? false) - Number(other.disturbs ?? false))

interface Unmet extends Pick<Way, 'status' | 'where' | 'of'> {
  why: string
}

/** Statuses that a sandbox cannot show, with the reason. */
export const unmet: readonly Unmet[] = [
  {
    status: 500,
    where: 'health, and images',
    of: operation => !operation.hasKey,
    why: 'a fault of the server; it is chosen by a key, which these operations do not take',
  },
  {
    status: 503, where: 'health', of: ({ id }) => id === 'getHealth' || id === 'getReadiness',
    why: 'while it stops (SIGTERM) and a search for `tw-hang` runs: not by a request',
  },
]

export const allOperations = (documents: Record<SandboxOperation['service'], OpenApi>): SandboxOperation[] =>
  (['api', 'images'] as const).flatMap(service => operationsFor(service, documents[service]))
