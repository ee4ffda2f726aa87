import type { Response } from '../egress/client.ts'
import { objectWith } from './schema.ts'
import { hasShape } from './shape.ts'

/**
 * The answer with which a source says that it has nothing: its status and its body. A status alone proves nothing,
 * because proxies, other servers and moved interfaces have it too.
 */
export type Absence = {
  status: number | readonly number[]
  /** Pattern of the path in the address, if only one of several questions to the source has this answer. */
  path?: RegExp
} & (
  /** JSON Schema of the body. */
  | { schema: object }
  /** Pattern of the whole body, without white space around it. For a body that is not JSON, or that is empty. */
  | { text: RegExp }
)

/** An absence in JSON whose member has a text of the pattern. Patterns are of JSON Schema, and begin anywhere. */
export const absent = (status: number, member: string, pattern: string): Absence =>
  ({ status, schema: objectWith({ [member]: { type: 'string', pattern } }) })

/**
 * Any answer 404 or 410 about a file of a site, such as an icon: there is no file at this address, which says nothing
 * about a searched value.
 */
export const noFile: readonly Absence[] = [{ status: [404, 410], text: /^/ }]

/** Size up to which a body can prove that there is nothing, in bytes. Documented ones have a few hundred. */
const maxBytes = 65_536

/** Returns `true` if the response has the status of one of the documented answers without results. */
export const mayBeAbsence = (absences: readonly Absence[], { status }: Response): boolean =>
  absences.some(absence => [absence.status].flat().includes(status))

/** Returns `true` if the response is one of the documented answers without results. */
export function provesAbsence(absences: readonly Absence[], response: Response): boolean {
  const { status, body } = response
  if (body.length > maxBytes) return false
  return absences.some(absence => [absence.status].flat().includes(status)
    && (absence.path === undefined || absence.path.test(new URL(response.url).pathname))
    && ('text' in absence ? absence.text.test(body.toString().trim()) : hasJsonShape(absence.schema, body)))
}

function hasJsonShape(schema: object, body: Buffer): boolean {
  try {
    return hasShape(schema, JSON.parse(body.toString()))
  } catch {
    return false
  }
}
