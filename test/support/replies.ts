import { replies as apiReplies } from '../../generated/api-replies.js'
import { replies as imageReplies } from '../../generated/images-replies.js'
import type { OnReply } from '../../src/http/reply.ts'

const declared = { ...imageReplies, ...apiReplies }
const mismatches: string[] = []

/** What tests have seen of the documents: `operationId status`. */
export const seen = new Set<string>()

/** Everything that the documents declare. */
export const allReplies: readonly string[] =
  Object.entries(declared).flatMap(([id, statuses]) => Object.keys(statuses).map(status => `${id} ${status}`)).sort()

/** Holds every reply, and every event of a stream, against its declared schema. */
export const checkReply: OnReply = (operationId, status, contentType, body) => {
  seen.add(`${operationId} ${status}`)
  const statuses = declared[operationId]
  if (statuses === undefined) return
  const types = statuses[status]
  if (types === undefined) return void mismatches.push(`${operationId} answered the undeclared status ${status}`)
  if (contentType === undefined) return
  const validate = types[contentType.split(';')[0]!]
  if (validate === undefined) return void mismatches.push(`${operationId} ${status} answered the undeclared type ${contentType}`)
  if (!validate(body)) {
    mismatches.push(`${operationId} ${status} does not fit its schema: ${JSON.stringify(validate.errors?.slice(0, 5))} in ${JSON.stringify(body).slice(0, 500)}`)
  }
}

/** The mismatches since the last call. */
export const takeMismatches = (): string[] => mismatches.splice(0)
