import { isNode, type Json, type OpenApi } from '../../generate/document.ts'
import { eventText, samplesOf } from '../reference/samples.ts'

const events = 'text/event-stream'

/**
 * Returns the document for mock servers such as Prism: a stream of events is a text, with its examples one after
 * another. Our documents describe each event as an object, which these servers cannot write as text.
 */
export const mockDocument = (document: OpenApi): OpenApi => asText(document, document) as OpenApi

function asText(document: OpenApi, value: Json): Json {
  if (Array.isArray(value)) return value.map(entry => asText(document, entry))
  if (!isNode(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) =>
    key === events && isNode(part) ? [key, textStream(document, part)] : [key, asText(document, part)]))
}

function textStream(document: OpenApi, media: Json): Json {
  const blocks = samplesOf(document, { content: { [events]: media } }).map(({ value }) => `${eventText(value)}\n\n`)
  return { schema: { type: 'string' }, example: blocks.join('') }
}
