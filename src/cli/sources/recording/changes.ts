import { outcomeOf, type Exchange, type Recording } from '../../../upstreams/recordings.ts'
import { shapeOf, type Shape } from './shape.ts'

/** A difference between two answers of a source to the same example. A value that changes is not a difference. */
export interface Change {
  /** `line`: a label of the cards. `request`: the source is asked otherwise. */
  what: 'outcome' | 'request' | 'status' | 'content-type' | 'member' | 'line'
  /** The request, the path of the member after the request, or the label. Empty for the outcome. */
  at: string
  /** The outcome, status, media type or types. `null`: there was none. */
  before: string | null
  after: string | null
}

/** Returns what differs in the later recording. */
export const changesBetween = (before: Recording, after: Recording): Change[] => [
  ...outcomeChange(outcomeText(before), outcomeText(after)),
  ...exchangeChanges(before.exchanges, after.exchanges),
  ...setChanges('line', linesOf(before), linesOf(after)),
]

export const outcomeChange = (before: string, after: string): Change[] =>
  before === after ? [] : [{ what: 'outcome', at: '', before, after }]

/** Returns `found`, `none`, the status of an account, or the code of a failure. */
export function outcomeText(recording: Recording): string {
  const { expected } = recording
  return 'failure' in expected ? expected.failure : 'status' in expected ? expected.status : outcomeOf(recording)
}

function exchangeChanges(before: readonly Exchange[], after: readonly Exchange[]): Change[] {
  const left = [...before]
  const take = (index: number) => index < 0 ? undefined : left.splice(index, 1)[0]
  // the same requests first, then those to the same host: an address can contain a date or a random name
  const same = after.map(one => take(left.findIndex(other => describe(other) === describe(one))))
  const pairs = after.map((one, index) =>
    [same[index] ?? take(left.findIndex(other => hostOf(other) === hostOf(one))), one] as const)
  return [
    ...pairs.flatMap(([one, other]) => one === undefined
      ? [{ what: 'request', at: describe(other), before: null, after: 'sent' } as const]
      : answerChanges(one.response, other)),
    ...left.map(one => ({ what: 'request', at: describe(one), before: 'sent', after: null } as const)),
  ]
}

const describe = ({ request: { method = 'GET', url } }: Exchange): string => `${method} ${url}`

function hostOf({ request: { method = 'GET', url } }: Exchange): string {
  return `${method} ${URL.parse(url)?.host ?? url}`
}

function answerChanges(before: Exchange['response'], exchange: Exchange): Change[] {
  const { response: after } = exchange
  const at = describe(exchange)
  const changed = (what: Change['what'], one: string | null, other: string | null): Change[] =>
    one === other ? [] : [{ what, at, before: one, after: other }]
  return [
    ...changed('status', String(before.status), String(after.status)),
    ...changed('content-type', mediaType(before), mediaType(after)),
    ...memberChanges(before.body, after.body).map(change => ({ ...change, at: `${at} ${change.at}` })),
  ]
}

const mediaType = ({ headers }: Exchange['response']): string | null =>
  headers?.['content-type']?.split(';')[0]!.trim().toLowerCase() ?? null

/**
 * Returns the paths whose types differ, without those below another one: the members of what is gone, and those of the
 * elements of a list that is empty now.
 */
function memberChanges(before: unknown, after: unknown): Change[] {
  const shapes = [shapeOf(before), shapeOf(after)] as const
  const paths = [...new Set(shapes.flatMap(shape => [...shape.keys()]))].sort()
  return paths.flatMap(path => {
    const [one, other] = shapes.map(shape => typesAt(shape, path)) as [string | null, string | null]
    if (one === other || ((one === null || other === null) && !canBeMissed(path, shapes))) return []
    return [{ what: 'member', at: path === '' ? '(body)' : path.replace(/^\./, ''), before: one, after: other }]
  })
}

function typesAt(shape: Shape, path: string): string | null {
  const types = shape.get(path)?.types
  return types ? [...types].sort().join(' | ') : null
}

/** `true` if both answers have the object of a member. What is in a list, or named by data, may be away. */
function canBeMissed(path: string, shapes: readonly Shape[]): boolean {
  if (path.endsWith('[]') || path.endsWith('.*')) return false
  const parent = shapes.map(shape => shape.get(path)).find(known => known !== undefined)?.parent
  return parent === undefined || shapes.every(shape => shape.get(parent)?.types.has('object'))
}

const linesOf = ({ expected }: Recording): Set<string> =>
  new Set('cards' in expected ? expected.cards.flatMap(card => Object.keys(card)) : [])

const setChanges = (what: 'line', before: ReadonlySet<string>, after: ReadonlySet<string>): Change[] => [
  ...[...before].filter(at => !after.has(at)).map(at => ({ what, at, before: 'displayed', after: null })),
  ...[...after].filter(at => !before.has(at)).map(at => ({ what, at, before: null, after: 'displayed' })),
]
