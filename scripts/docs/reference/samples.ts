import {
  asNode,
  contentOf,
  isNode,
  list,
  resolve,
  textOf,
  type FoundOperation,
  type Json,
  type Node,
  type OpenApi,
} from '../../generate/document.ts'

export interface Sample {
  name: string
  value: Json
}

/** Returns the examples of the first content type of a body. */
export function samplesOf(document: OpenApi, body: Node): Sample[] {
  const [, media] = contentOf(body)[0] ?? []
  if (media === undefined) return []
  if (media.example !== undefined) return [{ name: 'Example', value: media.example }]
  return Object.entries(asNode(media.examples)).flatMap(([name, example]) => {
    const { summary, value } = resolve(document, example)
    // The example of an image has a description and no value.
    return value === undefined ? [] : [{ name: textOf(summary) || name, value }]
  })
}

/** Returns an event in the text format of an event stream. */
export function eventText(value: Json): string {
  if (typeof value === 'string') return value
  const { id, event, data } = asNode(value)
  return [`event: ${textOf(event)}`, `data: ${JSON.stringify(data)}`, ...id === undefined ? [] : [`id: ${textOf(id)}`]]
    .join('\n')
}

/** Returns a curl command that sends the first example. */
export function curlOf(document: OpenApi, { method, path, node, parameters }: FoundOperation, baseUrl: string): string {
  const body = samplesOf(document, resolve(document, node.requestBody))[0]?.value
  const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(exampleOf(parameters.find(one => one.in === 'path' && one.name === name))))
  const streams = Object.keys(asNode(node.responses)).some(status =>
    contentOf(resolve(document, asNode(node.responses)[status])).some(([type]) => type === 'text/event-stream'))
  const needsKey = list(node.security ?? document.security).length > 0
  const words = [
    `curl ${streams ? '-N ' : ''}${method === 'GET' ? '' : `-X ${method} `}${quote(`${baseUrl}${filled}`)}`,
    ...needsKey ? ['-H "Authorization: Bearer $KEY"'] : [],
    ...body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${quote(pretty(body))}`],
  ]
  return words.join(' \\\n  ')
}

const exampleOf = (parameter: Node | undefined): string => {
  const example = parameter?.example ?? Object.values(asNode(parameter?.examples)).map(one => asNode(one).value)[0]
  return typeof example === 'string' || typeof example === 'number' ? String(example) : '…'
}

const pretty = (value: Json): string => {
  const line = JSON.stringify(value)
  return line.length < 72 || !isNode(value) ? line : JSON.stringify(value, null, 2)
}

const quote = (text: string): string => /^[\w:/.-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
