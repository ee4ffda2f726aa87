import { invisible } from '../../lib/invisible.ts'
import { percentDecoded } from '../../lib/readable-text.ts'

/** Address that a text names, which is not checked, or the addresses if it names several. */
export type WrittenAddress = { address: string } | { several: readonly string[] }

/** Longest text that is read. A longer one is no address. */
const maxLength = 2_000

/** An address as most are written, which needs no reading. */
const bareAddress = /^[\w.+-]+@[\w.-]+$/

/**
 * Returns the e-mail address in a text as people and programs write it: `mailto:` with percent-encoding and a subject,
 * `<…>`, `Name <…>`, comments, a quoted local part that needs no quotes, full-width and invisible characters, and a
 * comma or semicolon at the end. Of several addresses it chooses none. Returns a text that has no `@` as it is.
 * https://www.rfc-editor.org/rfc/rfc5322#section-3.4, https://www.rfc-editor.org/rfc/rfc6068
 */
export function readWrittenAddress(text: string): WrittenAddress {
  if (bareAddress.test(text)) return { address: text }
  if (text.length > maxLength || !/[@＠﹫]|%40/.test(text)) return { address: text.trim() }
  const plain = withoutScheme(asciiOf(text.replaceAll(invisible, '')).replace(/^[\s,;]+|[\s,;]+$/g, ''))
  const parts = partsOf(plain)
  if (parts.length <= 1) return { address: readOne(plain) }
  const withAddress = parts.filter(part => part.includes('@'))
  const [only = ''] = withAddress
  if (withAddress.length === 1) return { address: only.includes('<') ? readOne(only) : plain } // a comma in a name
  const several = withAddress.map(readOne)
  return several.every(one => /^[^\s@]+@[^\s@]+$/.test(one)) ? { several } : { address: plain }
}

/** Converts full-width characters of ASCII, which keyboards of East Asia write. */
const asciiOf = (text: string): string => text
  .replaceAll(/[\uff01-\uff5e]/g, sign => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
  .replaceAll('﹫', '@')

/** Returns the recipients of a `mailto:` address, decoded. Returns another text as it is. */
function withoutScheme(text: string): string {
  const scheme = /^(?:url:)?mailto:(?:\/\/)?/i.exec(text)?.[0]
  if (scheme === undefined) return text.includes('@') ? text : percentDecoded(text)
  const [path = '', query = ''] = text.slice(scheme.length).split('?', 2)
  const to = path === '' ? /(?:^|&)to=([^&]*)/i.exec(query)?.[1] ?? '' : path
  return percentDecoded(to).trim()
}

const closing: Readonly<Record<string, string>> = { '"': '"', '<': '>', '(': ')' }

/** Splits a text at commas and semicolons, but not in quotes, brackets and comments. */
function partsOf(text: string): string[] {
  const parts: string[] = []
  let part = ''
  let end: string | undefined
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (end === undefined && /[,;]/.test(sign)) {
      parts.push(part)
      part = ''
      continue
    }
    part += sign
    if (sign === '\\' && end === '"') part += text[++at] ?? ''
    else end = end === undefined ? closing[sign] : sign === end ? undefined : end
  }
  return [...parts, part].map(one => one.trim()).filter(one => one !== '')
}

function readOne(text: string): string {
  const open = text.endsWith('>') ? text.lastIndexOf('<') : -1
  if (open !== -1) return readOne(withoutScheme(text.slice(open + 1, -1).trim()))
  const bare = withoutComments(text)
  const wrapped = /^(["'`“‘«[(])(.*)(["'`”’»\])])$/s.exec(bare)
  return unquoted(wrapped ? wrapped[2]!.trim() : bare)
}

/** Removes comments in parentheses, unless the address itself is in them. */
function withoutComments(text: string): string {
  if (!text.includes('(') || text.startsWith('"')) return text
  const bare = text.replaceAll(/\([^()]*\)/g, '').trim()
  return bare.includes('@') ? bare : text
}

/** Removes the quotes of a local part that is the same without them. */
function unquoted(text: string): string {
  const [, quoted, host] = /^"((?:[^"\\]|\\.)*)"@(.*)$/s.exec(text) ?? []
  if (quoted === undefined || host === undefined) return text
  const local = quoted.replaceAll(/\\(.)/gs, '$1')
  return /[\s"(),:;<>@[\\\]]/.test(local) ? text : `${local}@${host}`
}

/**
 * Domains of Japanese carriers that gave out addresses with dots in a row or in front of the `@` until 2009, which no
 * standard allows. https://www.docomo.ne.jp/service/docomo_mail/rfc_add/ (read on 2026-11-28). That of au is
 * documented by services that send to it: https://kurojica.tayori.com/q/schedule-help/detail/592117
 */
const withOddDots = /^(?:docomo\.ne\.jp|(?:[a-z\d-]+\.)?ezweb\.ne\.jp|au\.com)$/

/** Returns `true` if the provider of a domain has addresses with dots in a row or at the end of the local part. */
export const hasOddDots = (domain: string): boolean => withOddDots.test(domain)
