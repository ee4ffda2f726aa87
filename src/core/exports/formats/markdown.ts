import { endText, reportFacts, searchFacts, summaryText, titleOf, warningsOf } from '../report-heads.ts'
import { tableRow, type Line, type Table } from '../report-tables.ts'
import type { ExportWriter } from '../rows.ts'

/** Writes GitHub Flavored Markdown. Text of sources is escaped, so that it cannot format anything. */
export const toMarkdown: ExportWriter = async function* (report, rows) {
  yield `# ${markdownText(titleOf(report))}\n\n`
  for (const text of warningsOf(report)) yield `**${text}**\n\n`
  yield `${summaryText(report)}\n\n`
  yield facts(reportFacts(report))
  let open: Table | undefined
  let level = '##'
  let count = 0
  for await (const row of rows) {
    count++
    if (row.kind === 'search') {
      open = undefined
      level = '###'
      yield `\n## ${markdownText(row.query.type)} ${markdownText(row.query.value)}\n\n${facts(searchFacts(row))}`
      continue
    }
    const { table, cells } = tableRow(row)
    if (table !== open) yield heading(table, level)
    open = table
    yield `| ${cells.map(cell => cell.map(lineText).join('<br>')).join(' | ')} |\n`
  }
  yield `\n${endText(count)}\n`
}

/**
 * Escapes a text that follows other text in its line. Line breaks become spaces. A backslash may precede any
 * punctuation of ASCII: https://spec.commonmark.org/0.31.2/#backslash-escapes. GitHub would make links of addresses.
 */
export const markdownText = (text: string): string =>
  text.replace(/[\s\x00-\x1f]+/g, ' ').replace(/[!#$&*<>@[-`{-~]|:(?=\/\/)|(?<=www)\./gi, '\\$&')

const heading = ({ title, columns, note }: Table, level: string): string =>
  `\n${level} ${title}\n\n${note === undefined ? '' : `${note}\n\n`}` +
  `| ${columns.join(' | ')} |\n|${columns.map(() => ' --- |').join('')}\n`

const facts = (all: ReturnType<typeof reportFacts>): string =>
  all.map(([label, text]) => `- ${label}: ${markdownText(text)}\n`).join('')

function lineText({ label, text, link }: Line): string {
  const value = link === undefined ? markdownText(text) : `[${markdownText(text)}](<${linkTarget(link)}>)`
  return label === undefined ? value : `${markdownText(label)}: ${value}`
}

/** Encodes what would end the target of a link, or a cell. */
const linkTarget = (address: string): string =>
  address.replace(/[<>|\\`\s]/g, sign => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
