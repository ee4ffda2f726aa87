import { excerpt } from '../mail/tags.ts'
import { takeoverList, takeoverService } from './takeover.ts'

/** Sections with the rules of findings, by the finding's code. */
export const dnsReferences = {
  DNS_DANGLING_CNAME: 'RFC 1034, section 3.6.2',
  DNS_TAKEOVER: takeoverList,
  DNS_TARGET_UNREGISTERED: 'RFC 1034, section 3.6.2',
  DNS_CNAME_LOOP: 'RFC 1034, section 3.6.2',
  CAA_INVALID: 'RFC 8659, section 4.2',
  CAA_CRITICAL_UNKNOWN: 'RFC 8659, section 4.1',
  TLSA_INVALID: 'RFC 6698, section 2.1',
} as const

export interface DnsFinding {
  code: keyof typeof dnsReferences
  severity: 'high' | 'medium' | 'low' | 'info'
  message: string
  reference: string
}

const finding = (code: DnsFinding['code'], severity: DnsFinding['severity'], message: string): DnsFinding =>
  ({
    code,
    severity,
    message,
    reference: dnsReferences[code],
  })

/** An alias that leads to other names, and what DNS says about the last of them. */
export interface AliasFacts {
  /** Names to which the alias leads, in order. Empty if the name is no alias. */
  chain: readonly string[]
  /** `false` if the last name does not exist. */
  targetExists: boolean
  /** `false` if the registered domain of the last name does not exist; `null` if it is unknown. */
  domainExists: boolean | null
  /** `true` if a name of the chain leads back to one before it. */
  isLoop: boolean
}

/** Returns the finding about an alias that leads nowhere. */
export function aliasFindings({ chain, targetExists, domainExists, isLoop }: AliasFacts): DnsFinding[] {
  const target = chain.at(-1)
  if (target === undefined) return []
  const shown = excerpt(target)
  if (isLoop) return [finding('DNS_CNAME_LOOP', 'medium', `The alias leads back to itself at ${shown}.`)]
  if (targetExists) return []
  if (domainExists === false) {
    return [finding('DNS_TARGET_UNREGISTERED', 'high', `The alias leads to ${shown}, whose domain does not exist: if ` +
      'it can be registered, its owner controls this name.')]
  }
  const service = takeoverService(target)
  return [service === undefined
    ? finding('DNS_DANGLING_CNAME', 'medium', `The alias leads to ${shown}, which does not exist.`)
    : finding('DNS_TAKEOVER', 'high', `The alias leads to ${shown}, which does not exist. ${service} gives such ` +
      'names to any customer, who then controls this name.')]
}

/**
 * Property tags with a list of issuers.
 * https://www.rfc-editor.org/rfc/rfc8659, https://www.rfc-editor.org/rfc/rfc9495
 */
const issueTags = new Set(['issue', 'issuewild', 'issuemail', 'issuevmc'])
/** https://www.iana.org/assignments/pkix-parameters (read on 2026-11-28) */
const knownTags = new Set([...issueTags, 'iodef', 'contactemail', 'contactphone'])

/** An issuer and its parameters. https://www.rfc-editor.org/rfc/rfc8659#section-4.2 */
const label = '[a-z\\d](?:[a-z\\d-]*[a-z\\d])?'
const parameter = `${label}[ \\t]*=[ \\t]*[!-:<-~]*[ \\t]*`
const issueValue = new RegExp(`^[ \\t]*(?:${label}(?:\\.${label})*[ \\t]*)?`
  + `(?:;[ \\t]*(?:${parameter}(?:;[ \\t]*${parameter})*)?)?$`, 'i')

/** Returns the findings about permissions to issue certificates. */
export const caaFindings = (records: ReadonlyArray<{ flags: number, tag: string, value: string }>): DnsFinding[] =>
  records.flatMap(({ flags, tag, value }) => {
    if (!knownTags.has(tag)) {
      return flags >= 128
        ? [finding('CAA_CRITICAL_UNKNOWN', 'medium', `The critical property "${excerpt(tag)}" is unknown: ` +
          'authorities that do not know it issue no certificate.')]
        : []
    }
    const isValid = issueTags.has(tag) ? value.length < 2_000 && issueValue.test(value)
      : tag === 'iodef' ? /^(?:mailto:[^\s@]+@\S+|https?:\/\/\S+)$/i.test(value) : true
    return isValid ? [] : [finding('CAA_INVALID', 'medium', `The property "${tag}" has the invalid value "${
      excerpt(value)}"${issueTags.has(tag) ? ': authorities then issue no certificate because of it' : ''}.`)]
  })

/** Lengths of the data by the matching type: SHA-256 and SHA-512 in hexadecimal digits. */
const hashLengths: Readonly<Record<string, number>> = { 1: 64, 2: 128 }

/** Returns the findings about DANE records, in the form of a zone file. */
export const tlsaFindings = (records: readonly string[]): DnsFinding[] => records.flatMap(record => {
  const [, usage, selector, matching = '', data = ''] = /^(\d{1,3})\s+(\d{1,3})\s+(\d{1,3})\s+([\da-f][\da-f\s]*)$/i.exec(record) ?? []
  const length = data.replaceAll(/\s/g, '').length
  const isValid = Number(usage) <= 3 && Number(selector) <= 1 && Number(matching) <= 2 && length > 0 &&
    length % 2 === 0 && (hashLengths[matching] ?? length) === length
  return isValid ? [] : [finding('TLSA_INVALID', 'medium', `The record "${excerpt(record)}" has an unknown usage, ` +
    'selector or matching type, or a hash of another length: clients ignore it.')]
})
