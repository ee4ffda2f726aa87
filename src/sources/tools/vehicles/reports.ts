import { valueAt } from '../../../lib/json-path.ts'
import type { SourceFailure } from '../../failures.ts'
import { askEach } from '../../kit/partial.ts'
import { fetchJson } from '../../kit/json-look-up.ts'
import { changed } from '../../kit/shape.ts'
import { listSize } from '../../kit/size.ts'
import type { Context } from '../../kit/source.ts'
import type { ToolSource } from '../../kit/tool-source.ts'
import { decodeVin } from './vpic.ts'

/** Entries of a source about a model of vehicles. */
export interface VehicleReports {
  count: number
  /** `false` if the details of some entries could not be requested; they are left out of `items`. */
  complete: boolean
  /** The first entries, as facts by name. */
  items: Array<Record<string, string>>
}

/**
 * A source of entries about a model of vehicles, or about its maker. In a URL, `{make}`, `{model}` and `{year}` are
 * facts of NHTSA's decoder, and `{wmi}` is the identifier of the maker in the number. A path is one of
 * `lib/json-path.ts`.
 */
export interface ReportSource {
  slug: string
  name: string
  homepage: string
  url: string
  /** Path of the list of entries. One object stands for a list with one entry. */
  list: string
  /** Status of an answer that is read too: that without entries. */
  readable?: number
  /** `true` if the answer `null` means "no entries". */
  mayBeNull?: true
  /**
   * Further request for each entry: path of its identifier, URL with `{id}`, path of the details in the answer.
   * `areEntries` if the details are a list of entries of their own; these are counted then.
   */
  details?: { id: string, url: string, path: string, areEntries?: true }
  /** Path in an entry that proves that the source knows something. An entry without a value there is left out. */
  proof: string
  /** Number that stands for a missing value. */
  absent?: number
  /** Path in an entry, the name of the fact in our response, and the order of the parts of a date. */
  facts: ReadonlyArray<readonly [path: string, name: string, date?: 'day/month/year' | 'month/day/year']>
}

const maxItems = 20
/** Number of entries for which details are requested. Models have few variants with ratings of their own. */
const maxDetails = 4

/** Creates the source of a tool. */
export function reportSource(row: ReportSource): ToolSource<VehicleReports> {
  return {
    slug: row.slug,
    name: row.name,
    homepage: row.homepage,
    deadlineMs: 15_000,
    cacheMs: 86_400_000,
    find: ({ value }, context) => findReports(row, value, context),
  }
}

async function findReports(row: ReportSource, vin: string, context: Context): Promise<VehicleReports | undefined> {
  const values = row.url.includes('{model}') ? await modelOf(vin, context) : { wmi: wmiOf(vin) }
  if (values === undefined) return undefined
  const { details } = row
  const listed = await entriesOf(row, row.list, filled(row.url, values), context)
  const { entries, failure } = await withDetails(row, listed, context)
  const known = entries.filter(entry => factOf(valueAt(entry, row.proof)) !== undefined)
  if (known.length === 0 && failure) throw failure
  if (known.length === 0) return undefined
  return {
    complete: failure === undefined,
    count: details === undefined || details.areEntries ? known.length : listed.length,
    items: known.slice(0, maxItems).map(entry => factsOf(row, entry)),
  }
}

/** Returns the details of the first entries, or the entries if the source has no details. */
async function withDetails(
  row: ReportSource, listed: readonly unknown[], context: Context,
): Promise<{ entries: readonly unknown[], failure?: SourceFailure }> {
  const { details } = row
  if (details === undefined) return { entries: listed }
  const ids = listed.slice(0, maxDetails).map(entry => String(valueAt(entry, details.id)))
  const { answers, ...failed } = await askEach(ids, id =>
    entriesOf(row, details.path, filled(details.url, { id }), context))
  return { entries: [...answers.values()].flat(), ...failed }
}

type Values = Readonly<Record<string, string>>

/** Returns what a search by model needs, or `undefined` if the decoder does not know the model. */
async function modelOf(vin: string, context: Context): Promise<Values | undefined> {
  const { make, model, model_year: year } = (await decodeVin(vin, context))?.vehicle ?? {}
  return make !== undefined && model !== undefined && year !== undefined ? { make, model, year } : undefined
}

/** Returns the identifier of the maker. If its third character is 9, places 12 to 14 distinguish small makers. */
const wmiOf = (vin: string): string => vin[2] === '9' ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3)

const filled = (template: string, values: Values): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))

const headers = { accept: 'application/json' }

async function entriesOf({ readable, mayBeNull }: ReportSource, path: string, url: string, context: Context) {
  const source = { response: {}, readable: readable === undefined ? [] : [readable], size: listSize(8) }
  return await fetchJson(context, { url, headers }, source, (answer: unknown): unknown[] => {
    if (answer === null && mayBeNull) return []
    const found = valueAt(answer, path)
    if (typeof found !== 'object' || found === null) throw changed()
    return [found].flat()
  }) ?? []
}

const factsOf = ({ facts, absent }: ReportSource, entry: unknown): Record<string, string> =>
  Object.fromEntries(facts.flatMap(([path, name, order]) => {
    const fact = dated(factOf(valueAt(entry, path)), order)
    return fact === undefined || (absent !== undefined && Number(fact) === absent) ? [] : [[name, fact]]
  }))

/** Returns a date in the order of a source as `2021-03-25`. Returns another text as it is. */
function dated(fact: string | undefined, order: ReportSource['facts'][number][2]): string | undefined {
  const [, first, second, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(fact ?? '') ?? []
  if (order === undefined || first === undefined || second === undefined) return fact
  const [day, month] = order === 'day/month/year' ? [first, second] : [second, first]
  return `${year}-${month}-${day}`
}

const factOf = (value: unknown): string | undefined =>
  ['string', 'number', 'boolean'].includes(typeof value) && value !== '' ? String(value).trim() : undefined
