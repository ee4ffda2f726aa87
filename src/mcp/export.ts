import { validationError } from '../errors.ts'
import { readText } from './arguments.ts'
import { findOperation } from './contract.ts'
import { inputSchemaOf } from './input.ts'
import { pageArgument, type Tool } from './tool.ts'

/** Formats that are lines of text. Documents for programs are one long line, which a page would cut. */
const formats = ['md', 'csv', 'jsonl'] as const

/** Largest export that is divided into pages here, in characters. Each page reads the whole export again. */
const maxExport = 4_000_000

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
    const { id, retries, select } = given as { id: string, retries?: 'merged', select?: string[] }
    const text = await client.searches.export(id, { format, retries, select, signal })
    if (text.length > maxExport) {
      const message = `is too large to be read here: ${text.length} characters. Use \`select\`, or the command export`
      throw validationError({ details: [{ path: 'id', message }] })
    }
    return { value: { format, lines: text.trimEnd().split('\n') } }
  },
}
