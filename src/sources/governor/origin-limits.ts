import { parseEntries, splitEntries } from '../../lib/entries.ts'
import { originOf } from '../../lib/whois-url.ts'

/** Limit of the requests that a service accepts from one address. */
export interface OriginLimit {
  /** Maximum number of requests in any `perMs` milliseconds. Both are set, or neither. */
  requests?: number
  perMs?: number
  /** Maximum number of concurrent requests of all processes. */
  concurrent?: number
  /** Maximum number of concurrent requests of one process. Default: the limit of the client (`egress/limits.ts`). */
  parallel?: number
  /** Pattern of a response that asks for a pause in its body. The first group is the pause in seconds. */
  pause?: RegExp
}

/**
 * Published limits of the services that sources ask, by origin. They are here and not in the sources, because several
 * sources ask the same service. Quotas per hour or day are not listed: the service itself refuses with 429 then.
 */
export const originLimits: Readonly<Record<string, OriginLimit>> = {
  'https://api.blockcypher.com': perSecond(3), // https://www.blockcypher.com/dev/bitcoin/#rate-limits-and-tokens
  'https://api.chess.com': { concurrent: 1 }, // https://www.chess.com/news/view/published-data-api#pubapi-general
  'https://api.discogs.com': perMinute(25), // https://www.discogs.com/developers#page:home,header:home-rate-limiting
  'https://api.gopluslabs.io': perMinute(30), // https://docs.gopluslabs.io/reference/api-overview
  'https://api.hiro.so': perMinute(50), // https://docs.hiro.so/stacks/rate-limits
  'https://api.koios.rest': { requests: 100, perMs: 10_000 }, // https://api.koios.rest/#overview--limits
  'https://api.mnemonic.no': perMinute(100), // https://docs.mnemonic.no/display/public/API/PassiveDNS+Integration+Guide
  'https://api.modrinth.com': perMinute(300), // https://docs.modrinth.com/api/#ratelimits
  'https://api.phishstats.info': perMinute(20), // https://phishstats.info/#apidoc
  'https://api.ransomware.live': perMinute(1), // https://api.ransomware.live/apidocs
  'https://api.routescan.io': perSecond(2), // https://routescan.io/documentation
  'https://api.scratch.mit.edu': perSecond(10), // https://github.com/LLK/scratch-rest-api/wiki#rate-limits
  // https://api.stackexchange.com/docs/throttle: a quota a day for all callers of one address, and pauses in the body
  'https://api.stackexchange.com': {
    requests: 1,
    perMs: 1_000,
    concurrent: 1,
    pause: /(?:"backoff":\s*|more requests available in )(\d{1,6})\b/,
  },
  'https://api.tzkt.io': perSecond(50), // https://api.tzkt.io/#section/Terms-of-Use
  'https://api.vndb.org': { requests: 200, perMs: 300_000 }, // https://api.vndb.org/kana#usage-terms
  'https://api.whatsonchain.com': perSecond(3), // https://docs.whatsonchain.com/#rate-limits
  'https://arquivo.pt': perMinute(250), // https://github.com/arquivo/pwa-technologies/wiki/APIs
  'https://blockchain.info': { requests: 1, perMs: 10_000 }, // https://www.blockchain.com/explorer/api/q
  'https://ch.tetr.io': perSecond(1), // https://tetr.io/about/api/
  'https://codeforces.com': { requests: 1, perMs: 2_000 }, // https://codeforces.com/apiHelp
  'https://crates.io': perSecond(1), // https://crates.io/data-access
  'https://hub.snapshot.org': perMinute(100), // https://docs.snapshot.box/tools/api
  // Dozens of DNS lists are asked through this resolver at once, and some name servers are slow.
  'https://dns.google': { parallel: 32 },
  'https://lichess.org': { concurrent: 1 }, // https://lichess.org/api#section/Introduction/Rate-limiting
  'https://mainnet-idx.algonode.cloud': perSecond(60), // https://nodely.io/docs/free/start
  'https://mainnet-public.mirrornode.hedera.com': perSecond(50), // https://docs.hedera.com/hedera/sdks-and-apis/rest-api
  'https://pub.orcid.org': perSecond(12), // https://info.orcid.org/ufaqs/what-are-the-api-limits/
  'https://repology.org': perSecond(1), // https://repology.org/api
  'https://stat.ripe.net': { concurrent: 8 }, // https://stat.ripe.net/docs/data-api/ripestat-data-api#rules-of-usage
  'https://tonapi.io': perSecond(1), // https://docs.tonconsole.com/tonapi/rest-api
  'https://tranco-list.eu': perSecond(1), // https://tranco-list.eu/api_documentation
  'https://www.drupal.org': { concurrent: 1 }, // https://www.drupal.org/drupalorg/docs/apis/rest-and-other-apis
  // https://docs.peeringdb.com/howto/work_within_peeringdbs_query_limits/
  'https://www.peeringdb.com': perMinute(20),
  'https://www.speedrun.com': perMinute(100), // https://github.com/speedruncomorg/api/blob/master/throttling.md
  'https://www.walletexplorer.com': { concurrent: 1 }, // https://www.walletexplorer.com/info
  'whois://whois.iana.org': perSecond(5), // publishes none; asked before each of the others
}

/**
 * Limit of a WHOIS server. Most servers refuse callers that ask faster than a person, some for a day, and few publish
 * how fast that is: `.nl` allows a question a second.
 */
const whoisLimit: OriginLimit = { requests: 1, perMs: 1_000, concurrent: 1 }

/** Returns the limit of an origin, if it has one. Every WHOIS server has one. */
export const limitOf = (limits: Readonly<Record<string, OriginLimit>>, origin: string): OriginLimit | undefined =>
  limits[origin] ?? (origin.startsWith('whois:') ? whoisLimit : undefined)

/**
 * Rate of an origin that publishes none, in each process. It is above what four concurrent requests of 20 ms reach, so
 * that it stops loops but slows no search.
 */
const defaultRate = { requests: 200, perMs: 1_000 }

/**
 * Tolerance for requests that arrive late, as a share of the period. A slot is used at most half of it late; the other
 * half is for the network.
 */
const tolerance = 0.15

/** Share of the requests of a period that may be sent at once after a pause. */
const burstShare = 0.1

/** The parameters of GCRA for a limit, in milliseconds. */
export interface Pace {
  /** Time between two slots. */
  intervalMs: number
  /** How far slots may be ahead of their time. It allows bursts. */
  burstMs: number
  /** How long after its time a slot may still be used. */
  slackMs: number
  concurrent: number | undefined
}

/**
 * Returns the pace that keeps a limit in every window, not only on average: a burst and the slots of the rest of the
 * period make `requests` together.
 */
export function paceOf({ requests, perMs, concurrent }: OriginLimit = {}): Pace {
  const rate = requests === undefined || perMs === undefined ? defaultRate : { requests, perMs }
  const burst = Math.ceil(rate.requests * burstShare)
  const intervalMs = rate.perMs * (1 + tolerance) / (rate.requests - burst + 1)
  return { intervalMs, burstMs: (burst - 1) * intervalMs, slackMs: rate.perMs * tolerance / 2, concurrent }
}

/**
 * Parses `origin=requests/seconds` entries, separated by commas or whitespace, such as `https://api.github.com=10/1`.
 * Throws an `Error` that names the place of the first invalid entry.
 */
export function parseOriginLimits(list: string): Readonly<Record<string, OriginLimit>> {
  return Object.fromEntries(parseEntries(splitEntries(list), entry => {
    const [, url = '', requests, seconds] = /^((?:https?|whois):\/\/[^=]+)=(\d{1,6})\/(\d{1,5})$/.exec(entry) ?? []
    const parsed = URL.parse(url)
    const origin = parsed ? originOf(parsed) : undefined
    if (origin === undefined || origin !== url || Number(requests) === 0 || Number(seconds) === 0) {
      throw new Error('is not a limit of the form https://host=requests/seconds')
    }
    return [origin, { requests: Number(requests), perMs: Number(seconds) * 1_000 }]
  }))
}

function perSecond(requests: number): OriginLimit {
  return { requests, perMs: 1_000 }
}

function perMinute(requests: number): OriginLimit {
  return { requests, perMs: 60_000 }
}
