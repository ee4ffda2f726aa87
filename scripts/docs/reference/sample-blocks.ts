import {
  contentOf, responsesOf, type FoundOperation, type Json, type Node, type OpenApi,
} from '../../generate/document.ts'
import { codeBlock, jsonBlock } from '../code.ts'
import { html, type Html } from '../html.ts'
import { languages, writers, type SampleLanguage } from './languages.ts'
import { exampleRequest } from './request.ts'
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

/**
 * Renders the request of an operation in each language. Radio buttons choose one, so that this works without a script;
 * the script of the pages remembers the choice.
 */
export function requestBlocks(document: OpenApi, operation: FoundOperation, baseUrl: string): Html {
  const request = exampleRequest(document, operation, baseUrl)
  const all = Object.entries(languages) as [SampleLanguage, string][]
  return html`<fieldset class="languages"><legend>Language</legend>${all.map(([language, name], index) =>
    html`<label><input type="radio" name="language" value="${language}"${index === 0 && html` checked`}> ${name}</label>`
  )}</fieldset>${all.map(([language]) =>
    html`<div class="in-${language}">${codeBlock(writers[language](request), language)}</div>`
  )}`
}
