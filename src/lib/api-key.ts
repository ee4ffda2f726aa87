import { hash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const form = /^tw_(?:live|test)_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/

/** Returns a new key: `tw_live_` or `tw_test_`, 32 random base62 characters (190 bits) and a six-character checksum. */
export function newApiKey(mode: 'live' | 'test'): string {
  const secret = Array.from({ length: 32 }, () => alphabet[randomInt(62)]).join('')
  return apiKeyOf(mode, secret)
}

/** Returns the key whose random part is `secret`, 32 base62 characters. */
export const apiKeyOf = (mode: 'live' | 'test', secret: string): string => `tw_${mode}_${secret}${checksum(secret)}`

/**
 * `true` if the text has the form and the checksum of a key. A mistyped key is thus detected without a database query.
 */
export function isApiKey(text: string): boolean {
  const match = form.exec(text)
  return match !== null && checksum(match[1]!) === match[2]
}

/** Returns the hash under which a key is stored. A fast hash suffices, because 190 random bits cannot be guessed. */
export const hashApiKey = (key: string): string => hash('sha256', key)

function checksum(secret: string): string {
  let rest = crc32(secret)
  let text = ''
  for (let digit = 0; digit < 6; digit++) {
    text = alphabet[rest % 62]! + text
    rest = Math.floor(rest / 62)
  }
  return text
}
