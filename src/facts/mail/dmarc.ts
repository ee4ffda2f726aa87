import { readReportAddresses } from './report-address.ts'
import { dmarcSyntax, excerpt, nearMisses, ofVersion, parseTags } from './tags.ts'

const policies = ['none', 'quarantine', 'reject'] as const
export type Policy = (typeof policies)[number]
type Psd = 'y' | 'n' | 'u'

export interface DmarcRecord {
  /**
   * Policy for mail from the domain if the mail fails DMARC. A record without a valid policy counts as `none` if it has
   * a report address. `null` if receivers do not apply DMARC because of this record.
   */
  p: Policy | null
  /** Policy for mail from subdomains that exist. `null` if the record has none, so that `p` applies. */
  sp: Policy | null
  /** Policy for mail from subdomains that do not exist. `null` if the record has none, so that `sp` or `p` applies. */
  np: Policy | null
  /** `true` if the domain is testing (`t=y`): receivers then apply the policy one level below. */
  testing: boolean
  /** Whether the domain is a public suffix (`y`), an organisational domain (`n`), or unknown (`u`). */
  psd: Psd
  /** Percentage in `pct`, or 100. RFC 9989 has removed the tag, so receivers ignore it. */
  pct: number
  /** Alignment mode of DKIM: `s` requires identical domains, `r` requires only the same organisational domain. */
  adkim: 'r' | 's'
  /** Alignment mode of SPF, with the same values as `adkim`. */
  aspf: 'r' | 's'
  /** Conditions under which receivers send failure reports. */
  fo: string
  /** Addresses that receive aggregate reports. */
  rua: string[]
  /** Addresses that receive failure reports. */
  ruf: string[]
  /** `false` if the record has no `p`, and so counts as `p=none`. */
  hasPolicy: boolean
  /** Tags of RFC 7489 that RFC 9989 has removed, as written: `pct=50`. */
  removed: string[]
  /** Tags that no standard defines, which receivers ignore. */
  unknown: string[]
  /** `true` if an address has a limit of size (`!10m`), which receivers ignore. */
  hasSizes: boolean
  faults: string[]
}

/** Returns the DMARC records of `_dmarc.<domain>`. https://www.rfc-editor.org/rfc/rfc9989#section-4.7 */
export const dmarcRecords = (texts: readonly string[]): string[] => ofVersion(texts, { version: 'DMARC1' })

/** Returns the texts that look like a DMARC record, but are ignored, such as `v=dmarc1; p=reject`. */
export const ignoredDmarc = (texts: readonly string[]): string[] => nearMisses(texts, dmarcRecords(texts), 'DMARC1')

const knownTags = new Set(['v', 'p', 'sp', 'np', 't', 'psd', 'adkim', 'aspf', 'fo', 'rua', 'ruf'])
/** https://www.rfc-editor.org/rfc/rfc9989#appendix-C.5.2 */
const removedTags = new Set(['pct', 'rf', 'ri'])

/**
 * `0` and `1` exclude each other, and each value occurs once. https://www.rfc-editor.org/rfc/rfc9989#section-4.8
 */
const isFo = (text: string): boolean => {
  const values = text.toLowerCase().split(':')
  return values.every(one => ['0', '1', 'd', 's'].includes(one)) && new Set(values).size === values.length &&
    !(values.includes('0') && values.includes('1'))
}

/** Parses a record that begins with `v=DMARC1`. Never throws. https://www.rfc-editor.org/rfc/rfc9989#section-4.8 */
export function parseDmarc(text: string): DmarcRecord {
  const { tags, names, faults } = parseTags(text, dmarcSyntax)
  const oneOf = <T extends string>(name: string, allowed: readonly T[]): T | null => {
    const value = tags.get(name)?.toLowerCase()
    const found = allowed.find(one => one === value)
    if (value !== undefined && found === undefined) {
      faults.push(`${name}="${excerpt(value)}" is not one of ${allowed.join(', ')}`)
    }
    return found ?? null
  }
  const addresses = (name: string) => {
    const { addresses: found, invalid } = readReportAddresses(tags.get(name))
    if (invalid > 0) faults.push(`${name} contains an invalid address`)
    return found
  }
  const [rua, ruf] = [addresses('rua'), addresses('ruf')]
  const stated = { p: oneOf('p', policies), sp: oneOf('sp', policies), np: oneOf('np', policies) }
  const isBroken = (['p', 'sp', 'np'] as const).some(name => names.has(name) && stated[name] === null)
  const fo = tags.get('fo')
  if (fo !== undefined && !isFo(fo)) faults.push(`fo="${excerpt(fo)}" is not a list of 0 or 1, d and s`)
  return {
    ...effective(stated, isBroken, rua.length > 0),
    testing: oneOf('t', ['y', 'n']) === 'y',
    psd: oneOf('psd', ['y', 'n', 'u']) ?? 'u',
    pct: percent(tags.get('pct')),
    adkim: oneOf('adkim', ['r', 's']) ?? 'r',
    aspf: oneOf('aspf', ['r', 's']) ?? 'r',
    fo: fo !== undefined && isFo(fo) ? fo : '0',
    rua: rua.map(({ uri }) => uri),
    ruf: ruf.map(({ uri }) => uri),
    hasPolicy: names.has('p'),
    removed: [...tags].filter(([name]) => removedTags.has(name)).map(([name, value]) => `${name}=${excerpt(value)}`),
    unknown: [...tags.keys()].filter(name => !knownTags.has(name) && !removedTags.has(name)).map(excerpt).slice(0, 10),
    hasSizes: [...rua, ...ruf].some(({ hasSize }) => hasSize),
    faults: faults.slice(0, 10),
  }
}

type Stated = Pick<DmarcRecord, 'p' | 'sp' | 'np'>

/**
 * Returns the policies that receivers use. One invalid policy makes the whole record count as `p=none` if it has a
 * report address, and as no record otherwise. https://www.rfc-editor.org/rfc/rfc9989#section-4.10.1
 */
function effective(stated: Stated, isBroken: boolean, hasReports: boolean): Stated {
  if (stated.p !== null && !isBroken) return stated
  if (!hasReports) return { p: null, sp: null, np: null }
  return isBroken ? { p: 'none', sp: null, np: null } : { ...stated, p: 'none' }
}

const percent = (value: string | undefined): number =>
  value !== undefined && /^\d{1,3}$/.test(value) && Number(value) <= 100 ? Number(value) : 100

/** The domain that the record is applied to. */
export interface PolicyScope {
  /** `true` if the domain has no record of its own. */
  inherited: boolean
  /** `false` if DNS does not know the name of the domain. */
  exists: boolean
}

/**
 * Returns the policy that receivers apply to a domain: `sp` or `np` of an inherited record have priority over `p`, and
 * `t=y` lowers the policy by one level. `null` if they apply none.
 * https://www.rfc-editor.org/rfc/rfc9989#section-4.10.1, https://www.rfc-editor.org/rfc/rfc9989#section-4.7
 */
export function policyOf(parsed: DmarcRecord | null, { inherited, exists }: PolicyScope): Policy | null {
  if (parsed === null || parsed.p === null) return null
  const ofSubdomain = exists ? parsed.sp : parsed.np ?? parsed.sp
  return lowered((inherited ? ofSubdomain : null) ?? parsed.p, parsed)
}

/** Returns the policy that receivers apply in place of a stated one. */
export const lowered = (policy: Policy, { testing }: Pick<DmarcRecord, 'testing'>): Policy =>
  testing ? policies[Math.max(policies.indexOf(policy) - 1, 0)]! : policy
