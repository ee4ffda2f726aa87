import type { OpenApi } from './document.ts'
import { createAjv, replySchemas, requestSchemas, webhookSchemas } from './schemas.ts'
import { createValidatorCode, fingerprint } from './validator-code.ts'

/** Returns the validators of requests, which the server loads. Operations with equal parameters share a validator. */
export function requestValidators(maker: string, document: OpenApi): string {
  const code = createValidatorCode(createAjv(document, 'request'))
  const lines = requestSchemas(document).map(({ id, parameters, body, bodyName }) => [
    `  ${id}: {`,
    ...parameters
      ? [`    parameters: ${code.add(`parameters_${fingerprint(JSON.stringify(parameters))}`, parameters)},`]
      : [],
    ...body && bodyName ? [`    body: ${code.add(bodyName, body)},`] : [],
    '  },',
  ].join('\n'))
  return moduleText(maker, code.toString(), `export const validators = {\n${lines.join('\n')}\n}\n`)
}

/** Returns the validators of replies, events and webhooks, which the tests load. */
export function replyValidators(maker: string, document: OpenApi): string {
  const code = createValidatorCode(createAjv(document, 'reply'))
  const lines = [...Map.groupBy(replySchemas(document), ({ id }) => id)].flatMap(([id, statuses]) => [
    `  ${id}: {`,
    ...statuses.flatMap(({ status, contents }) => [
      `    ${status}: {`,
      ...contents.map(({ type, name, schema }) => `      '${type}': ${code.add(name, schema)},`),
      '    },',
    ]),
    '  },',
  ])
  const webhooks = webhookSchemas(document).map(({ webhook, name, schema }) =>
    `  '${webhook}': ${code.add(name, schema)},`)
  const [replies, hooks] = [lines, webhooks].map(part => part.join('\n'))
  const tables = `export const replies = {\n${replies}\n}\n\nexport const webhooks = {\n${hooks}\n}\n`
  return moduleText(maker, code.toString(), tables)
}

const moduleText = (maker: string, code: string, tables: string): string => [
  `// ${maker}`,
  "import { createRequire } from 'node:module'",
  '',
  'const require = createRequire(import.meta.url)',
  '',
  code,
  tables,
].join('\n')

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
