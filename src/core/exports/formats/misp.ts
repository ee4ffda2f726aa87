import { nameId } from '../../../lib/ids.ts'
import { splitByBytes } from '../../../lib/split-by-bytes.ts'
import { identifyWallet } from '../../../facts/wallet.ts'
import type { ObservableType } from '../../../sources/kit/meanings/meaning.ts'
import { titleOf } from '../report-heads.ts'
import { sourceWords } from '../../../outcomes/sentences.ts'
import { describeBreach, evidenceText, itemsText } from '../report-texts.ts'
import { hasAnswered, stateOfRow, type ExportReport, type ExportRow, type ExportWriter } from '../rows.ts'
import { withList } from './json-array.ts'

/** Type and category of an attribute. https://www.circl.lu/doc/misp/categories-and-types/ */
type Type = readonly [type: string, category: string]

interface Attribute {
  type: Type
  value: string
  comment: string
  at?: string | null
}

/**
 * Writes one MISP event, with an attribute for each fact. None of them is for detection (`to_ids`). MISP has a value of
 * a type once in an event, so only its first fact is written; the ids of the attributes are in memory.
 * https://www.misp-standard.org/rfc/misp-standard-core.html
 */
export const toMisp: ExportWriter = async function* (report, rows) {
  yield* withEvent(withList(eventOf(report), 'Attribute', attributesOf(report, rows)))
}

async function* withEvent(parts: AsyncIterable<string>): AsyncGenerator<string> {
  yield '{"Event":'
  yield* parts
  yield '}\n'
}

const eventOf = (report: ExportReport) => ({
  // version 5: releases of MISP until June 2026 refuse later versions, such as 7, the one of `report.id`
  uuid: nameId(report.id, 'event'),
  info: `${report.sandbox ? 'Invented by a sandbox: ' : ''}${titleOf(report)}`,
  date: report.created_at.slice(0, 10),
  timestamp: seconds(report.exported_at),
  threat_level_id: '4',
  analysis: report.finished ? '2' : '1',
  distribution: '0',
  published: false,
  Tag: report.labels.map(name => ({ name })),
})

const seconds = (time: string): string => String(Math.floor(Date.parse(time) / 1_000))

const texts = {
  analysis: ['text', 'External analysis'],
  link: ['link', 'External analysis'],
  comment: ['comment', 'Internal reference'],
} as const satisfies Record<string, Type>

async function* attributesOf(report: ExportReport, rows: AsyncIterable<ExportRow>): AsyncGenerator<object> {
  const written = new Set<string>()
  function* once(attribute: Attribute): Generator<object> {
    for (const part of partsOf(attribute)) yield* onePart(part)
  }
  function* onePart({ type: [type, category], value, comment, at = null }: Attribute): Generator<object> {
    const uuid = nameId(report.id, JSON.stringify([type, category, value]))
    if (written.has(uuid) || value.trim() === '') return
    written.add(uuid)
    yield {
      uuid,
      type,
      category,
      value,
      comment,
      to_ids: false,
      distribution: '5',
      timestamp: seconds(at ?? report.exported_at),
    }
  }
  if (report.reference !== null) yield* once({ type: texts.comment, value: report.reference, comment: 'reference' })
  for await (const row of rows) {
    const attribute = attributeOf(row)
    if (attribute) yield* once(attribute)
  }
}

/** Maximum size of a value in bytes. MISP stores values in a column of MySQL with 65,535 bytes. */
const maxValueBytes = 65_535
/** Size of a part without its note, in bytes. */
const partBytes = 64_000

/** Returns an attribute whose value is too long as several texts, with a note in the value and in the comment. */
function partsOf(attribute: Attribute): Attribute[] {
  if (Buffer.byteLength(attribute.value) <= maxValueBytes) return [attribute]
  const parts = splitByBytes(attribute.value.toWellFormed(), partBytes)
  return parts.map((part, index) => {
    const note = `part ${index + 1} of ${parts.length}`
    return {
      ...attribute,
      type: texts.analysis,
      value: `[${note}: MISP allows 64 KiB]\n${part}`,
      comment: `${attribute.comment}, ${note}`,
    }
  })
}

function attributeOf(row: ExportRow): Attribute | undefined {
  switch (row.kind) {
    case 'asked': return {
      type: typeOf(row.query.type, row.query.value),
      value: row.query.value,
      comment: row.reason ? `not asked: ${row.reason.message}` : 'asked',
    }
    case 'search': return undefined
    case 'finding': return {
      type: texts.analysis, value: itemsText(row.items), comment: `${row.source.name} (${row.card})`, at: row.at,
    }
    case 'account': return {
      type: row.url === null ? texts.analysis : texts.link,
      value: row.url ?? row.source.name,
      comment: `account, ${row.source.name}`,
      at: row.at,
    }
    case 'breach': return {
      type: texts.analysis,
      value: [row.breach.title ?? row.breach.name, describeBreach(row.breach)].join('\n'),
      comment: `breach, named by ${row.breach.sources.join(', ')}`,
      at: row.at,
    }
    case 'leak': return {
      type: texts.analysis,
      value: itemsText(row.items),
      comment: `leak record, ${row.source.name} (${row.record})`,
      at: row.at,
    }
    case 'observable': return {
      type: typeOf(row.type, row.value),
      value: row.value,
      comment: `${row.relation.replaceAll('_', ' ')}, ${row.strength} %; ${evidenceText(row.cards)}`,
    }
    case 'source': return hasAnswered(row) ? undefined : {
      type: texts.comment,
      value: [`${row.source.name} ${sourceWords[stateOfRow(row)]}`, row.reason?.message ?? []].flat().join(': '),
      comment: row.source.kind,
      at: row.at,
    }
  }
}

function typeOf(type: ObservableType, value: string): Type {
  switch (type) {
    case 'Email Address': return ['email', 'Social network']
    case 'Domain Name': return ['domain', 'Network activity']
    case 'IP Address': return ['ip-dst', 'Network activity']
    case 'URL':
    case 'Image': return ['url', 'External analysis']
    case 'Name': return ['full-name', 'Person']
    case 'Phone Number': return ['phone-number', 'Person']
    case 'Date': return ['datetime', 'Other']
    case 'Cryptocurrency': return [walletType(value), 'Financial fraud']
    case 'Pseudonym': return ['text', 'Social network']
    case 'Location':
    case 'Organisation': return ['text', 'Other']
  }
}

/** Chains whose wallets have a type of their own in MISP. */
const walletTypes = { bitcoin: 'btc', monero: 'xmr', dash: 'dash' } as const

function walletType(address: string): string {
  const wallet = identifyWallet(address)
  const chains: readonly string[] = 'fault' in wallet ? [] : wallet.chains
  return Object.entries(walletTypes).find(([chain]) => chains.includes(chain))?.[1] ?? 'text'
}
