import { asNode, isNode, type Json, list, type Node, resolve, textOf } from '../../generate/document.ts'
import { createKeywordDiff, type Pair, type Report } from './keywords.ts'

export type { Pair, Report }

/**
 * Whether the schema describes a request, which the server reads, or an answer, which the caller reads. Callers can
 * break if a request schema accepts fewer values, or if an answer schema allows more values.
 */
export type Direction = 'request' | 'answer'

/** Compares two schemas, following references, and reports each difference that a caller could notice. */
export function createSchemaDiff(
  documents: Pair<Node>,
  direction: Direction,
  tell: Report,
): (schemas: Pair<Json | undefined>, where: string) => void {
  const inProgress = new Set<string>()
  const isRequest = direction === 'request'
  const diffKeywords = createKeywordDiff(isRequest, tell)

  function compare({ before, after }: Pair<Json | undefined>, where: string): void {
    const names = `${refOf(before)} ${refOf(after)}`
    if (refOf(before) !== '' && inProgress.has(names)) return
    if (before === undefined || after === undefined) return
    inProgress.add(names)
    const pair = { before: flatten(documents.before, before), after: flatten(documents.after, after) }
    diffKeywords(pair, where)
    ofFields(pair, where)
    ofBranches(pair, where)
    compare({ before: pair.before.items, after: pair.after.items }, `${where}[]`)
    inProgress.delete(names)
  }

  function ofFields({ before, after }: Pair<Node>, where: string): void {
    const [had, has] = [asNode(before.properties), asNode(after.properties)]
    const [needed, needs] = [list(before.required), list(after.required)]
    for (const name of Object.keys(had)) {
      const place = below(where, name)
      if (!(name in has)) tell(true, place, 'is gone')
      else compare({ before: had[name], after: has[name] }, place)
    }
    for (const name of Object.keys(has).filter(one => !(one in had))) {
      tell(
        isRequest && needs.includes(name),
        below(where, name),
        needs.includes(name) ? 'is new, and required' : 'is new',
      )
    }
    for (const name of needs.filter(one => !needed.includes(one) && textOf(one) in had)) {
      tell(isRequest, below(where, textOf(name)), 'is required now')
    }
    for (const name of needed.filter(one => !needs.includes(one) && textOf(one) in has)) {
      tell(!isRequest, below(where, textOf(name)), 'is required no more')
    }
    const [wasOpen, isOpen] = [before.additionalProperties !== false, after.additionalProperties !== false]
    if (wasOpen && !isOpen) tell(isRequest, where, 'takes no other fields now')
    if (isNode(before.additionalProperties) && isNode(after.additionalProperties)) {
      compare({ before: before.additionalProperties, after: after.additionalProperties }, below(where, '*'))
    }
  }

  /**
   * Compares the branches of a union. Pairs branches by the name of their schema, or by position if they have no name.
   */
  function ofBranches(pair: Pair<Node>, where: string): void {
    for (const keyword of ['oneOf', 'anyOf']) {
      const [had, has] = [named(pair.before[keyword]), named(pair.after[keyword])]
      if (had.size === 0 && has.size > 0) tell(isRequest, where, `has alternatives now (${keyword})`)
      if (had.size > 0 && has.size === 0) tell(true, where, `has no alternatives any more (${keyword})`)
      for (const [name, branch] of had) {
        if (has.has(name)) {
          compare(
            { before: branch, after: has.get(name) },
            where.endsWith(' ') ? `${where}(${name}) ` : `${where} (${name})`,
          )
        } else if (has.size > 0) tell(true, where, `lost the alternative ${name}`)
      }
      for (const name of has.keys()) {
        if (had.size > 0 && !had.has(name)) tell(false, where, `has the new alternative ${name}`)
      }
    }
  }

  return compare
}

const below = (where: string, name: string): string =>
  where === '' || where.endsWith(' ') ? `${where}${name}` : `${where}.${name}`
const refOf = (value: Json | undefined): string => textOf(asNode(value).$ref)
function named(value: Json | undefined): Map<string, Json> {
  return new Map(list(value).map((branch, index) => [refOf(branch).split('/').at(-1) || `${index + 1}`, branch]))
}

/** Follows a reference, and merges the parts of `allOf` and `dependentSchemas` into the schema. */
function flatten(document: Node, value: Json): Node {
  const { $ref, allOf, dependentSchemas, ...rest } = asNode(value)
  const more = [...list(allOf), ...Object.values(asNode(dependentSchemas))].map(part => flatten(document, part))
  const parts = [...$ref === undefined ? [] : [flatten(document, resolve(document, value))], ...more, rest]
  return parts.reduce((whole, part) => ({
    ...whole,
    ...part,
    ...(whole.properties || part.properties) &&
      { properties: joined(asNode(whole.properties), asNode(part.properties)) },
    ...(whole.required || part.required) &&
      { required: [...new Set([...list(whole.required), ...list(part.required)])] },
  }), {})
}

function joined(some: Node, more: Node): Node {
  const both = Object.entries(more).map((
    [name, schema],
  ): [string, Json] => [name, some[name] === undefined ? schema : { allOf: [some[name], schema] }])
  return { ...some, ...Object.fromEntries(both) }
}
