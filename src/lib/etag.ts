import { createHash } from 'node:crypto'

/** An entity tag of content, with its quotes: 132 bits of its SHA-256. https://www.rfc-editor.org/rfc/rfc9110#section-8.8.3 */
export const etagOf = (content: Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
