import { operations as apiOperations } from '../../generated/api-operations.ts'
import { replies as apiReplies } from '../../generated/api-replies.js'
import { operations as imageOperations } from '../../generated/images-operations.ts'
import { replies as imageReplies } from '../../generated/images-replies.js'
import type { OnReply } from '../../src/http/response.ts'

const operations = new Map([...imageOperations, ...apiOperations].map(operation => [operation.id, operation]))
const declared = { ...imageReplies, ...apiReplies }
const mismatches: string[] = []

/** Replies that occurred in the tests, each as the text `<operationId> <status>`. */
export const seen = new Set<string>()

/** Statuses that the HTTP server sends before a request has an operation. `test/http/server.test.ts` has seen them. */
const sentByServer: ReadonlySet<string> = new Set(['408', '431'])

/** Every reply that the documents declare, except those of the HTTP server itself. */
export const allReplies: readonly string[] = Object.entries(declared).flatMap(([id, statuses]) =>
  Object.keys(statuses).filter(status => !sentByServer.has(status)).map(status => `${id} ${status}`)
).sort()

/** First bytes of each image type. */
const signatures: Readonly<Record<string, RegExp>> = {
  'image/svg+xml': /^<svg /,
  'image/png': /^\x89PNG\r\n\x1a\n/,
  'image/webp': /^RIFF[^]{4}WEBP/,
  'image/jpeg': /^\xff\xd8\xff/,
}

/** Checks a reply, or an event of a stream, and its headers against the OpenAPI document. Records the mismatches. */
export const checkReply: OnReply = (operationId, status, contentType, body, headers) => {
  seen.add(`${operationId} ${status}`)
  const statuses = declared[operationId]
  if (statuses === undefined) return
  const types = statuses[status]
  if (types === undefined) return void mismatches.push(`${operationId} answered the undeclared status ${status}`)
  const given =
    new Set(Object.keys(headers).filter(name => headers[name] !== undefined).map(name => name.toLowerCase()))
  for (const { name, required } of operations.get(operationId)?.responses[status]?.headers ?? []) {
    if (required && !given.has(name.toLowerCase())) mismatches.push(`${operationId} ${status} lacks the header ${name}`)
  }
  if (contentType === undefined) return
  const validate = types[contentType.split(';')[0]!]
  if (validate === undefined) {
    return void mismatches.push(`${operationId} ${status} answered the undeclared type ${contentType}`)
  }
  const signature = signatures[contentType]
  if (signature && !(body instanceof Buffer && signature.test(body.toString('latin1', 0, 32)))) {
    mismatches.push(`${operationId} ${status} answered bytes that are no ${contentType}`)
  }
  if (!validate(body)) {
    mismatches
      .push(`${operationId} ${status} does not fit its schema: ${JSON.stringify(validate.errors?.slice(0, 5))} in ${
        JSON.stringify(body).slice(0, 500)
      }`)
  }
}

/** Returns the mismatches since the last call, and forgets them. */
export const takeMismatches = (): string[] => mismatches.splice(0)
