import { asNode, type Json, list, type Node, textOf } from '../../generate/document.ts'
import { normalPattern } from '../../generate/portable-patterns.ts'

/**
 * Reports a change. `where` is its place in the schema. `breaks` is `true` if callers that worked before can fail now.
 */
export type Report = (breaks: boolean, where: string, what: string) => void

export interface Pair<Part> {
  before: Part
  after: Part
}

const lowerBounds = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const
const upperBounds = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const
/** Keywords that are compared as a whole: any difference is a change. */
const comparedKeywords = ['pattern', 'format', 'const', 'multipleOf', 'uniqueItems', 'not', 'if', 'then', 'else',
  'dependentRequired', 'propertyNames', 'patternProperties']
/**
 * Keywords of `comparedKeywords` whose changes break callers in answers too, because generated clients depend on them.
 * Changes of the other keywords can break callers only in requests.
 */
const answerKeywords = new Set(['format', 'const'])

/** Compares what two schemas say about a value itself: its types, values, bounds, and keywords such as `format`. */
export function createKeywordDiff(isRequest: boolean, tell: Report): (pair: Pair<Node>, where: string) => void {
  function ofTypes({ before, after }: Pair<Node>, where: string): void {
    const [had, has] = [typesOf(before), typesOf(after)]
    const gone = had.filter(type => !takes(has, type))
    const added = has.filter(type => !takes(had, type))
    if (gone.length > 0 && added.length > 0) return tell(true, where, `was ${had.join(' or ')}, is ${has.join(' or ')}`)
    for (const type of gone) tell(isRequest, where, `is ${type} no more`)
    for (const type of added) tell(!isRequest, where, `may be ${type} now`)
  }

  /**
   * Compares the allowed values (`enum`, or `const` beside an `enum`). A new value in an answer does not break callers,
   * because the policy asks callers to expect new values.
   */
  function ofValues({ before, after }: Pair<Node>, where: string): void {
    const [allowed, allows] = [valuesOf(before), valuesOf(after)]
    if (after.enum !== undefined && allowed === undefined) tell(isRequest, where, 'takes a list of values only')
    if (allowed === undefined || allows === undefined || !hasList(before, after)) return
    const [had, has] = [allowed.map(show), allows.map(show)]
    for (const value of had.filter(one => !has.includes(one))) tell(isRequest, where, `lost the value ${value}`)
    for (const value of has.filter(one => !had.includes(one))) tell(false, where, `has the new value ${value}`)
  }

  function ofBounds({ before, after }: Pair<Node>, where: string): void {
    const moved = (keyword: string, isNarrower: (had: number, has: number) => boolean, open: number) => {
      const [had, has] = [before[keyword] ?? open, after[keyword] ?? open] as [number, number]
      if (had === has) return
      const change = `${keyword} was ${Number.isFinite(had) ? had : 'not there'}, is ${
        Number.isFinite(has) ? has : 'not there'
      }`
      tell(isRequest && isNarrower(had, has), where, change)
    }
    for (const keyword of lowerBounds) moved(keyword, (had, has) => has > had, -Infinity)
    for (const keyword of upperBounds) moved(keyword, (had, has) => has < had, Infinity)
  }

  function ofOpaque({ before, after }: Pair<Node>, where: string): void {
    for (const keyword of comparedKeywords) {
      const [had, has] = [before[keyword], after[keyword]]
      if (show(had) === show(has) || keyword === 'const' && hasList(before, after)) continue
      const breaks = isRequest ? has !== undefined : had !== undefined && answerKeywords.has(keyword)
      tell(breaks, where, `${keyword} was ${show(had)}, is ${show(has)}`)
    }
  }

  return (schemas, where) => {
    const pair = { before: normalForm(schemas.before), after: normalForm(schemas.after) }
    ofTypes(pair, where)
    ofValues(pair, where)
    ofBounds(pair, where)
    ofOpaque(pair, where)
  }
}

/** Returns the schema in one of several spellings that mean the same. */
function normalForm(schema: Node): Node {
  const { type, not, pattern, minimum, maximum } = schema
  const refused = asNode(not).const
  return {
    ...schema,
    ...typeof pattern === 'string' && { pattern: normalPattern(pattern) },
    ...type === 'boolean' && typeof refused === 'boolean' && { not: undefined, const: !refused },
    ...type === 'integer' && minimum !== undefined && minimum === maximum && { const: minimum },
  } as Node
}

const show = (value: Json | undefined): string => value === undefined ? 'not there' : JSON.stringify(value)
/** Returns the values that a schema allows, or `undefined` if it lists none. */
const valuesOf = (schema: Node): readonly Json[] | undefined =>
  schema.enum !== undefined ? list(schema.enum) : schema.const !== undefined ? [schema.const] : undefined
/** `true` if both schemas list values, and at least one of them with `enum`. */
const hasList = (before: Node, after: Node): boolean =>
  valuesOf(before) !== undefined && valuesOf(after) !== undefined &&
  (before.enum !== undefined || after.enum !== undefined)
const every = ['null', 'boolean', 'number', 'string', 'array', 'object']
const typesOf = ({ type }: Node): string[] => type === undefined ? every : [type].flat().map(one => textOf(one))
const takes = (types: readonly string[], type: string): boolean =>
  types.includes(type) || type === 'integer' && types.includes('number')
