import { hash } from 'node:crypto'
import { escapeXmlAttribute as escape } from '../../../lib/xml-escape.ts'
import { endText, reportFacts, searchFacts, summaryText, titleOf, warningsOf } from '../report-heads.ts'
import { overviewOf } from '../overview.ts'
import { askedTitle, tableRow, type Line, type Table } from '../report-tables.ts'
import type { ExportReport, ExportWriter } from '../rows.ts'
import { overviewHtml, searchId } from './html-overview.ts'
import { style } from './html-style.ts'

/** Allows the style of the page and nothing else, so that the page cannot send a request. */
const policy = `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; base-uri 'none'; ` +
  'form-action \'none\''

/** Writes one HTML page without scripts and other files. The overview is read first. */
export const toHtml: ExportWriter = async function* (report, rows, overview) {
  yield head(report)
  yield overviewHtml(await overviewOf(overview))
  let open: Table | undefined
  let searches = 0
  let count = 0
  for await (const row of rows) {
    count++
    if (row.kind === 'search') {
      if (open) yield tableEnd
      if (searches > 0) yield '</section>\n'
      open = undefined
      const { type, value } = row.query
      yield `<section id="${searchId(searches++)}">\n<h2><small>${escape(type)}</small> ${escape(value)}</h2>\n`
      yield facts(searchFacts(row))
      continue
    }
    const { table, cells } = tableRow(row)
    if (table !== open) yield `${open ? tableEnd : ''}${tableStart(table, searches > 0 ? 'h3' : 'h2')}`
    open = table
    yield `<tr>${cells.map(cell => `<td>${cell.map(lineText).join('')}</td>`).join('')}</tr>\n`
  }
  if (open) yield tableEnd
  if (searches > 0) yield '</section>\n'
  yield `</main>\n<footer>${endText(count)}</footer>\n</body>\n</html>\n`
}

const head = (report: ExportReport): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escape(titleOf(report))}</title>
<style>${style}</style>
</head>
<body>
<header>
<p>Tracewell</p>
<h1>${escape(titleOf(report))}</h1>
${warningsOf(report).map(text => `<p class="warning">${text}</p>\n`).join('')}<p class="summary">${
  summaryText(report)
}</p>
${facts(reportFacts(report))}</header>
<main>
`

const facts = (all: ReturnType<typeof reportFacts>): string =>
  `<dl>${all.map(([label, text]) => `<dt>${label}</dt><dd>${escape(text)}</dd>`).join('')}</dl>\n`

const tableStart = ({ title, columns, note }: Table, heading: 'h2' | 'h3'): string =>
  `<${heading}${idOf(title)}>${title}</${heading}>\n${
    note === undefined ? '' : `<p class="note">${note}</p>\n`
  }<div class="table" tabindex="0"><table><thead><tr>${
    columns.map(column => `<th scope="col">${column}</th>`).join('')
  }</tr></thead><tbody>\n`

const idOf = (title: string): string => title === askedTitle ? ' id="asked"' : ''

const tableEnd = '</tbody></table></div>\n'

function lineText({ label, text, link }: Line): string {
  const value = link === undefined
    ? `<bdi>${escape(text)}</bdi>`
    : `<a href="${escape(link)}" rel="noopener noreferrer nofollow"><bdi>${escape(text)}</bdi></a>`
  return `<div>${label === undefined ? '' : `<b>${escape(label)}</b> `}${value}</div>`
}
