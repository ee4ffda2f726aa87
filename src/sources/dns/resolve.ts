import { hostName, joinStrings } from '../../lib/dns-records.ts'
import { fetchResponse } from '../kit/fetch-response.ts'
import { SourceFailure } from '../failures.ts'
import { arrayOf, integer, objectWith, text } from '../kit/schema.ts'
import { certain, readShape } from '../kit/tolerance.ts'
import type { Context } from '../kit/source.ts'

/** Numbers of the record types. https://www.iana.org/assignments/dns-parameters */
const numbers = {
  A: 1,
  NS: 2,
  CNAME: 5,
  SOA: 6,
  PTR: 12,
  MX: 15,
  TXT: 16,
  AAAA: 28,
  SRV: 33,
  DS: 43,
  DNSKEY: 48,
  TLSA: 52,
  SMIMEA: 53,
  OPENPGPKEY: 61,
  SVCB: 64,
  HTTPS: 65,
  CAA: 257,
} as const
export type RecordType = keyof typeof numbers

/** Maximum length of all records together, in characters. A DNS message has at most 65,535 bytes. */
const maxLength = 65_535

const schema = objectWith(
  { Status: integer, Question: {} },
  { AD: { type: 'boolean' }, Answer: arrayOf(objectWith({ type: integer, data: text }, { name: text })) },
)

/**
 * Queries the DNS records of one type for a name and returns their data. Returns an empty list if the name does not
 * exist or has no record of this type. The parts of a TXT record are joined, without quotes.
 * https://developers.google.com/speed/public-dns/docs/doh/json
 * @throws SourceFailure if the resolver fails.
 */
export async function resolve(context: Context, name: string, type: RecordType): Promise<string[]> {
  const { records: answered, leftOut } = await query(context, name, type)
  const length = answered.reduce((sum, record) => sum + record.data.length, 0)
  if (length > maxLength) throw new SourceFailure('UPSTREAM_TOO_LARGE', 'the resolver returned too much data')
  const records = answered.filter(record => record.type === numbers[type])
  const data = certain(records.map(record => record.data), leftOut)
  return type === 'TXT' ? data.map(joinStrings) : data
}

/** A name as one answer describes it. */
export interface FoundName {
  /** `false` if the name does not exist, or the name to which its aliases lead. */
  exists: boolean
  data: string[]
  /** Names of aliases in the answer, and the names to which they lead, in lower case. */
  aliases: ReadonlyMap<string, string>
  /** `true` if the resolver has validated the answer with DNSSEC (AD). */
  isAuthentic: boolean
}

/**
 * Queries the records of one type for a name, like `resolve`, and returns the aliases in the answer too.
 * https://www.rfc-editor.org/rfc/rfc1034#section-3.6.2
 * @throws SourceFailure if the resolver fails.
 */
export async function lookUpName(context: Context, name: string, type: RecordType): Promise<FoundName> {
  const { exists, isAuthentic, records, leftOut } = await query(context, name, type)
  const aliases = records.filter(record => record.type === numbers.CNAME)
  return {
    exists,
    data: certain(records.filter(record => record.type === numbers[type]).map(({ data }) => data), leftOut),
    aliases: new Map(aliases.map(({ name: alias = name, data }) => [hostName(alias), hostName(data)])),
    isAuthentic,
  }
}

/**
 * Returns `true` if a name exists, with or without records. If it does not, no name below it exists either.
 * https://www.rfc-editor.org/rfc/rfc8020
 * @throws SourceFailure if the resolver fails.
 */
export const nameExists = async (context: Context, name: string): Promise<boolean> =>
  (await query(context, name, 'A')).exists

async function query(context: Context, name: string, type: RecordType) {
  const url = `https://dns.google/resolve?${new URLSearchParams({ name, type }).toString()}`
  const response = await fetchResponse(context, {
    url,
    headers: { accept: 'application/json' },
    question: { name, type: numbers[type] },
  }, [])
  const { readable: { Status: status, AD: isAuthentic = false, Answer: records = [] }, leftOut } =
    await readShape(schema, response!)
  // an alias whose target does not exist is in the answer too
  if (status === 3) {
    return {
      exists: false,
      records,
      leftOut: 0,
      isAuthentic,
    }
  }
  if (status !== 0) throw new SourceFailure('UPSTREAM_ERROR', `the resolver returned code ${status}`)
  return {
    exists: true,
    records,
    leftOut,
    isAuthentic,
  }
}
