import { isIPv4 } from 'node:net'
import { reverseName } from '../../lib/ip-address.ts'
import { resolve } from '../shared/dns.ts'
import { SourceFailure } from '../kit/failures.ts'
import { notPublic } from '../kit/scope.ts'
import type { Context } from '../kit/source.ts'
import type { ToolSource } from '../kit/tool-source.ts'

/** Result of one list for an address. */
export interface ListVerdict {
  zone: string
  name: string
  kind: 'tor_exit' | 'abuse' | 'spam'
  homepage: string
  /** `null` if the list did not answer, or refused the resolver. */
  listed: boolean | null
  /** Addresses in the DNS response. Each list documents the meaning of its addresses. */
  codes: string[]
}

type List = Pick<ListVerdict, 'zone' | 'name' | 'kind' | 'homepage'> & { v6: boolean }

/** DNS blocklists that answer queries from public resolvers. */
const lists: readonly List[] = [
  {
    zone: 'dnsel.torproject.org',
    name: 'Tor exits',
    kind: 'tor_exit',
    homepage: 'https://www.torproject.org',
    v6: false,
  },
  {
    zone: 'dnsbl.dronebl.org',
    name: 'DroneBL',
    kind: 'abuse',
    homepage: 'https://dronebl.org',
    v6: true,
  },
  {
    zone: 'bl.blocklist.de',
    name: 'blocklist.de',
    kind: 'abuse',
    homepage: 'https://www.blocklist.de',
    v6: true,
  },
  {
    zone: 'psbl.surriel.com',
    name: 'Passive Spam Block List',
    kind: 'spam',
    homepage: 'https://psbl.org',
    v6: false,
  },
  {
    zone: 'all.s5h.net',
    name: 's5h',
    kind: 'spam',
    homepage: 'https://www.usenix.org.uk/content/rbl.html',
    v6: true,
  },
]

/**
 * Checks an IP address against DNS blocklists. A list answers with an address in 127.0.0.0/8 if the searched address is
 * listed. An answer in 127.255.255.0/24 means that the list refuses the resolver.
 * https://www.rfc-editor.org/rfc/rfc5782
 */
export const dnsBlocklists: ToolSource<ListVerdict[]> = {
  slug: 'dns-blocklists',
  name: 'DNS blocklists',
  homepage: 'https://www.rfc-editor.org/rfc/rfc5782',
  deadlineMs: 10_000,
  cacheMs: 1_800_000,
  skipReason: notPublic,
  async find({ value }, context) {
    const queried = lists.filter(({ v6 }) => v6 || isIPv4(value))
    const answers = await Promise.allSettled(queried.map(list => codesOf(list, value, context)))
    const failures = answers.flatMap(answer => answer.status === 'rejected' ? [answer.reason as unknown] : [])
    const broken = failures.find(failure => !(failure instanceof SourceFailure)) ??
      (failures.length === queried.length ? failures[0] : undefined)
    if (broken instanceof Error) throw broken
    return queried.map((list, index) => verdict(list, valueOf(answers[index])))
  },
}

async function codesOf({ zone }: List, address: string, context: Context): Promise<string[]> {
  const name = reverseName(address).replace(/\.(in-addr|ip6)\.arpa$/, `.${zone}`)
  return (await resolve(context, name, 'A')).filter(code => code.startsWith('127.'))
}

function verdict({ zone, name, kind, homepage }: List, codes: string[] | null): ListVerdict {
  const answered = codes !== null && !codes.some(code => code.startsWith('127.255.255.'))
  return {
    zone,
    name,
    kind,
    homepage,
    listed: answered ? codes.length > 0 : null,
    codes: answered ? codes : [],
  }
}

const valueOf = (answer: PromiseSettledResult<string[]> | undefined): string[] | null =>
  answer?.status === 'fulfilled' ? answer.value : null
