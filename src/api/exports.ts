import { exportFormats, writeExport, type ExportFormat } from '../core/exports/formats.ts'
import type { Exports } from '../core/exports/exports.ts'
import type { Export } from '../core/exports/rows.ts'
import type { Investigations } from '../core/investigations/investigations.ts'
import type { Searches } from '../core/search/searches.ts'
import type { ApiHandlers } from './types.ts'

interface ExportApi {
  exports: Exports
  searches: Pick<Searches, 'get'>
  investigations: Pick<Investigations, 'get'>
}

export function exportHandlers(
  { exports, searches, investigations }: ExportApi,
): ApiHandlers<'exportSearch' | 'exportInvestigation'> {
  return {
    async exportSearch({ principal, params, query: { format = 'html', retries }, signal }) {
      return reply(await exports.ofSearch(await searches.get(principal, params.id), signal, retries), format)
    },

    async exportInvestigation({ principal, params, query: { format = 'html' }, signal }) {
      return reply(await exports.ofInvestigation(await investigations.get(principal, params.id), signal), format)
    },
  }
}

function reply(exported: Export, format: ExportFormat) {
  const { mediaType, ending } = exportFormats[format]
  return {
    status: 200 as const,
    contentType: mediaType,
    headers: { 'Content-Disposition': `attachment; filename="tracewell-${exported.report.id}.${ending}"` },
    body: { chunks: writeExport(exported, format) },
  }
}
