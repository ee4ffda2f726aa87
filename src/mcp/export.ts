import { validationError } from '../errors.ts'
import { readText } from './arguments.ts'
import { findOperation } from './contract.ts'
import { inputSchemaOf } from './input.ts'
import { pageArgument, type Tool } from './tool.ts'

/** Formats that are lines of text. Documents for programs are one long line, which a page would cut. */
const formats = ['md', 'csv', 'jsonl'] as const

/** Most leak records of an export that is read as a whole here. Each page reads it again. */
const maxRecords = 5_000

const operation = findOperation('exportSearch')

/** Reads the export of a stored search, line by line. */
export const exportTool: Tool = {
  name: 'export_search',
  title: operation.summary,
  description: `${operation.summary}: all that a stored search found, as lines of Markdown, CSV or JSON. With ` +
    '`select` only the parts that it names. Not charged.',
  inputSchema: inputSchemaOf(operation, ['retries', 'select'], {
    format: { type: 'string', enum: formats, default: 'md' },
    page: pageArgument,
  }),
  isReadOnly: true,
  async run(given, { client, signal }) {
    const format = formats.find(one => one === (readText(given, 'format') ?? 'md'))
    if (format === undefined) {
      throw validationError({ details: [{ path: 'format', message: `must be one of: ${formats.join(', ')}` }] })
    }
    const { id, retries, select } = given as { id: string, retries?: 'merged' | 'own', select?: string[] }
    const { counts } = (await client.searches.get(id, { retries, signal })).data.search
    if (select === undefined && counts !== undefined && counts.leak_records > maxRecords) {
      const message = `has ${counts.leak_records} leak records, too many to be read here: choose with \`select\`, ` +
        'or use the command searches export'
      throw validationError({ details: [{ path: 'id', message }] })
    }
    const text = await client.searches.export(id, { format, retries, select, signal })
    return { value: { format, lines: text.trimEnd().split('\n') } }
  },
}
