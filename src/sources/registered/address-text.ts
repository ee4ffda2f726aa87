import { createHash } from 'node:crypto'
import { partsOf } from '../../lib/made-up-address.ts'

/** Values of placeholders, by name. */
export type Texts = Readonly<Record<string, string>>

/** Returns the values of the placeholders of an address (`AddressAsk`), for a site on a day such as `2026-11-28`. */
export function addressTexts(email: string, slug: string, day: string): Texts {
  const [local, domain] = partsOf(email)
  const lower = email.toLowerCase()
  return {
    email,
    local,
    domain,
    lower,
    lowerLocal: local.toLowerCase(),
    md5: createHash('md5').update(lower).digest('hex'),
    sha256: createHash('sha256').update(lower).digest('hex'),
    zbase32: zbase32(createHash('sha1').update(local.toLowerCase()).digest()),
    uuid: dailyUuid(slug, day),
  }
}

/** Returns a made-up UUID (version 4), the same for a site all day. https://www.rfc-editor.org/rfc/rfc9562 */
export function dailyUuid(slug: string, day: string): string {
  const hex = createHash('sha256').update(`${slug} ${day}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Replaces the placeholders of a template. One without a value stays as it is. */
export const filled = (template: string, texts: Texts, escape: (text: string) => string): string =>
  template.replace(/\{([a-z][\w-]*)\}/gi, (whole, name: string) =>
    Object.hasOwn(texts, name) ? escape(texts[name]!) : whole)

/** Escapes a text inside a text of JSON. */
export const inJson = (text: string): string => JSON.stringify(text).slice(1, -1)

const signs = 'ybndrfg8ejkmcpqxot1uwisza345h769'

/** https://www.rfc-editor.org/rfc/rfc6189#section-5.1.6 (z-base-32) */
function zbase32(bytes: Buffer): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  return bits.replace(/.{1,5}/g, five => signs[Number.parseInt(five.padEnd(5, '0'), 2)]!)
}
