import type { OpenApi } from '../generate/document.ts'
import { operationsFor, type SandboxOperation } from './caller.ts'
import { failures } from './status-examples/failures.ts'
import { refusals } from './status-examples/refusals.ts'
import { successes } from './status-examples/successes.ts'
import { takesFile, type StatusExample } from './status-examples/status-example.ts'

/** All examples. Examples that affect other calls come last. */
export const statusExamples: readonly StatusExample[] = [...successes, ...refusals, ...failures]
  .sort((one, other) => Number(one.affectsOthers ?? false) - Number(other.affectsOthers ?? false))

interface ImpossibleStatus extends Pick<StatusExample, 'status' | 'operations' | 'appliesTo'> {
  reason: string
}

/** Statuses that a sandbox cannot show, with the reason. */
export const impossibleStatuses: readonly ImpossibleStatus[] = [
  {
    status: 408,
    operations: 'every operation',
    appliesTo: () => true,
    reason: 'it needs a connection that stops in the middle of a request, for 10 to 30 seconds',
  },
  {
    status: 500,
    operations: 'health, `POST /sign-in`, and images',
    appliesTo: operation => !operation.hasKey,
    reason: 'a fault of the server; it is chosen by a key, which these operations do not take',
  },
  {
    status: 413,
    operations: '`POST /search/temporary/export` and `POST /exports/tool`',
    appliesTo: takesFile,
    reason: 'it needs more than 2 MiB, of which a client may see only the closed connection',
  },
  {
    status: 429,
    operations: '`POST /sign-in`',
    appliesTo: ({ id }) => id === 'signIn',
    reason: 'it needs 100,000 wrong codes in a minute; start the sandbox with a lower `WRONG_KEYS_PER_MINUTE`',
  },
  {
    status: 503,
    operations: '`POST /sign-in`',
    appliesTo: ({ id }) => id === 'signIn',
    reason: 'the database is away; it is chosen by a key, which this operation does not take',
  },
  {
    status: 503,
    operations: 'images',
    appliesTo: ({ id }) => id === 'getLogo' || id === 'getFlag',
    reason: 'it needs clients that leave more than `UNSENT_MB` of their responses unread',
  },
  {
    status: 503, operations: 'health', appliesTo: ({ id }) => id === 'getHealth' || id === 'getReadiness',
    reason: 'while it stops (SIGTERM) and a search for `tw-hang` runs: not by a request',
  },
]

export const allOperations = (documents: Record<SandboxOperation['service'], OpenApi>): SandboxOperation[] =>
  (['api', 'images'] as const).flatMap(service => operationsFor(service, documents[service]))
