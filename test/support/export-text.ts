import { readWorkbook } from './workbook.ts'

/** Returns the text of an export: of a workbook, that of all cells, else the body. */
export async function exportText(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer())
  if (!response.headers.get('content-type')!.includes('spreadsheetml')) return bytes.toString()
  const rows = [...readWorkbook(bytes).values()].flat()
  return rows.map(row => [...row.values()].map(cell => cell.text).join('\t')).join('\n')
}
