import { exportFormats, tableOptionsOf, writeExport, type ExportFormat } from '../core/exports/formats.ts'
import { showsSecrets } from '../core/search/creation.ts'
import type { Export } from '../core/exports/rows.ts'
import type { Principal } from '../core/access/keys.ts'
import type { ApiParts } from './parts.ts'
import type { ApiHandlers } from './types.ts'

type ExportParts = Pick<ApiParts, 'exports' | 'searches' | 'profile' | 'investigations' | 'tools' | 'meta'>

export function exportHandlers(
  { exports, searches, profile, investigations, tools, meta }: ExportParts,
): ApiHandlers<
  | 'exportSearch'
  | 'exportSearches'
  | 'exportSearchProfile'
  | 'exportTemporarySearch'
  | 'exportInvestigation'
  | 'exportToolResult'
  | 'exportToolResponse'
> {
  return {
    async exportSearch({ principal, params, query: { format = 'html', ...options }, signal }) {
      const search = await searches.get(principal, params.id)
      return reply(await exports.ofSearch(search, readerOf(principal, signal), options), format, options)
    },

    async exportSearches({ principal, query: { format = 'html', ...chosen }, signal }) {
      return reply(await exports.ofSearches(principal, chosen, readerOf(principal, signal)), format, chosen)
    },

    async exportSearchProfile({ principal, params, query: { format = 'html', ...options }, signal }) {
      const search = await searches.get(principal, params.id)
      const picture = await profile.whole(search, options)
      return reply(await exports.ofProfile(search, picture, readerOf(principal, signal), options), format, options)
    },

    async exportTemporarySearch({ query: { format = 'html', ...table }, body }) {
      return reply(await exports.ofTemporary(body.query, body.events), format, table)
    },

    async exportInvestigation({ principal, params, query: { format = 'html', ...table }, signal }) {
      const investigation = await investigations.get(principal, params.id)
      const file = await exports.ofInvestigation(investigation, readerOf(principal, signal), table)
      return reply(file, format, table)
    },

    async exportToolResult({ principal, params, query: { format = 'html', ...table } }) {
      const id = params.id.toLowerCase()
      const { json } = await tools.result(principal, id)
      if (json !== undefined) return reply(exports.ofTool(JSON.parse(json) as object, id), format, table)
      return {
        status: 202,
        headers: { 'Retry-After': 2 },
        body: { data: { id, status: 'running' }, meta: meta() },
      }
    },

    exportToolResponse: ({ query: { format = 'html', ...table }, body }) => reply(exports.ofTool(body), format, table),
  }
}

const readerOf = (principal: Principal, signal: AbortSignal) => ({ signal, secrets: showsSecrets(principal) })

function reply<Format extends ExportFormat>(
  exported: Export, format: Format, table: Parameters<typeof tableOptionsOf>[0],
) {
  const { mediaType, ending } = exportFormats[format]
  return {
    status: 200 as const,
    contentType: mediaType as typeof exportFormats[Format]['mediaType'],
    headers: { 'Content-Disposition': `attachment; filename="tracewell-${exported.report.id}.${ending}"` },
    body: { chunks: writeExport(exported, format, tableOptionsOf(table)) },
  }
}
