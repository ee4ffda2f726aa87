import { isIP } from 'node:net'
import { domainToASCII, domainToUnicode } from 'node:url'

/**
 * Characters that no name may contain. A URL parser would not reject them: it would decode or remove them, cut off
 * the name there, or take the quotation marks around a name for letters of it, which IDNA 2008 does not allow.
 */
const foreign = /[\s\p{Cc}\p{Pi}\p{Pf}„‚%/\\?#@:[\]<>^|"'`{}()*,;!$&+=~]/u
const label = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/

/**
 * Returns the normal form of a domain name: lower-case ASCII, internationalised labels as `xn--`, no trailing dot. If
 * the text is not a domain name, returns a fault. The fault does not contain the text. Host names of one label and IP
 * addresses are refused. Names are read as UTS 46 says, without the transitional mapping: `faß.de` is not `fass.de`.
 * Hyphens in the third and fourth place are allowed, as in names of video hosts, and so are emoji, which registries
 * sell. https://url.spec.whatwg.org/#idna, https://www.unicode.org/reports/tr46/
 */
export function parseDomainName(text: string): { name: string } | { fault: string } {
  const trimmed = text.trim()
  if (isAddress(trimmed.replace(/^\[(.*)\]$/, '$1'))) return { fault: 'This is an IP address, not a domain name' }
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed)) return { fault: 'This is a URL; give the domain name in it' }
  if (trimmed === '') return { fault: 'A domain name is missing' }
  if (trimmed.length > 1024 || foreign.test(trimmed.normalize('NFC'))) {
    return { fault: 'A domain name has only letters, digits, hyphens and dots' }
  }
  const name = domainToASCII(trimmed).replace(/\.$/, '')
  return hasForeignLabel(name)
    ? { fault: 'A part of this name begins with xn--, but stands for no valid text' }
    : checked(name)
}

/**
 * Returns `true` if a label begins with `xn--` but is not the A-label of a U-label: it does not decode, decodes to
 * ASCII, or to text that UTS 46 does not allow or spells otherwise. `domainToASCII` does not decode labels of a text
 * that is ASCII. The whole name is compared, because the rule for right-to-left text is about all labels.
 * https://www.rfc-editor.org/rfc/rfc5891#section-5.4, https://www.unicode.org/reports/tr46/#Validity_Criteria
 */
function hasForeignLabel(name: string): boolean {
  if (!/(?:^|\.)xn--/.test(name)) return false
  const unicode = domainToUnicode(name)
  return /(?:^|\.)xn--/.test(unicode) || foreign.test(unicode) || domainToASCII(unicode) !== name
}

/** Tests the form first, because `isIP` takes longer than the rest of the checks. */
const isAddress = (text: string): boolean => /:|\d$/.test(text) && isIP(text) !== 0

function checked(name: string): { name: string } | { fault: string } {
  if (name === '') return { fault: 'This is not a valid domain name' }
  if (isAddress(name)) return { fault: 'This is an IP address, not a domain name' }
  if (name.length > 253) return { fault: 'A domain name has at most 253 characters' }
  const labels = name.split('.')
  if (labels.some(part => part.length > 63)) return { fault: 'Each part of a domain name has at most 63 characters' }
  if (!labels.every(part => label.test(part))) return { fault: 'This is not a valid domain name' }
  if (labels.length < 2) return { fault: 'A domain name has at least two parts, as in example.com' }
  if (/^\d+$/.test(labels.at(-1)!)) return { fault: 'A domain name does not end in a number' }
  return { name }
}

/** Returns the name as displayed to people, with Unicode labels. */
export const toUnicode = (name: string): string => domainToUnicode(name)
