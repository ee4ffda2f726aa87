import type { RadarResponse } from '../core/radar/radar.ts'
import type { ApiParts } from './parts.ts'
import type { ApiHandlers } from './types.ts'

export function radarHandlers(
  { radar }: Pick<ApiParts, 'radar'>,
): ApiHandlers<'listBreaches' | 'getBreach' | 'listDataClasses' | 'getBreachFeed'> {
  return {
    listBreaches: async ({ query, headers }) => toReply(await radar.list(query, headers)),
    getBreach: async ({ params, headers }) => toReply(await radar.get(params.name, headers)),
    listDataClasses: async ({ headers }) => toReply(await radar.dataClasses(headers)),
    async getBreachFeed({ headers: conditions }) {
      const { body, headers, isNotModified } = await radar.feed(conditions)
      return isNotModified ? { status: 304, headers } : { status: 200, headers, body }
    },
  }
}

const toReply = ({ body, headers, isNotModified }: RadarResponse) =>
  isNotModified ? { status: 304 as const, headers } : { status: 200 as const, headers, body: { json: body } }
