import { STATUS_CODES } from 'node:http'
import {
  asNode,
  contentOf,
  isNode,
  list,
  resolve,
  responsesOf,
  textOf,
  type FoundOperation,
  type Json,
  type Node,
  type OpenApi,
} from '../../generate/document.ts'
import { html, raw, type Html } from '../html.ts'
import { fieldItem, fieldsOf, valuesOf, type Describe } from './fields.ts'
import { runForm, type RunFormOptions } from './run-form.ts'
import { requestBlocks, sampleBlocks, successBlock, type SampleBlock } from './sample-blocks.ts'
import { flatten, shapeOf } from './schema.ts'

export interface ReferenceOptions {
  document: OpenApi
  baseUrl: string
  describe: Describe
  /** Options of the panel that sends requests. */
  run: Omit<RunFormOptions, 'document'>
  /** Returns the link from this page to the page of an operation, or `undefined` if the operation has no page. */
  pageOf: (operationId: string) => string | undefined
  /**
   * Returns the link from this page to the explanation of an error code, or `undefined` if the code has no explanation.
   */
  errorLink: (code: string) => string | undefined
}

/** Renders an operation: its parameters and body, every response, and the operations that can follow. */
export function operationBody(operation: FoundOperation, options: ReferenceOptions): Html {
  const { document, describe, baseUrl, run } = options
  const { node, method, path, parameters, id } = operation
  const body = resolve(document, node.requestBody)
  const isWebhook = path === ''
  const response = isWebhook ? sampleBlocks(document, body)[0]?.block : successBlock(document, node)
  return html`<h1>${textOf(node.summary)}</h1>
<p class="endpoint"><span class="method ${method.toLowerCase()}">${method}</span> <code>${
    isWebhook ? 'the address that you gave' : breakable(path)
  }</code></p>
${describe(textOf(node.description))}
${!isWebhook && facts(id, node, document)}
${!isWebhook && runForm(operation, { document, ...run })}
<div class="samples"><div>${!isWebhook && html`<h2 id="request"><a href="#request">Request</a></h2>${
    requestBlocks(document, operation, baseUrl)}`
  }${response && html`<h2 id="response"><a href="#response">${isWebhook ? 'Example' : 'Response'}</a></h2>${response}`}</div></div>
${
    parameters.length > 0 &&
    html`<h2 id="parameters"><a href="#parameters">${isWebhook ? 'Headers' : 'Parameters'}</a></h2>
<ul class="fields">${
      parameters.map(one => parameterItem(document, one, describe, `${textOf(one.in)}.${textOf(one.name)}`))
    }</ul>`
  }
${
    body.content !== undefined &&
    html`<h2 id="body"><a href="#body">Body</a></h2>${bodySchema(body, options, 'body')}${
      examples(sampleBlocks(document, body).slice(1), 'More bodies')
    }`
  }
<h2 id="answers"><a href="#answers">${isWebhook ? 'Your response' : 'Responses'}</a></h2>
${responsesOf(document, node).map(([status, response]) => answer(status, response, options))}
${followUps(node, options)}`
}

function facts(id: string, node: Node, document: OpenApi): Html {
  const feature = textOf(node['x-plan-feature'])
  const mark = textOf(node['x-key-mark'])
  const scope = textOf(node['x-scope'])
  const cost = asNode(node['x-cost']).core_searches
  const isOpen = list(node.security ?? document.security).length === 0
  return html`<ul class="facts"><li>Operation <code>${id}</code></li><li>${
    isOpen ? 'No key needed' : mark === '' ? 'Needs an API key' : html`Needs an API key marked <code>${mark}</code>`
  }</li>${scope !== '' && scope !== 'any' && html`<li>Scope <code>${scope}</code></li>`}${
    feature !== '' && html`<li>Plan feature <code>${feature}</code></li>`}${
    typeof cost === 'number' && html`<li>Costs ${cost} core search${cost === 1 ? '' : 'es'}</li>`
  }${node.deprecated === true && html`<li><strong>Deprecated</strong></li>`}</ul>`
}

function parameterItem(document: OpenApi, parameter: Node, describe: Describe, id: string): Html {
  const shape = shapeOf(document, parameter.schema)
  const field = {
    name: textOf(parameter.name),
    required: parameter.required === true,
    shape: { ...shape, description: textOf(parameter.description) || shape.description },
  }
  return fieldItem(field, describe, { id, depth: 0 }, `in the ${textOf(parameter.in)}`)
}

/** `id` begins the ids of the fields. Those of a second content type have its number. */
function bodySchema(body: Node, { document, describe }: ReferenceOptions, id: string): Html {
  return html`${contentOf(body).map(([type, media], index) => {
    const shape = shapeOf(document, media.schema)
    return html`<p class="media"><code>${type}</code> <span class="type">${shape.type}</span></p>${
      shape.description !== '' && describe(shape.description)}${valuesOf(shape)}${
      fieldsOf(shape, describe, { id: index === 0 ? id : `${id}.${index + 1}`, depth: 0 })
    }`
  })}`
}

function answer(status: string, response: Node, options: ReferenceOptions): Html {
  const { document, describe, errorLink } = options
  const types = contentOf(response)
  const codes = [...new Set(types.flatMap(([, media]) => errorCodes(document, media.schema)))]
  const headers = Object.entries(asNode(response.headers))
  const isError = /^[45]/.test(status)
  return html`<section class="answer" aria-labelledby="answer-${status}"><h3 id="answer-${status}"><a href="#answer-${status}"><span class="status s${
    status.charAt(0)
  }">${status}</span> ${STATUS_CODES[status]}</a></h3>
${describe(textOf(response.description))}
${codes.length > 0 && html`<p>Code ${raw(codes.map(code => codeLink(code, errorLink(code)).html).join(', '))}</p>`}
${
    headers.length > 0 && html`<details><summary>Headers</summary><ul class="fields">${
      headers.map(([name, header]) =>
        parameterItem(document, { ...resolve(document, header), name, in: 'header' }, describe, `${status}.header.${name}`)
      )
    }</ul></details>`
  }
${types.length > 0 && !isError && html`<details open><summary>Body</summary>${bodySchema(response, options, status)}</details>`}
${examples(sampleBlocks(document, response), 'Examples')}
</section>`
}

const codeLink = (code: string, target: string | undefined): Html =>
  target === undefined ? html`<code>${code}</code>` : html`<a href="${target}"><code>${code}</code></a>`

/** Returns the error codes that the schema of an answer allows in `error.code`. */
function errorCodes(document: OpenApi, schema: Json | undefined): string[] {
  const flat = flatten(document, schema)
  const variants = list(flat.oneOf ?? flat.anyOf).flatMap(option => errorCodes(document, option))
  const error = asNode(flat.properties).error
  if (!isNode(error)) return variants
  const code = flatten(document, asNode(flatten(document, error).properties).code)
  return [...variants, ...[code.const, ...list(code.enum)].filter(value => typeof value === 'string')]
}

const examples = (blocks: readonly SampleBlock[], title: string): Html | false =>
  blocks.length > 0 && html`<details><summary>${title}</summary>${
    blocks.map(({ name, block }) => html`<p class="sample">${name}</p>${block}`)
  }</details>`

function followUps(node: Node, { document, pageOf, describe }: ReferenceOptions): Html | false {
  const links = responsesOf(document, node).flatMap(([, response]) =>
    Object.values(asNode(response.links)).map(link => resolve(document, link))
  )
  return links.length > 0 &&
    html`<h2 id="next"><a href="#next">Next operations</a></h2><ul class="follow">${
      links.map(({ operationId, description }) => {
        const page = pageOf(textOf(operationId))
        return html`<li>${
          page === undefined
            ? html`<code>${textOf(operationId)}</code>`
            : html`<a href="${page}"><code>${textOf(operationId)}</code></a>`
        } ${describe(textOf(description))}</li>`
      })
    }</ul>`
}

/** Renders a path so that a long one can wrap after its slashes. */
const breakable = (path: string): Html => raw(path.split('/').map(part => html`${part}`.html).join('/<wbr>'))
