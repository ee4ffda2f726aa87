import { bimiRecords, parseBimi } from '../../../facts/mail/bimi.ts'
import type { BimiRecord } from '../../../facts/mail/bimi.ts'
import { ignoredTlsRpt, parseTlsRpt, tlsRptRecords } from '../../../facts/mail/tls-rpt.ts'
import { resolve } from '../../dns/resolve.ts'
import type { Context } from '../../kit/source.ts'
import { organizationalDomain } from './dmarc.ts'

export interface FoundTlsRpt {
  records: string[]
  /** Texts that look like a record, but are ignored. */
  ignored: string[]
}

/** Queries the addresses to which a domain wants reports about failed TLS connections (TLS-RPT). */
export async function checkTlsRpt(domain: string, context: Context): Promise<FoundTlsRpt> {
  const texts = await resolve(context, `_smtp._tls.${domain}`, 'TXT')
  return { records: tlsRptRecords(texts), ignored: ignoredTlsRpt(texts) }
}

/** Converts the facts to the `tls_rpt` section of the response. */
export function tlsRptSection({ records }: FoundTlsRpt) {
  const rua = records.length === 1 ? parseTlsRpt(records[0] ?? '') : []
  return {
    status: records.length === 0 ? 'missing' as const : rua.length === 0 ? 'invalid' as const : 'valid' as const,
    records,
    rua,
  }
}

export interface FoundBimi {
  records: string[]
  /** DNS name at which the record was found or expected. */
  location: string
  parsed: BimiRecord | null
}

/**
 * Queries the BIMI record (logo) of a domain. If the domain has no record, queries the record of its organisational
 * domain.
 */
export async function checkBimi(domain: string, context: Context): Promise<FoundBimi> {
  const own = await recordsAt(domain, context)
  const organization = organizationalDomain(domain)
  if (own.length > 0 || organization === domain) return found(domain, own)
  const records = await recordsAt(organization, context)
  return found(records.length > 0 ? organization : domain, records)
}

const recordsAt = async (domain: string, context: Context): Promise<string[]> =>
  bimiRecords(await resolve(context, `default._bimi.${domain}`, 'TXT'))

const found = (domain: string, records: string[]): FoundBimi =>
  ({ records, location: `default._bimi.${domain}`, parsed: records.length === 1 ? parseBimi(records[0] ?? '') : null })

/** Converts the facts to the `bimi` section of the response. */
export const bimiSection = ({ records, location, parsed }: FoundBimi) => ({
  status: records.length === 0
    ? 'missing' as const
    : parsed === null || parsed.fault !== null
    ? 'invalid' as const
    : 'valid' as const,
  records,
  location,
  logo: parsed?.logo ?? null,
  certificate: parsed?.certificate ?? null,
  declined: parsed?.declined ?? false,
})
