import { contentOf, responsesOf, type Json, type Node, type OpenApi } from '../../generate/document.ts'
import { codeBlock, jsonBlock } from '../code.ts'
import type { Html } from '../html.ts'
import { eventText, samplesOf } from './samples.ts'

export interface SampleBlock {
  name: string
  block: Html
}

/** Returns the examples of a body, each as a block of code. */
export function sampleBlocks(document: OpenApi, body: Node): SampleBlock[] {
  const types = contentOf(body).map(([type]) => type)
  const blockOf = (value: Json): Html => {
    if (types.includes('text/event-stream')) return codeBlock(eventText(value))
    if (typeof value === 'string') return codeBlock(value)
    return types.includes('application/json') ? jsonBlock(value) : codeBlock(JSON.stringify(value))
  }
  return samplesOf(document, body).map(({ name, value }) => ({ name, block: blockOf(value) }))
}

/** Returns the first example of a success, or `undefined` if no success has one. */
export const successBlock = (document: OpenApi, operation: Node): Html | undefined =>
  responsesOf(document, operation).filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => sampleBlocks(document, response))[0]?.block
