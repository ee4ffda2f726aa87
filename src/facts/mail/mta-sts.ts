import type { Finding, Severity } from './finding.ts'
import type { FindingCode } from './references.ts'
import { excerpt, nearMisses, ofVersion, parseTags, transportSyntax } from './tags.ts'

export interface StsPolicy {
  version: string | null
  mode: 'enforce' | 'testing' | 'none' | null
  /** Time for which senders keep the policy, in seconds. */
  maxAge: number | null
  /** Names of mail servers. `*.example.com` matches exactly one label before `.example.com`. */
  mx: string[]
  faults: string[]
}

/** Returns the MTA-STS records of `_mta-sts.<domain>`. https://www.rfc-editor.org/rfc/rfc8461#section-3.1 */
export const stsRecords = (texts: readonly string[]): string[] =>
  ofVersion(texts, { version: 'STSv1', isTight: true, needsMore: true })

/** Returns the texts that look like an MTA-STS record, but are ignored. */
export const ignoredSts = (texts: readonly string[]): string[] => nearMisses(texts, stsRecords(texts), 'STSv1')

/** Returns the id of the policy that a record announces. Returns `null` if the record has no valid id. */
export function parseSts(text: string): string | null {
  const { tags, repeated, faults } = parseTags(text, transportSyntax)
  const id = faults.length > repeated.length ? undefined : tags.get('id') // of a repeated field the first one counts
  return id !== undefined && /^[a-z\d]{1,32}$/i.test(id) ? id : null
}

/** Maximum size of a policy file, as RFC 8461 recommends. */
export const maxPolicyBytes = 65_536
const maxAgeLimit = 31_557_600
const maxServers = 50

/** Parses a policy file. Never throws. https://www.rfc-editor.org/rfc/rfc8461#section-3.2 */
export function parseStsPolicy(text: string): StsPolicy {
  const policy: StsPolicy = {
    version: null,
    mode: null,
    maxAge: null,
    mx: [],
    faults: [],
  }
  const lines = text.slice(0, maxPolicyBytes).split(/\r?\n/).filter(line => line.trim() !== '')
  const values = new Map<string, string>()
  for (const line of lines) {
    const [, key = '', rest = ''] = /^([a-z\d][\w.-]{0,31}):(.*)$/i.exec(line) ?? []
    const value = rest.trim()
    if (key === '') policy.faults.push(`"${excerpt(line)}" is not of the form key: value`)
    else if (key === 'mx') policy.mx.push(value.toLowerCase().replace(/\.$/, ''))
    else if (!values.has(key)) values.set(key, value)
  }
  policy.version = values.get('version') ?? null
  if (policy.version !== 'STSv1') policy.faults.push('version is not STSv1')
  policy.mode = (['enforce', 'testing', 'none'] as const).find(mode => mode === values.get('mode')) ?? null
  if (policy.mode === null) policy.faults.push('mode is not enforce, testing or none')
  const age = values.get('max_age') ?? ''
  if (/^\d{1,10}$/.test(age) && Number(age) <= maxAgeLimit) policy.maxAge = Number(age)
  else policy.faults.push(`max_age is not a number of seconds up to ${maxAgeLimit}`)
  if (policy.mx.length === 0 && policy.mode !== 'none') policy.faults.push('there is no mx')
  const bad = policy.mx.find(name => !isServerName(name))
  if (bad !== undefined) policy.faults.push(`"${excerpt(bad)}" is not the name of a mail server`)
  return { ...policy, mx: policy.mx.filter(isServerName).slice(0, maxServers), faults: policy.faults.slice(0, 10) }
}

/** A wildcard stands for the left-most label only. */
const serverName = /^(?:\*\.)?[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/
const isServerName = (name: string): boolean => name.length <= 253 && serverName.test(name)

/** `true` if a policy allows a mail server. https://www.rfc-editor.org/rfc/rfc8461#section-4.1 */
export function covers({ mx }: Pick<StsPolicy, 'mx'>, host: string): boolean {
  const parent = host.slice(host.indexOf('.'))
  return mx.some(name => name === host || (name.startsWith('*.') && name.slice(1) === parent))
}

export interface StsFacts {
  records: readonly string[]
  /** Texts that look like a record, but are ignored. */
  ignored: readonly string[]
  id: string | null
  policy: StsPolicy | null
  /** Reason why the policy could not be fetched, as text for people. */
  unavailable: string | null
  /** Mail servers of the domain. */
  hosts: readonly string[]
}

const finding = (code: FindingCode, severity: Severity, message: string): Finding => ({
  check: 'mta_sts',
  code,
  severity,
  message,
})
const day = 86_400

/** Returns the findings about a domain's MTA-STS policy. */
export function stsFindings({ records, ignored, id, policy, unavailable, hosts }: StsFacts): Finding[] {
  if (records.length === 0 && ignored.length > 0) {
    return [
      finding(
        'MTA_STS_RECORD_INVALID',
        'medium',
        `Senders ignore "${excerpt(ignored[0]!)}": a record begins with exactly "v=STSv1;", in these capitals.`,
      ),
    ]
  }
  if (records.length === 0) {
    return [
      finding(
        'MTA_STS_MISSING',
        'low',
        'There is no MTA-STS policy: an attacker can force mail to this domain over an unencrypted connection.',
      ),
    ]
  }
  if (records.length > 1 || id === null) {
    return [
      finding(
        'MTA_STS_RECORD_INVALID',
        'medium',
        'The MTA-STS record is not valid, so senders treat the domain as one without a policy.',
      ),
    ]
  }
  if (policy === null) {
    return [
      finding(
        'MTA_STS_POLICY_UNAVAILABLE',
        'medium',
        `The record announces an MTA-STS policy that cannot be fetched: ${unavailable ?? 'it could not be read'}.`,
      ),
    ]
  }
  if (policy.faults.length > 0) {
    return [
      finding(
        'MTA_STS_POLICY_INVALID',
        'medium',
        `The MTA-STS policy is not valid, so senders ignore it: ${policy.faults.join('; ')}.`,
      ),
    ]
  }
  const uncovered = policy.mode === 'none' ? [] : hosts.filter(host => !covers(policy, host))
  return [
    ...uncovered.map(host =>
      finding(
        'MTA_STS_SERVER_LEFT_OUT',
        policy.mode === 'enforce' ? 'high' : 'medium',
        `The mail server ${excerpt(host)} is not in the MTA-STS policy${
          policy.mode === 'enforce' ? ': senders that honour the policy do not deliver to it' : ''
        }.`,
      )
    ),
    ...(policy.mode === 'enforce'
      ? []
      : [
        finding(
          'MTA_STS_NOT_ENFORCED',
          'low',
          `The MTA-STS policy is in mode "${policy.mode}": mail is still delivered over insecure connections.`,
        ),
      ]),
    ...(policy.maxAge !== null && policy.maxAge < day && policy.mode === 'enforce'
      ? [
        finding(
          'MTA_STS_SHORT_AGE',
          'low',
          'Senders keep the MTA-STS policy for less than a day; weeks are recommended.',
        ),
      ]
      : []),
  ]
}
