import type { Request } from '../../egress/client.ts'
import { SourceFailure } from '../../failures.ts'
import { objectWith, text } from '../../kit/schema.ts'
import type { Properties, Shape } from '../../kit/schema.ts'

/**
 * Returns the request of a data call of RIPEstat. All calls share the limit of the origin.
 * https://stat.ripe.net/docs/data-api/ripestat-data-api
 */
export const ripestatRequest = (call: string, parameters: Readonly<Record<string, string>>): Request => ({
  url: `https://stat.ripe.net/data/${call}/data.json?`
    + new URLSearchParams({ sourceapp: 'tracewell', ...parameters }).toString(),
})

/** Creates the schema of a response whose data has the `required` properties and may have the `optional` ones. */
export const ripestatResponse = <const Required extends Properties, const Optional extends Properties>(
  required: Required,
  optional: Optional,
) => objectWith({ status: text, data: objectWith(required, optional) })

/** Throws `UPSTREAM_ERROR` if RIPEstat reports that a response is incomplete. */
export function requireComplete({ status }: Shape<ReturnType<typeof ripestatResponse>>): void {
  if (status !== 'ok') throw new SourceFailure('UPSTREAM_ERROR', 'the source reports that its response is incomplete')
}
