import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AnswerOutcome } from '../sources/kit/card-lines.ts'
import type { Basis, RecordedAs } from '../sources/kit/facts.ts'
import type { SubjectType } from '../sources/kit/source.ts'
import { aboutPerson } from './person.ts'
import type { Upstream, UpstreamAnswer, UpstreamRequest } from './upstream.ts'

/** Kinds of evidence, the strongest first. */
export const bases: readonly Basis[] = ['recorded', 'server-code', 'documented', 'memory']

/** A request that a source sends, and the answer of the real service. Bodies are JSON values, or text. */
export interface Exchange {
  request: { url: string, method?: 'GET' | 'POST' | 'HEAD', body?: unknown }
  response: { status: number, headers?: Readonly<Record<string, string>>, body?: unknown }
}

/**
 * One answer of a real service: the file `recorded/<name>/<case>.json`, where the name is a slug, or that of software
 * that many hosts run (`RowHead.recorded`). It is written anew from the facts of the real answer: its members, nesting,
 * types, forms and special values. People, hosts and addresses are invented.
 *
 * `{value}` stands for the searched value, also in the expected lines, and `{name}` for a variable of
 * `RowHead.recorded`.
 *
 * A list is one file for all values: its further cases have only the members in which they differ from `found`.
 * The cards of a list are expected without the lines that its row states, and without the time of the download.
 */
export interface Recording {
  basis: Basis
  /** Day on which the answer was given, or the code or document was current, as `2026-10-08`. */
  seen: string
  /** Address of the page, or of the file in its repository; `run` if a networked machine asked the service. */
  source: string
  /** Facts that the source leaves open, in a sentence. */
  note?: string
  /** Type of the searched value. Default: the first that the source has. */
  type?: SubjectType
  /** The searched value, in its normal form. */
  value: string
  exchanges: readonly Exchange[]
  expected: AnswerOutcome
}

/** A recording with its place: `name` is that of the folder, `case` that of the file. */
export interface PlacedRecording extends Recording {
  name: string
  case: string
}

const folder = fileURLToPath(new URL('../../recorded/', import.meta.url))

/** Names of the sources and of the software with recorded answers. */
export const recordedNames = (): string[] => readdirSync(folder).sort()

/** Returns the recorded answers of a source or of software, by the names of their cases. */
export function readRecordings(name: string): PlacedRecording[] {
  if (!existsSync(`${folder}${name}`)) {
    throw new Error(`The folder recorded/${name} is missing: write the answers found.json and none.json in it`)
  }
  const cases = readdirSync(`${folder}${name}`).map(file => file.replace(/\.json$/, '')).sort() // `found` goes first
  return cases.map(title => {
    const stored = readStored(name, title)
    const { exchanges, ...recording } = isWhole(stored) ? stored : { ...readStored(name, 'found') as Stored, ...stored }
    return { ...recording, exchanges: exchanges.map(withBody), name, case: title }
  })
}

/** A recording as it is in its file: the body may be lines of text, each of which ends with a line feed. */
type Stored = Omit<Recording, 'exchanges'> & { exchanges: readonly StoredExchange[] }
type StoredExchange = Exchange & { response: { lines?: readonly string[] } }

const readStored = (name: string, title: string): Partial<Stored> =>
  JSON.parse(readFileSync(`${folder}${name}/${title}.json`, 'utf8')) as Partial<Stored>

const isWhole = (stored: Partial<Stored>): stored is Stored => stored.exchanges !== undefined

const withBody = ({ request, response: { lines, ...response } }: StoredExchange): Exchange =>
  ({ request, response: { ...response, ...lines && { body: lines.map(line => `${line}\n`).join('') } } })

/** Returns a recording in which the variables have values. `{value}` is filled too. */
export function filledRecording(
  recording: PlacedRecording, variables: Readonly<Record<string, string>>,
): PlacedRecording {
  const value = filled(recording.value, variables)
  return { ...filledJson(recording, { ...variables, value }) as PlacedRecording, value }
}

function filledJson(part: unknown, variables: Readonly<Record<string, string>>): unknown {
  if (typeof part === 'string') return filled(part, variables)
  if (Array.isArray(part)) return part.map(entry => filledJson(entry, variables))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([name, member]) =>
    [filled(name, variables), filledJson(member, variables)]))
}

const filled = (text: string, variables: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => variables[name] ?? whole)

/** Returns the outcome that a recording is about: something was found, nothing was, or the source failed. */
export function outcomeOf({ expected }: Recording): 'found' | 'none' | 'failure' {
  if ('cards' in expected) return expected.cards.length > 0 ? 'found' : 'none'
  if ('failure' in expected) return 'failure'
  if ('found' in expected) return expected.found === null ? 'none' : 'found'
  return expected.status === 'registered' ? 'found' : 'none'
}

/** Recordings by name, read when the simulator first needs them. */
const known = new Map<string, readonly PlacedRecording[]>()

/**
 * Returns a recorded answer of a row with an outcome, for another value: the case of that name, or the first one; one
 * with a result is about the person of the simulated accounts. Returns `undefined` if none is recorded.
 */
export function simulatedRecording(
  { slug, recorded = { as: slug }, examples }: { slug: string, recorded?: RecordedAs, examples?: { answer: unknown } },
  outcome: 'found' | 'none',
  value: string,
): UpstreamAnswer | undefined {
  const { as, ...variables } = recorded
  const recordings = known.get(as) ?? (existsSync(`${folder}${as}`) ? readRecordings(as) : [])
  known.set(as, recordings)
  const recording = recordings.find(one => one.case === outcome) ?? recordings.find(one => outcomeOf(one) === outcome)
  if (!recording) return undefined
  const [{ request, response }] = recording.exchanges as readonly [Exchange]
  const body = outcome === 'found' ? aboutPerson(response.body, examples?.answer) : response.body
  const exchanges = [{ request, response: { ...response, body } }]
  const said = filledRecording({ ...recording, value, exchanges }, variables).exchanges[0]!.response
  const { status, headers } = said
  return { status, ...headers && { headers }, body: said.body as UpstreamAnswer['body'] }
}

/** A service whose answers are recorded. `person` returns the values of the simulated person, in the same places. */
interface RecordedService extends Pick<Upstream, 'origin' | 'subject' | 'failsPartially'> {
  person?(subject: string, request: UpstreamRequest): unknown
  /** Returns `true` for a request of the page after the last one, whose answer is that of no results. */
  isAfterLast?(request: UpstreamRequest): boolean
}

/** Creates a simulated service that gives the recorded answers of a source. */
export const recordedUpstream = (slug: string, { person, isAfterLast, ...service }: RecordedService): Upstream => ({
  ...service,
  found: (subject, request) => isAfterLast?.(request)
    ? simulatedRecording({ slug }, 'none', subject)!
    : simulatedRecording({ slug, examples: { answer: person?.(subject, request) } }, 'found', subject)!,
  notFound: subject => simulatedRecording({ slug }, 'none', subject)!,
})
