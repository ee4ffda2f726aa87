import { styleText } from 'node:util'
import type { AnyOperation } from '../../core/tools/operation.ts'
import type { SourceReport } from '../../core/tools/resolve-outcome.ts'
import type { ToolResponse } from '../../core/tools/response.ts'
import type { Item } from '../../sources/kit/source.ts'
import { terminalSafe } from '../kit/text.ts'
import { valueLines } from './value-text.ts'

type Response = ToolResponse<string, string, object, object>

/** Word for a source that sends no request. The command `search` names its modules in the same way. */
const derived = 'derived'
const words: Readonly<Record<SourceReport['status'], string>> = {
  success: 'found',
  no_results: 'nothing',
  skipped: 'skipped',
  failed: 'failed',
  timeout: 'timeout',
}

/** Formats the response of a direct tool: its data, and unless `quiet`, which sources answered. */
export function toolText(
  operation: AnyOperation, { data, meta }: Pick<Response, 'data' | 'meta'>,
  { color, quiet = false }: { color: boolean, quiet?: boolean },
): string {
  const { stdout } = process
  const paint = (style: 'bold' | 'green' | 'yellow', text: string): string =>
    color ? styleText(style, text, { stream: stdout }) : text
  const width = stdout.isTTY ? Math.max(40, stdout.columns ?? 100) : Infinity // lines for a pipe are not wrapped
  const { sources, complete, stale, duration_ms: ms } = meta
  const state = complete ? paint('green', 'complete') : paint('yellow', 'incomplete')
  const parts = [state, ...stale ? ['with answers of the past day'] : [], `${(ms / 1000).toFixed(1)} s`]
  const lines = valueLines(presented(operation, data), { width, bold: text => paint('bold', text) })
  if (quiet) return lines.join('\n')
  return [
    ...lines,
    '',
    parts.join(', '),
    ...sourceLines(operation, sources),
  ].join('\n')
}

/** Replaces the fields of sources by the lines with which they present their findings, if the data has such lines. */
export function presented(operation: AnyOperation, data: object): object {
  const { cards, profiles: _, sections: __, ...rest } = data as {
    cards?: Record<string, { items: readonly Item[] }>
    profiles?: object
    sections?: object
  }
  if (cards === undefined) return data
  const nameOf = (key: string) => operation.sources[key.replaceAll('_', '-')]?.name ?? key
  const linesOf = (items: readonly Item[]) => Object.fromEntries(
    [...Map.groupBy(items, ({ label }) => label)].map(([label, same]) =>
      [label, same.length === 1 ? same[0]!.value : same.map(({ value }) => value)]),
  )
  const found = Object.entries(cards).map(([key, { items }]) => [nameOf(key), linesOf(items)])
  return { ...rest, ...Object.fromEntries(found) as object }
}

/** Returns a line for the sources with findings, one for those without, and one for each other reason. */
export function sourceLines(operation: AnyOperation, sources: readonly SourceReport[]): string[] {
  const wordOf = ({ name, status }: SourceReport) =>
    status === 'success' && operation.sources[name]?.isLocal ? derived : words[status]
  const lines = Map.groupBy(sources, source => `${wordOf(source)}\n${source.error?.message ?? ''}`)
  const order = [words.success, derived, ...Object.values(words).slice(1)]
  return [...lines].map(([key, same]) => {
    const [word = '', reason = ''] = key.split('\n')
    const names = same.map(({ name, count }) => count > 1 ? `${name} (${count})` : name).join(', ')
    return [word, terminalSafe(reason === '' ? names : `${names}: ${reason}`)] as const
  }).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)).map(([word, text]) => `  ${word.padEnd(7)}  ${text}`)
}
