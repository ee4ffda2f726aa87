import { fetchJson } from '../../kit/json-look-up.ts'
import type { Properties, Shape } from '../../kit/schema.ts'
import { notPublic } from '../../kit/scope.ts'
import type { Size } from '../../kit/size.ts'
import type { ToolSource } from '../../kit/tool-source.ts'
import { requireComplete, ripestatRequest, ripestatResponse } from '../../rows/ripestat/client.ts'

type Nothing = Readonly<Record<never, never>>

/** A data call of RIPEstat about an AS number or a network. */
interface DataCall<Required extends Properties, Found> {
  slug: string
  name: string
  /** Name of the data call in its URL and in its documentation. */
  call: string
  /** Members of `data` that every answer has. */
  data: Required
  /** Limits of the response. Default: those of `kit/size.ts`. */
  size?: Size
  /** Returns the findings, or `undefined` if the answer has none. `value` is the AS number or the network. */
  read(
    answer: Shape<ReturnType<typeof ripestatResponse<Required, Nothing>>>, value: string,
  ): Found | undefined | Promise<Found | undefined>
}

/** Creates the tool source of a data call. https://stat.ripe.net/docs/data-api/ripestat-data-api */
export function dataCall<const Required extends Properties, Found>(
  { slug, name, call, data, size, read }: DataCall<Required, Found>,
): ToolSource<Found> {
  const response = ripestatResponse<Required, Nothing>(data, {})
  return {
    slug,
    name,
    homepage: `https://stat.ripe.net/docs/02.data-api/${call}.html`,
    deadlineMs: 15_000,
    cacheMs: 3_600_000,
    skipReason: notPublic,
    find: ({ value }, context) =>
      fetchJson(context, ripestatRequest(call, { resource: value }), { response, ...size && { size } }, answer => {
        requireComplete(answer)
        return read(answer, value)
      }),
  }
}
