import {
  asNode,
  contentOf,
  type FoundOperation,
  type Json,
  list,
  type Node,
  type OpenApi,
  operationsOf,
  resolve,
  responsesOf,
  textOf,
} from '../../generate/document.ts'
import { createSchemaDiff, type Pair, type Report } from './schemas.ts'

export interface Change {
  breaks: boolean
  /** Place of the change, as in `POST /search request query.type`. */
  where: string
  what: string
}

/** Returns every difference between two versions of a document that a caller could notice, breaking ones first. */
export function diffDocuments(documents: Pair<OpenApi>): Change[] {
  const changes: Change[] = []
  const tell: Report = (breaks, where, what) => { changes.push({ breaks, where: where.trim(), what }) }
  const [had, has] = [byAddress(documents.before), byAddress(documents.after)]
  for (const [address, before] of had) {
    const after = has.get(address)
    if (after === undefined) tell(true, address, 'is gone')
    else diffOperation(documents, { before, after }, address, tell)
  }
  for (const address of has.keys()) if (!had.has(address)) tell(false, address, 'is new')
  diffWebhooks(documents, tell)
  return changes.sort((one, other) => Number(other.breaks) - Number(one.breaks))
}

const byAddress = (document: OpenApi): Map<string, FoundOperation> =>
  new Map(operationsOf(document).map(operation => [`${operation.method} ${operation.path}`, operation]))

function diffOperation(
  documents: Pair<OpenApi>,
  { before, after }: Pair<FoundOperation>,
  address: string,
  tell: Report,
): void {
  if (before.id !== after.id) tell(true, address, `is called ${after.id}, was ${before.id}`)
  if (after.node.deprecated === true && before.node.deprecated !== true) tell(false, address, 'is deprecated')
  diffTerms(documents, { before: before.node, after: after.node }, address, tell)
  diffParameters(documents, { before, after }, address, tell)
  diffBody(documents, { before: before.node, after: after.node }, address, tell)
  diffResponses(documents, { before: before.node, after: after.node }, address, tell)
}

/** Compares the security, the mark and the scope of the key, the plan feature and the cost of an operation. */
function diffTerms(documents: Pair<OpenApi>, { before, after }: Pair<Node>, address: string, tell: Report): void {
  const [had, has] = [JSON.stringify(before.security ?? documents.before.security ?? []),
    JSON.stringify(after.security ?? documents.after.security ?? [])]
  if (had !== has) tell(has !== '[]', address, `security was ${had}, is ${has}`)
  const [mark, marked] = [before, after].map(node => textOf(node['x-key-mark']))
  if (mark !== marked) {
    tell(marked !== '', address, `needs a key marked ${marked || 'nothing'}, needed ${mark || 'any'}`)
  }
  const [scope, scoped] = [before, after].map(node => textOf(node['x-scope']))
  // keys from before a document stated scopes have all of them
  if (scope !== scoped && scope !== '') {
    tell(scoped !== 'any' && scoped !== '', address, `needs the scope ${scoped || 'any'}, needed ${scope}`)
  }
  const [feature, other] = [before['x-plan-feature'], after['x-plan-feature']]
  if (feature !== other) {
    tell(
      other !== undefined,
      address,
      `needs the plan feature ${textOf(other) || 'none'}, needed ${textOf(feature) || 'none'}`,
    )
  }
  const [cost, costs] = [before, after].map(node => Number(asNode(node['x-cost']).core_searches ?? 0)) as [
    number,
    number,
  ]
  if (cost !== costs) tell(costs > cost, address, `costs ${costs} core searches, did cost ${cost}`)
}

function diffParameters(
  documents: Pair<OpenApi>,
  { before, after }: Pair<FoundOperation>,
  address: string,
  tell: Report,
): void {
  const compare = createSchemaDiff(documents, 'request', tell)
  const place = (parameter: Node) => `${address} ${textOf(parameter.in)} ${textOf(parameter.name)}`
  const [had, has] = [before, after].map(({ parameters }) => new Map(parameters.map(one => [place(one), one]))) as [
    Map<string, Node>,
    Map<string, Node>,
  ]
  for (const [where, parameter] of had) {
    const now = has.get(where)
    if (now === undefined) tell(true, where, 'is gone')
    else {
      if (now.required === true && parameter.required !== true) tell(true, where, 'is required now')
      compare({ before: parameter.schema, after: now.schema }, where)
    }
  }
  for (const [where, { required }] of has) {
    if (!had.has(where)) tell(required === true, where, required === true ? 'is new, and required' : 'is new')
  }
}

function diffBody(documents: Pair<OpenApi>, { before, after }: Pair<Node>, address: string, tell: Report): void {
  const [had, has] = [resolve(documents.before, before.requestBody), resolve(documents.after, after.requestBody)]
  const where = `${address} request`
  if (before.requestBody !== undefined && after.requestBody === undefined) {
    return tell(true, where, 'has no body any more')
  }
  if (before.requestBody === undefined && after.requestBody !== undefined) {
    return tell(has.required === true, where, 'has a body now')
  }
  if (has.required === true && had.required !== true) tell(true, where, 'is required now')
  diffContent({ before: had, after: has }, where, tell, createSchemaDiff(documents, 'request', tell))
}

function diffResponses(documents: Pair<OpenApi>, nodes: Pair<Node>, address: string, tell: Report): void {
  const compare = createSchemaDiff(documents, 'answer', tell)
  const [had, has] = [new Map(responsesOf(documents.before, nodes.before)),
    new Map(responsesOf(documents.after, nodes.after))]
  for (const [status, before] of had) {
    const after = has.get(status)
    const where = `${address} ${status}`
    if (after === undefined) {
      tell(true, where, 'is gone')
      continue
    }
    diffHeaders(documents, { before, after }, where, tell)
    diffContent({ before, after }, where, tell, compare)
  }
  for (const status of has.keys()) if (!had.has(status)) tell(false, `${address} ${status}`, 'is new')
}

function diffHeaders(documents: Pair<OpenApi>, { before, after }: Pair<Node>, where: string, tell: Report): void {
  const compare = createSchemaDiff(documents, 'answer', tell)
  const [had, has] = [asNode(before.headers), asNode(after.headers)]
  for (const name of Object.keys(had)) {
    const place = `${where} header ${name}`
    if (!(name in has)) {
      tell(true, place, 'is gone')
      continue
    }
    const [header, now] = [resolve(documents.before, had[name]), resolve(documents.after, has[name])]
    if (header.required === true && now.required !== true) tell(true, place, 'is required no more')
    compare({ before: header.schema, after: now.schema }, place)
  }
  for (const name of Object.keys(has)) if (!(name in had)) tell(false, `${where} header ${name}`, 'is new')
}

function diffContent(
  nodes: Pair<Node>,
  where: string,
  tell: Report,
  compare: (schemas: Pair<Json | undefined>, where: string) => void,
): void {
  const [had, has] = [new Map(contentOf(nodes.before)), new Map(contentOf(nodes.after))]
  for (const [type, before] of had) {
    if (!has.has(type)) tell(true, where, `${type} is gone`)
    else compare({ before: before.schema, after: has.get(type)!.schema }, `${where} `)
  }
  for (const type of has.keys()) if (!had.has(type)) tell(false, where, `${type} is new`)
}

/** Compares webhooks. Their bodies are treated like answers, because callers read them. */
function diffWebhooks(documents: Pair<OpenApi>, tell: Report): void {
  const [had, has] = [asNode(documents.before.webhooks), asNode(documents.after.webhooks)]
  for (const name of Object.keys(had)) {
    if (!(name in has)) {
      tell(true, `webhook ${name}`, 'is gone')
      continue
    }
    const [before, after] = ([[documents.before, had[name]], [documents.after, has[name]]] as const)
      .map(([document, item]) => {
        const { requestBody, parameters } = asNode(resolve(document, item).post)
        return {
          body: resolve(document, requestBody),
          headers: list(parameters).map(one => textOf(resolve(document, one).name)),
        }
      }) as [{ body: Node, headers: string[] }, { body: Node, headers: string[] }]
    diffContent(
      { before: before.body, after: after.body },
      `webhook ${name}`,
      tell,
      createSchemaDiff(documents, 'answer', tell),
    )
    for (const header of before.headers.filter(one => !after.headers.includes(one))) {
      tell(true, `webhook ${name} header ${header}`, 'is gone')
    }
    for (const header of after.headers.filter(one => !before.headers.includes(one))) {
      tell(false, `webhook ${name} header ${header}`, 'is new')
    }
  }
  for (const name of Object.keys(has)) if (!(name in had)) tell(false, `webhook ${name}`, 'is new')
}
