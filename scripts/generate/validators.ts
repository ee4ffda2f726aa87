import standalone from 'ajv/dist/standalone/index.js'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import type { Node, OpenApi } from './document.ts'
import { createAjv, replySchemas, requestSchemas, webhookSchemas } from './schemas.ts'

/** Returns the validators of requests, which the server loads. */
export function requestValidators(maker: string, document: OpenApi): string {
  const code = createCode(createAjv(document, 'request'))
  const lines = requestSchemas(document).map(({ id, parameters, body }) => [
    `  ${id}: {`,
    ...parameters ? [`    parameters: ${code.add(parameters)},`] : [],
    ...body ? [`    body: ${code.add(body)},`] : [],
    '  },',
  ].join('\n'))
  return code.module(maker, `export const validators = {\n${lines.join('\n')}\n}\n`)
}

/** Returns the validators of replies, events and webhooks, which the tests load. */
export function replyValidators(maker: string, document: OpenApi): string {
  const code = createCode(createAjv(document, 'reply'))
  const lines = [...Map.groupBy(replySchemas(document), ({ id }) => id)].flatMap(([id, statuses]) => [
    `  ${id}: {`,
    ...statuses.flatMap(({ status, contents }) => [
      `    ${status}: {`,
      ...contents.map(({ type, schema }) => `      '${type}': ${code.add(schema)},`),
      '    },',
    ]),
    '  },',
  ])
  const webhooks = webhookSchemas(document).map(({ name, schema }) => `  '${name}': ${code.add(schema)},`)
  const [replies, hooks] = [lines, webhooks].map(part => part.join('\n'))
  return code.module(maker, `export const replies = {\n${replies}\n}\n\nexport const webhooks = {\n${hooks}\n}\n`)
}

/** Creates a compiler that compiles each schema once, even if it is used several times. */
function createCode(ajv: Ajv2020) {
  const names = new Map<string, string>()
  return {
    add(schema: Node): string {
      const text = JSON.stringify(schema)
      const known = names.get(text)
      if (known !== undefined) return known
      const name = `validate_${names.size}`
      ajv.addSchema(schema, name)
      names.set(text, name)
      return name
    },
    module(maker: string, exports: string): string {
      const source = standalone.default(ajv, Object.fromEntries([...names.values()].map(name => [name, name])))
      return [
        `// ${maker}`,
        "import { createRequire } from 'node:module'",
        '',
        'const require = createRequire(import.meta.url)',
        source.replace(/^"use strict";/, ''),
        '',
        exports,
      ].join('\n')
    },
  }
}

export const requestDeclarations = (maker: string): string => `// ${maker}
import type { RequestValidators } from '../src/http/operation.ts'

/** Validators by operationId. */
export declare const validators: Readonly<Record<string, RequestValidators>>
`

export const replyDeclarations = (maker: string): string => `// ${maker}
import type { ReplyValidators, Validate } from '../src/http/operation.ts'

/** Validators by operationId, status and content type. */
export declare const replies: Readonly<Record<string, ReplyValidators>>

/** Validators of webhook bodies, by name. */
export declare const webhooks: Readonly<Record<string, Validate>>
`
