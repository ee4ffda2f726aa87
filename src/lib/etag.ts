import { createHash } from 'node:crypto'

/**
 * Returns a quoted entity tag: 132 bits of the content's SHA-256. https://www.rfc-editor.org/rfc/rfc9110#section-8.8.3
 */
export const etagOf = (content: Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
