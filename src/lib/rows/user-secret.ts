import type { Decoder } from './decoder.ts'
import { lineReader, type RowReader, type RowRecord } from './row.ts'

/**
 * Reads one `user:secret` per line as `{ email, password }`, or `{ username, password }` if the user is not an e-mail
 * address. The first `:`, `;`, `|` or tab of the line is the separator. The secret may contain more of these
 * characters.
 */
export const userSecret = (decoder?: Decoder): RowReader => lineReader(parseUserSecret, decoder)

/** Returns the record of a `user:secret`, or a fault. */
export function parseUserSecret(line: string): RowRecord | string {
  const at = line.search(separator)
  if (at < 0) return 'it has no separator between user and secret'
  const user = line.slice(0, at).trim()
  const secret = line.slice(at + 1)
  if (user === '') return 'it has no user'
  if (secret.startsWith('//')) return 'a URL stands where the user belongs'
  const record = userOf(user)
  return secret === '' ? record : { ...record, password: secret }
}

export const separator = /[:;|\t]/
export const userOf = (user: string): RowRecord => user.includes('@') ? { email: user } : { username: user }
