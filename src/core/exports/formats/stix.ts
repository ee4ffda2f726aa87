import type { QueryType } from '../../../sources/kit/source.ts'
import { nameId } from '../../../lib/ids.ts'
import { toUri } from '../../../lib/uri.ts'
import { sourceWords } from '../../../outcomes/sentences.ts'
import { describeBreach, evidenceText, itemsText, safeLink } from '../report-texts.ts'
import { titleOf } from '../report-heads.ts'
import { hasAnswered, stateOfRow, type ExportReport, type ExportRow, type ExportWriter, type RowOf } from '../rows.ts'
import { withList } from './json-array.ts'
import { extension, stixAccount, stixObservable, type StixObject } from './stix-observables.ts'

const identity = {
  type: 'identity',
  spec_version: '2.1',
  id: 'identity--5d5a1f0e-3b0f-4a52-8f3e-7b1c9d2e4a60',
  created: '2026-11-21T00:00:00.000Z',
  modified: '2026-11-21T00:00:00.000Z',
  name: 'Tracewell',
  identity_class: 'system',
} as const

/**
 * Writes a bundle of STIX 2.1: what was asked and found as cyber-observables and relationships, cards and leak records
 * as notes, breaches as incidents. The ids of the observables are in memory.
 * https://docs.oasis-open.org/cti/stix/v2.1/os/stix-v2.1-os.html
 */
export const toStix: ExportWriter = async function* (report, rows) {
  const id = `bundle--${nameId(report.id, report.exported_at)}`
  yield* withList({ type: 'bundle', id }, 'objects', objectsOf(report, rows))
  yield '\n'
}

async function* objectsOf(report: ExportReport, rows: AsyncIterable<ExportRow>): AsyncGenerator<StixObject> {
  const written = new Set<string>()
  const asked: string[] = []
  let search: RowOf<'search'> | undefined
  let subject = ''

  /** Returns an object of the search. Its id follows from the search and `key`. */
  const made = (type: string, key: string, at: string | null, properties: object): StixObject => ({
    type,
    spec_version: '2.1',
    id: `${type}--${nameId(search!.search_id, `${type} ${key}`)}`,
    created: at ?? search!.completed_at ?? search!.created_at,
    ...madeBy(report),
    ...properties,
  })
  const note = (key: string, { source, at }: Pick<RowOf<'source'>, 'source' | 'at'>, content: string, link?: string) =>
    made('note', key, at, {
      abstract: source.name,
      content,
      authors: [source.name],
      object_refs: [subject],
      ...referenceTo(source.name, link),
    })

  /** Yields an object once, and a relationship to it from what was asked. */
  function* related(object: StixObject, at: string | null, properties: object): Generator<StixObject> {
    if (!written.has(object.id)) yield object
    written.add(object.id)
    if (object.id === subject) return
    yield made('relationship', object.id, at, {
      relationship_type: 'related-to', source_ref: subject, target_ref: object.id, ...properties,
    })
  }

  yield identity
  yield { ...extension, created_by_ref: identity.id }
  for await (const row of rows) {
    if (row.kind === 'asked') {
      const object = stixObservable(row.query.type, row.query.value)
      if (!written.has(object.id)) {
        yield object
        asked.push(object.id)
      }
      written.add(object.id)
      continue
    }
    if (asked.length > 0) yield reportObject(report, asked.splice(0))
    switch (row.kind) {
      case 'search':
        search = row
        subject = stixObservable(row.query.type, row.query.value).id
        break
      case 'finding': {
        yield note(row.card, row, itemsText(row.items), row.items.find(({ islink }) => islink)?.value)
        break
      }
      case 'account': {
        const { slug, name } = row.source
        yield* related(stixAccount(slug, name, valueOf(search!)), row.at, {
          description: `${name} has an account of this ${typeNames[search!.query.type]}`,
          ...referenceTo(name, row.url ?? undefined),
        })
        break
      }
      case 'breach': {
        const { name, title = name, sources } = row.breach
        const description = describeBreach(row.breach)
        yield* related(made('incident', JSON.stringify([name, row.breach.breachDate]), row.at, {
          name: title,
          ...description !== '' && { description },
        }), row.at, { description: `Named by ${sources.join(', ')}` })
        break
      }
      case 'leak':
        yield note(`${row.source.slug} ${row.page} ${row.record}`, row, itemsText(row.items))
        break
      case 'observable':
        yield* related(stixObservable(row.type, row.value), null, {
          description: `${row.relation.replaceAll('_', ' ')}: ${evidenceText(row.cards)}`, confidence: row.strength,
        })
        break
      case 'source':
        if (hasAnswered(row)) break
        yield note(`${row.source.kind} ${row.source.slug}`, row,
          [sourceWords[stateOfRow(row)], row.reason?.message ?? []].flat().join(': '))
    }
  }
  if (asked.length > 0) yield reportObject(report, asked.splice(0))
}

const madeBy = ({ exported_at }: ExportReport) =>
  ({ created_by_ref: identity.id, modified: exported_at }) as const

/** Returns the report about what was asked. `asked` has the ids of the observables. */
function reportObject(report: ExportReport, asked: readonly string[]): StixObject {
  const warnings = [
    ...report.sandbox ? ['Made in a sandbox, invented'] : [],
    ...report.finished ? [] : ['Exported before its end'],
  ]
  return {
    type: 'report',
    spec_version: '2.1',
    id: `report--${nameId(report.id, 'report')}`,
    created: report.created_at,
    ...madeBy(report),
    name: titleOf(report),
    ...warnings.length > 0 && { description: warnings.join('. ') },
    report_types: ['observed-data'],
    published: report.exported_at,
    object_refs: asked,
    ...report.labels.length > 0 && { labels: report.labels },
    ...report.reference !== null && {
      external_references: [{ source_name: 'reference', external_id: report.reference }],
    },
  }
}

function referenceTo(source_name: string, address: string | undefined): object {
  const url = address === undefined || safeLink(address) === undefined ? undefined : toUri(address)
  return url === undefined ? {} : { external_references: [{ source_name, url }] }
}

const valueOf = ({ query }: RowOf<'search'>): string => query.value

const typeNames: Readonly<Record<QueryType, string>> = {
  'Pseudonym': 'pseudonym',
  'Email Address': 'e-mail address',
  'Domain Name': 'domain name',
  'Cryptocurrency': 'wallet',
  'IP Address': 'IP address',
}
