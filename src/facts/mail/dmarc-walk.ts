import { dmarcRecords, ignoredDmarc, parseDmarc } from './dmarc.ts'
import type { DmarcRecord } from './dmarc.ts'

/** One name of the DNS tree walk. */
export interface WalkStep {
  domain: string
  /** DMARC records of the name. Two or more count as none. */
  records: string[]
  /** The only record, or `null`. */
  parsed: DmarcRecord | null
  /** Texts that look like a record, but are ignored. */
  ignored: string[]
  /** `false` if the query failed. */
  answered: boolean
}

export interface DmarcWalk {
  /** The names that were asked, the longest first. */
  steps: WalkStep[]
  organizationalDomain: string
  /** The step whose record receivers apply, or `undefined` if there is none. */
  applied: WalkStep | undefined
}

/** Number of labels at which a walk begins after the full name, so that it has at most eight queries. */
const mostLabels = 7

/**
 * Returns the names that a DNS tree walk asks, the longest first and at most eight.
 * https://www.rfc-editor.org/rfc/rfc9989#section-4.10
 */
export function walkTargets(domain: string): string[] {
  const labels = domain.split('.')
  const start = Math.max(1, labels.length - mostLabels)
  return [domain, ...labels.slice(start).map((_, index) => labels.slice(start + index).join('.'))]
}

/**
 * Walks up from a domain to the record that receivers apply, and to the organisational domain. `lookup` returns the TXT
 * records of `_dmarc.<name>`, or `undefined` if the query fails. Asks until a record says where an organisation begins.
 */
export async function walkDmarc(
  domain: string, lookup: (name: string) => Promise<string[] | undefined>,
): Promise<DmarcWalk> {
  const steps: WalkStep[] = []
  for (const target of walkTargets(domain)) {
    const texts = await lookup(target)
    const records = dmarcRecords(texts ?? [])
    const parsed = records.length === 1 ? parseDmarc(records[0]!) : null
    steps.push({
      domain: target,
      records,
      parsed,
      ignored: ignoredDmarc(texts ?? []),
      answered: texts !== undefined,
    })
    if (parsed !== null && parsed.psd !== 'u') break
  }
  const organizationalDomain = organizationOf(domain, steps)
  return { steps, organizationalDomain, applied: appliedStep(domain, organizationalDomain, steps) }
}

/** https://www.rfc-editor.org/rfc/rfc9989#section-4.10.2 */
function organizationOf(domain: string, steps: readonly WalkStep[]): string {
  const last = steps.findLast(({ parsed }) => parsed !== null)
  if (last === undefined) return domain
  if (last.parsed!.psd !== 'y' || last.domain === domain) return last.domain
  return domain.split('.').slice(-last.domain.split('.').length - 1).join('.')
}

/** The record of the domain itself, of its organisation, or of its public suffix, in this order. */
function appliedStep(domain: string, organization: string, steps: readonly WalkStep[]): WalkStep | undefined {
  const withRecord = steps.filter(({ parsed }) => parsed !== null)
  return withRecord.find(step => step.domain === domain) ?? withRecord.find(step => step.domain === organization) ??
    withRecord.find(({ parsed }) => parsed!.psd === 'y')
}
