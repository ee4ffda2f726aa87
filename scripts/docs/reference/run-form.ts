import {
  asNode, contentOf, list, resolve, textOf, type FoundOperation, type Json, type OpenApi,
} from '../../generate/document.ts'
import { sandboxKeys, sandboxNames } from '../../../src/sandbox/accounts.ts'
import type { Control } from '../browser/run-request.ts'
import { html, type Html } from '../html.ts'
import { exampleOf } from './request.ts'
import { samplesOf } from './samples.ts'
import { shapeOf, type Field, type Shape } from './schema.ts'

export interface RunFormOptions {
  document: OpenApi
  /** Address of the service whose requests go to another server than that of the page. */
  otherServer?: string | undefined
  /** Link from this page to the guide about the sandbox, if the site has it. */
  sandboxGuide: string | undefined
}

/**
 * Renders the panel that sends a request to a sandbox: a form from the schemas, filled in with the first example. The
 * script of the panel shows the form if the server of the page is a sandbox. Else the panel says how to start one.
 */
export function runForm(operation: FoundOperation, { document, otherServer, sandboxGuide }: RunFormOptions): Html {
  const { node, method, path, parameters } = operation
  const body = resolve(document, node.requestBody)
  const [type, media] = contentOf(body)[0] ?? []
  const example = samplesOf(document, body)[0]?.value
  const needsKey = list(node.security ?? document.security).length > 0
  const inputs = parameters.map(one => ({
    isFilled: one.in === 'path' || one.required === true,
    control: leaf(textOf(one.in), textOf(one.name), shapeOf(document, one.schema), one.in === 'path',
      one.in === 'path' ? exampleOf(one) : undefined),
  }))
  if (media) inputs.push(...fields(shapeOf(document, media.schema), example, ''))
  const more = inputs.filter(({ isFilled }) => !isFilled)
  return html`<details class="run" id="run"><summary>Run it</summary>
<form method="${method.toLowerCase() === 'get' ? 'get' : 'post'}" autocomplete="off" data-method="${method}" data-path="${path}"${
    type !== undefined && html` data-type="${type}"`}${otherServer !== undefined && html` data-server="${otherServer}"`}>
<p class="elsewhere">Requests go to a sandbox only. The server of this page is not a sandbox. Start one with
<code>npm run sandbox</code>, or <code>tracewell sandbox</code> from the package, and open this page at the address that
it prints. It simulates every source${sandboxGuide !== undefined && html`: see <a href="${sandboxGuide}">Sandbox</a>`}.</p>
<div class="here" hidden>
${needsKey && keyChoice}
${inputs.filter(({ isFilled }) => isFilled).map(({ control }) => control)}
${more.length > 0 && html`<details><summary>Optional fields</summary>${more.map(({ control }) => control)}</details>`}
<p><button>Send</button> <button type="button" class="stop" hidden>Stop</button></p>
<output></output>
</div></form></details>`
}

/** Keys of the sandbox are public. Another one is kept by the input alone. */
const keyChoice = html`<label>Key <select name="account" aria-label="Key">${
  sandboxNames.map(name => html`<option value="${sandboxKeys[name]}">${name}</option>`)
}<option value="">another key</option></select></label>
<label class="own-key" hidden>Another key, kept on this page only <input type="password" name="key" aria-label="Another key" autocomplete="off"></label>`

interface Input {
  /** `true` if the example has a value, or if the field is required. */
  isFilled: boolean
  control: Html
}

/** Returns a control for each field of an object. Objects in it become groups. */
function fields({ fields: all }: Shape, example: Json | undefined, prefix: string): Input[] {
  return all.filter(({ name }) => name !== '(any name)').map(field => input(field, asNode(example)[field.name], prefix))
}

function input({ name, required, shape }: Field, example: Json | undefined, prefix: string): Input {
  const isFilled = example !== undefined || required
  const path = `${prefix}${name}`
  if (shape.type !== 'object' || shape.fields.length === 0 || shape.variants.length > 0) {
    return { isFilled, control: leaf('body', path, shape, required, example) }
  }
  const inputs = fields(shape, example, `${path}.`)
  const filled = inputs.filter(one => one.isFilled || !isFilled)
  const empty = inputs.filter(one => !filled.includes(one))
  return {
    isFilled,
    control: html`<fieldset><legend><code>${name}</code></legend>${filled.map(({ control }) => control)}${
      empty.length > 0 && html`<details><summary>More of <code>${name}</code></summary>${
        empty.map(({ control }) => control)}</details>`
    }</fieldset>`,
  }
}

/** `place` is where the request has the value; `path` has the names of the fields around it, joined by dots. */
function leaf(place: string, path: string, shape: Shape, required: boolean, example: Json | undefined): Html {
  const attributes = html` name="${place}.${path}" data-kind="${kindOf(shape)}"${
    required && place === 'path' && html` required`}`
  const label = html`<code>${path.split('.').at(-1)}</code> <span class="type">${shape.type}${
    place !== 'body' && html`, in the ${place}`}</span>${required && html` <span class="required">required</span>`}`
  return html`<label>${label} ${control(shape, attributes, example)}</label>`
}

function control(shape: Shape, attributes: Html, example: Json | undefined): Html {
  const kind = kindOf(shape)
  const values = kind === 'boolean' ? ['true', 'false'] : shape.values.map(value => textFrom(JSON.parse(value)))
  const given = example === undefined ? '' : kind === 'list' ? list(example).map(textOf).join('\n') : textFrom(example)
  if (kind !== 'json' && kind !== 'list' && values.length > 0) {
    return html`<select${attributes}><option value="">left out</option>${[...new Set(values)].map(value =>
      html`<option${value === given && html` selected`}>${value}</option>`)}</select>`
  }
  if (kind === 'json' || kind === 'list' || given.includes('\n')) { // an input drops the ends of lines
    return html`<textarea${attributes} rows="${given.split('\n').length}" spellcheck="false"${
      kind === 'list' && html` placeholder="one a line"`}>${given}</textarea>`
  }
  return html`<input${attributes} value="${given}"${kind === 'number' && html` inputmode="numeric"`} spellcheck="false">`
}

/** Kind of a control: how the script turns its text into JSON. A list has one text a line. */
function kindOf({ type }: Shape): Control['kind'] {
  if (/^array of (string|uuid|uri|date|email)$/.test(type)) return 'list'
  const kinds = new Set(type.split(' or ').map(one => one.startsWith('array') || ['object', 'any'].includes(one)
    ? 'json'
    : ['integer', 'number'].includes(one) ? 'number' : one === 'boolean' ? 'boolean' : 'text'))
  return kinds.has('json') || kinds.size > 1 ? 'json' : [...kinds][0]!
}

const textFrom = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2)
