import { asNode, contentOf, resolve, textOf, type Json, type Node, type OpenApi } from '../../generate/document.ts'

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
