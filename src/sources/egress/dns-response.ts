import type { DnsReply } from '../../lib/dns-wire.ts'
import type { Response } from './exchange.ts'

/**
 * Returns the answer of a resolver in the form of the public one.
 * https://developers.google.com/speed/public-dns/docs/doh/json
 */
export function dnsResponse(url: string, { question, status, isAuthentic, answers }: DnsReply): Response {
  const body = {
    Status: status,
    AD: isAuthentic,
    Question: question ? [question] : [],
    Answer: answers.map(({ name, type, ttl, data }) => ({
      name,
      type,
      TTL: ttl,
      data,
    })),
  }
  return { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(body)), url }
}
