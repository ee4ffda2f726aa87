import { isNode, operationsOf, textOf, type Json, type Node, type OpenApi } from '../generate/document.ts'

/** Maximum length of the summary of an operation, in characters. Generated clients and menus display it on one line. */
const longestSummary = 60
const opening = /^(Whether|What|How|Why|Where|A|An|The|One)\b/
const descriptionOpening = /^(Whether|What|How|Why|Where|Whom|Who|Of|One that)\b/
/** Sentences that are true only until the next release. */
const passing =
  /\b(in |of )?this version\b|\bversion has no\b|\bnot yet\b|\bin (a )?(later|future|next) (version|release)s?\b/i
const statedDefault = /\bDefault: `?([^\s`.;,]+)/

/** Returns one line for each text of an OpenAPI document that breaks the rules for summaries and descriptions. */
export function contractTextFaults(document: OpenApi): string[] {
  const webhooks = operationsOf({ ...document, paths: document['webhooks'] ?? {} } as OpenApi)
  const operations = [...operationsOf(document), ...webhooks]
  const summaries = operations.map(({ node }) => textOf(node.summary))
  return [
    ...operations.flatMap(({ id, node }) => summaryFaults(id, textOf(node.summary))),
    ...summaries.filter((summary, index) => summaries.indexOf(summary) !== index)
      .map(summary => `"${summary}" is the summary of two operations`),
    ...textFaults(document, '#'),
  ]
}

const summaryFaults = (id: string, summary: string): string[] => [
  ...summary === '' ? [`${id}: an operation needs a summary`] : [],
  ...summary.length > longestSummary ? [`${id}: the summary is longer than ${longestSummary} characters`] : [],
]

/** Checks every `summary` and `description` of the document. Properties of these names are nodes, not texts. */
function textFaults(value: Json, pointer: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => textFaults(entry, `${pointer}/${index}`))
  if (!isNode(value)) return []
  return [
    ...typeof value.summary === 'string' && pointer !== '#/info' ? ofSummary(value.summary, pointer) : [],
    ...typeof value.description === 'string' ? ofDescription(value, value.description, pointer) : [],
    ...Object.entries(value).filter(([key]) => key !== 'value' && key !== 'example')
      .flatMap(([key, part]) => textFaults(part, `${pointer}/${key}`)),
  ]
}

function ofSummary(summary: string, pointer: string): string[] {
  const [first] = opening.exec(summary) ?? []
  const instead = pointer.includes('/examples/') ? 'the noun: "Catalogue with …"' : '"List …", "Decode …"'
  return [
    ...first === undefined ? [] : [`${pointer}: a summary does not begin with "${first}": write ${instead}`],
    ...summary.endsWith('.') ? [`${pointer}: a summary has no full stop`] : [],
  ]
}

function ofDescription(node: Node, description: string, pointer: string): string[] {
  const [first] = descriptionOpening.exec(description) ?? []
  const [words] = passing.exec(description) ?? []
  return [
    ...first === undefined ? [] : [`${pointer}: a description does not begin with "${first}": write the noun`],
    ...words === undefined ? [] : [`${pointer}: "${words}" is outdated with the next version`],
    ...defaultFaults(node, description).map(fault => `${pointer}: ${fault}`),
  ]
}

/** Compares "Default: x" in a description with the `default` of the schema. */
function defaultFaults(node: Node, description: string): string[] {
  const [, stated] = statedDefault.exec(description) ?? []
  if (stated === undefined) return []
  const declared = isNode(node.schema) ? node.schema.default : node.default
  if (declared === undefined) return [`the description has the default ${stated}, and the schema none`]
  const written = typeof declared === 'string' ? declared : JSON.stringify(declared)
  return written === stated ? [] : [`the description has the default ${stated}, and the schema ${written}`]
}
