import { countOf, numberOf } from '../../../outcomes/words.ts'
import { escapeXmlAttribute as escape } from '../../../lib/xml-escape.ts'
import type { Alarm, Overview, SearchOverview } from '../overview.ts'
import type { PersonOverview } from '../picture.ts'
import { safeLink } from '../report-texts.ts'
import type { ExportRow } from '../rows.ts'
import { graphSvg } from './html-graph.ts'

const names: Readonly<Record<Alarm['kind'], string>> = { sanction: 'Sanctions', breach: 'Breach', leak: 'Leak' }

/** Kinds of facts in the contents, in the order of the report. */
const listed: ReadonlyArray<readonly [kind: ExportRow['kind'], one: string, many: string]> = [
  ['finding', 'finding', 'findings'],
  ['account', 'account', 'accounts'],
  ['breach', 'breach', 'breaches'],
  ['leak', 'leak record', 'leak records'],
  ['observable', 'observable', 'observables'],
  ['source', 'source', 'sources'],
]

/** Returns the id of the section of a search. `index` counts from 0. */
export const searchId = (index: number): string => `search-${index + 1}`

/** Writes the first page of a report: the worst findings, the merged picture, the contents, and the graph. */
export const overviewHtml = (overview: Overview): string =>
  [alarmsHtml(overview), pictureHtml(overview), contentsHtml(overview), graphHtml(overview)].join('')

function alarmsHtml({ alarms, more }: Overview): string {
  if (alarms.length === 0) return ''
  const items = alarms.map(({ kind, text }) =>
    `<li class="${kind}"><b>${names[kind]}</b> <bdi>${escape(text)}</bdi></li>\n`)
  const rest = more === 0 ? '' : `<li>${numberOf(more)} more below</li>\n`
  return `<h2 id="worst">Found first</h2>\n<ul class="worst">\n${items.join('')}${rest}</ul>\n`
}

function pictureHtml({ searches }: Overview): string {
  const found = searches.filter(({ persons }) => persons.length > 0)
  if (found.length === 0) return ''
  const parts = found.map(({ query, persons }) =>
    `${searches.length === 1 ? '' : `<h3><bdi>${escape(query.value)}</bdi></h3>\n`}${persons.map(personHtml).join('')}`)
  return '<h2 id="picture">Merged picture</h2>\n' +
    '<p class="note">Accounts that belong to one person, as far as their pages show.</p>\n' + parts.join('')
}

function personHtml(
  { accounts, moreAccounts, confidence, reasons, facts, contradictions }: PersonOverview,
): string {
  const links = accounts.map(({ id, url }) => linkHtml(id, safeLink(url)))
  const rest = moreAccounts === 0 ? [] : [`${numberOf(moreAccounts)} more`]
  const lines = [
    ['Accounts', [...links, ...rest].join(', ')],
    ...[...Map.groupBy(facts, ({ type }) => type)].map(([type, some]) =>
      [type, some.map(({ value }) => `<bdi>${escape(value)}</bdi>`).join('; ')]),
    ['Why', `${confidence} %: ${reasons.join(', ')}`],
    ...contradictions.map(values =>
      ['Contradiction', values.map(value => `<bdi>${escape(value)}</bdi>`).join(' / ')]),
  ] as const
  return `<dl class="person">${lines.map(([label, text]) => `<dt>${label}</dt><dd>${text}</dd>`).join('')}</dl>\n`
}

const linkHtml = (text: string, link: string | undefined): string => link === undefined
  ? `<bdi>${escape(text)}</bdi>`
  : `<a href="${escape(link)}" rel="noopener noreferrer nofollow"><bdi>${escape(text)}</bdi></a>`

function contentsHtml({ alarms, searches, lines }: Overview): string {
  const items = [
    ...alarms.length > 0 ? ['<li><a href="#worst">Found first</a></li>\n'] : [],
    ...searches.some(({ persons }) => persons.length > 0)
      ? ['<li><a href="#picture">Merged picture</a></li>\n']
      : [],
    ...lines.length > 0 ? ['<li><a href="#graph">Graph</a></li>\n'] : [],
    '<li><a href="#asked">What was asked</a></li>\n',
    ...searches.map(contentsLine),
  ]
  return `<nav><h2>Contents</h2>\n<ul>\n${items.join('')}</ul></nav>\n`
}

const contentsLine = (search: SearchOverview, index: number): string =>
  `<li><a href="#${searchId(index)}"><bdi>${escape(search.query.value)}</bdi></a> ${countsText(search)}</li>\n`

const countsText = ({ counts }: SearchOverview): string => listed.flatMap(([kind, one, many]) => {
  const count = counts[kind] ?? 0
  return count === 0 ? [] : [countOf(count, one, many)]
}).join(', ')

function graphHtml(overview: Overview): string {
  const { lines, moreLines } = overview
  if (lines.length === 0) return ''
  const rest = moreLines === 0 ? '' : `The strongest ${lines.length}; ${numberOf(moreLines)} more are in the tables. `
  return '<h2 id="graph">Graph</h2>\n' +
    `<p class="note">${rest}On the left is what was searched, on the right what was found. A darker line is stronger.` +
    `</p>\n<div class="graph" tabindex="0">${graphSvg(overview)}</div>\n`
}
