import { composeEgress, type Egress } from '../../compose/egress.ts'
import type { Config } from '../../config/read.ts'
import { SourceFailure } from '../../sources/failures.ts'
import { durationText, fine, skipped, toDo, type Check } from './doctor-check.ts'

/**
 * Request without a searched value: asks the DNS resolver of the DNS tool for its own address.
 * https://developers.google.com/speed/public-dns/docs/doh/json
 */
const url = 'https://dns.google/resolve?name=dns.google&type=A'
/** The date of an answer has seconds only and may come from a cache, so a few seconds mean nothing. */
const maxOffsetMs = 30_000

/** Checks name resolution, TLS and a request to the outside, by the way that searches use. */
export async function checkEgress(config: Config, isOnline: boolean): Promise<Check> {
  if (!isOnline) return skipped('egress', 'not asked: --online sends one request to dns.google')
  if (config.sandbox) return skipped('egress', 'the sandbox sends no request to the outside')
  const { client, close } = await composeEgress(config)
  try {
    const { status, headers } = await client.send({ url })
    if (status !== 200) {
      return toDo('egress', `dns.google answered ${status}`, 'Check EGRESS_PROXY and what filters this network.')
    }
    const check = dateCheck(headers['date'])
    return check.state === 'ok' && config.dnsResolver !== undefined ? await resolverCheck(client) : check
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error
    return toDo('egress', `dns.google cannot be asked: ${error.message}`,
      'Check the name servers of /etc/resolv.conf, the firewall for port 443, and EGRESS_PROXY.')
  } finally {
    await close()
  }
}

interface DnsAnswer {
  Status: number
  Answer?: unknown[]
}

/** Asks the operator's resolver for the address of dns.google. */
async function resolverCheck(client: Egress['client']): Promise<Check> {
  try {
    const { body } = await client.send({ url, question: { name: 'dns.google', type: 1 } })
    const { Status: status, Answer: answers = [] } = JSON.parse(body.toString()) as DnsAnswer
    if (status === 0 && answers.length > 0) {
      return fine('egress', 'dns.google answers over HTTPS, and the resolver of DNS_RESOLVER finds names')
    }
    return toDo('egress', `the resolver of DNS_RESOLVER answers about dns.google with code ${status} and ${
      answers.length} records`, resolverAdvice)
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error
    return toDo('egress', `the resolver of DNS_RESOLVER cannot be asked: ${error.message}`, resolverAdvice)
  }
}

const resolverAdvice = 'Correct DNS_RESOLVER, or let this machine use the resolver: it must answer recursive queries.'

/** Compares the date of an answer with the clock of this machine. Exported for its test. */
export function dateCheck(date: string | undefined): Check {
  const offset = date === undefined ? 0 : Date.now() - Date.parse(date)
  return Math.abs(offset) > maxOffsetMs
    ? toDo('egress', `dns.google answers; this machine is ${durationText(Math.abs(offset))} ${
      offset < 0 ? 'behind' : 'ahead of'} its date`, 'Synchronize the clock of this machine with NTP.')
    : fine('egress', 'names are found and dns.google answers over HTTPS')
}
