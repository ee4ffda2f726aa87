import {
  asNode, contentOf, resolve, responsesOf, textOf, type FoundOperation, type Node, type OpenApi,
} from './document.ts'

/** Path of the entries in a page, such as `data.searches`. `byNumber` if pages have numbers, not cursors. */
export interface Pages {
  path: string[]
  /** Schema of an entry. */
  entry: Node
  byNumber: boolean
}

/** Finds the list of entries of a page. `undefined` if the operation has no pages. */
export function pagesOf(document: OpenApi, { node, parameters }: FoundOperation): Pages | undefined {
  const takes = (name: string): boolean => parameters.some(one => one.in === 'query' && one.name === name)
  const [, response] = responsesOf(document, node).find(([status]) => status === '200') ?? []
  const media = response && contentOf(response).find(([type]) => type === 'application/json')?.[1]
  const whole = resolve(document, media?.schema)
  const inner = resolve(document, asNode(whole.properties).data)
  const [holder, path] = asNode(inner.properties).pagination || asNode(inner.properties).page_count
    ? [inner, ['data']] as const
    : [whole, []] as const
  const fields = asNode(holder.properties)
  const byNumber = takes('page') && fields.page_count !== undefined
  if (!byNumber && !(takes('cursor') && fields.pagination !== undefined)) return undefined
  const [name, entries] = Object.entries(fields).find(([, field]) => asNode(field).type === 'array') ?? []
  if (name === undefined) throw new Error(`${textOf(node.operationId)}: its pages have no list`)
  return { path: [...path, name], entry: asNode(asNode(entries).items), byNumber }
}

/** Returns whether an operation takes an `Idempotency-Key`. */
export const takesKey = ({ parameters }: FoundOperation): boolean =>
  parameters.some(({ name }) => name === 'Idempotency-Key')

/**
 * Returns whether the client may choose an `Idempotency-Key` itself: the operation creates something that is stored. A
 * tool would store its result because of the key.
 */
export const choosesKey = (operation: FoundOperation): boolean =>
  takesKey(operation) && asNode(operation.node.responses)['201'] !== undefined
