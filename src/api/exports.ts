import { exportFormats, tableOptionsOf, writeExport, type ExportFormat } from '../core/exports/formats.ts'
import { showsSecrets } from '../core/search/creation.ts'
import type { Export } from '../core/exports/rows.ts'
import type { ApiParts } from './parts.ts'
import type { ApiHandlers } from './types.ts'

export function exportHandlers(
  { exports, searches, investigations }: Pick<ApiParts, 'exports' | 'searches' | 'investigations'>,
): ApiHandlers<'exportSearch' | 'exportInvestigation'> {
  return {
    async exportSearch({ principal, params, query: { format = 'html', retries, ...table }, signal }) {
      const reader = { signal, secrets: showsSecrets(principal) }
      return reply(await exports.ofSearch(await searches.get(principal, params.id), reader, retries), format, table)
    },

    async exportInvestigation({ principal, params, query: { format = 'html', ...table }, signal }) {
      const reader = { signal, secrets: showsSecrets(principal) }
      return reply(await exports.ofInvestigation(await investigations.get(principal, params.id), reader), format, table)
    },
  }
}

function reply(exported: Export, format: ExportFormat, table: Parameters<typeof tableOptionsOf>[0]) {
  const { mediaType, ending } = exportFormats[format]
  return {
    status: 200 as const,
    contentType: mediaType,
    headers: { 'Content-Disposition': `attachment; filename="tracewell-${exported.report.id}.${ending}"` },
    body: { chunks: writeExport(exported, format, tableOptionsOf(table)) },
  }
}
