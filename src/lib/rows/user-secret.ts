import { lineReader, type RowReader } from './row.ts'

/**
 * Reads one `user:secret` per line as `{ email, password }`, or `{ username, password }` if the user is not an e-mail
 * address. The first `:`, `;`, `|` or tab of the line is the separator. The secret may contain more of these
 * characters.
 */
export function userSecret(): RowReader {
  return lineReader(line => {
    const at = line.search(/[:;|\t]/)
    if (at < 0) return 'it has no separator between user and secret'
    const user = line.slice(0, at).trim()
    const secret = line.slice(at + 1)
    if (user === '') return 'it has no user'
    if (secret.startsWith('//')) return 'a URL stands where the user belongs'
    const record = user.includes('@') ? { email: user } : { username: user }
    return secret === '' ? record : { ...record, password: secret }
  })
}
