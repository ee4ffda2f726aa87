import { lineReader, type RowReader } from './row.ts'

/**
 * One `user:secret` a line, as `{ email, password }` or, where the user is no e-mail address, `{ username, password }`.
 * `;`, `|` and tab separate as `:` does; the first of them counts, so that a secret may hold any.
 */
export function userSecret(): RowReader {
  return lineReader(line => {
    const at = line.search(/[:;|\t]/)
    if (at < 0) return 'nothing separates a user from a secret'
    const user = line.slice(0, at).trim()
    const secret = line.slice(at + 1)
    if (user === '') return 'it has no user'
    if (secret.startsWith('//')) return 'a URL stands where the user belongs'
    const record = user.includes('@') ? { email: user } : { username: user }
    return secret === '' ? record : { ...record, password: secret }
  })
}
