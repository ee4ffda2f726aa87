/*
 * How the names of hosts become addresses
 *
 * The resolver of the operating system (getaddrinfo) blocks a thread of the process for each name, and there are four.
 * A sweep of hundreds of hosts would wait for them. c-ares asks the name servers without threads, many names at once.
 *
 * 1. Memory: an answer is kept for its TTL. Calls for the same name at the same time share one look-up.
 * 2. Local names: names without a dot, names that are never public (`.local`, `.internal`), and names in the hosts
 *    file go to the system's resolver. DNS does not know them, and an operator may have allowed them.
 * 3. DNS: A and AAAA records in parallel. One of them is enough. At most 64 names are asked about at once, since a
 *    burst of queries overflows the buffers of small name servers, and a lost query costs more than a second.
 * 4. Fallback: a name that DNS does not know, or a configuration that c-ares cannot use, goes to the system's resolver,
 *    which also knows search domains and other sources of names. A name server that fails or is silent ends the
 *    look-up, because the system's resolver would only wait for it again.
 *
 * The trade: an answer may be as old as its TTL. The guard checks the addresses of each connection after this step, and
 * the connection goes to the checked addresses, so a kept answer cannot lead to an address that is not allowed.
 */
import { Resolver, lookup } from 'node:dns/promises'
import { readFile, stat } from 'node:fs/promises'
import { createByteCache } from '../../lib/byte-cache.ts'
import { once } from '../../lib/once.ts'
import { createSemaphore } from '../../lib/semaphore.ts'
import { singleFlight } from '../../lib/single-flight.ts'
import { isPrivateName, type Lookup } from './guard.ts'

/** Minimum and maximum time for which an answer is kept, in seconds. */
const minTtl = 1
const maxTtl = 3_600
/** Time after which the configuration of name servers and the hosts file are read again, in milliseconds. */
const refreshMs = 60_000

/** Maximum number of names about which the name servers are asked at the same time. */
const maxParallel = 64

/** Errors of c-ares after which the system's resolver is not asked. */
const conclusiveErrors = new Set(['ETIMEOUT', 'ESERVFAIL', 'ECANCELLED'])

export interface NamesOptions {
  /** Name servers as `address:port`. Default: those of the system. */
  servers?: readonly string[]
  hostsFile?: string
  /** The system's resolver. */
  system?: Lookup
  /** Maximum number of names whose addresses are kept. */
  maxNames?: number
  /** Current time, in milliseconds. */
  now?: () => number
}

const systemLookup: Lookup = async name => (await lookup(name, { all: true })).map(({ address }) => address)

/** A look-up of names. IPv4 addresses come first. It rejects with the error of the resolver. */
export interface Names extends Lookup {
  /** Ends the look-ups in flight and those that wait: they reject. A process does not end before its queries do. */
  cancel(): void
}

export function createNames(options: NamesOptions = {}): Names {
  const { servers, hostsFile = '/etc/hosts', system = systemLookup, maxNames = 10_000, now = Date.now } = options
  const kept = createByteCache<{ addresses: readonly string[], untilMs: number }>(maxNames)
  const running = new Map<string, Promise<readonly string[]>>()
  const slots = createSemaphore(maxParallel)
  const hosts = createHostsFile(hostsFile)
  let resolver = createResolver(servers)
  let earlier: Resolver | undefined // may still have queries
  let readAt = now()
  let current = new AbortController()

  async function find(name: string): Promise<readonly string[]> {
    if (now() - readAt >= refreshMs) {
      earlier = resolver
      resolver = createResolver(servers)
      readAt = now()
    }
    if (isPrivateName(name) || (await hosts(readAt)).has(name)) return system(name)
    const release = await slots.acquire(current.signal)
    const answers = await Promise.allSettled([
      resolver.resolve4(name, { ttl: true }), resolver.resolve6(name, { ttl: true }),
    ]).finally(release)
    const records = answers.flatMap(answer => answer.status === 'fulfilled' ? answer.value : [])
    if (records.length === 0) {
      const errors = answers.flatMap(answer => answer.status === 'rejected' ? [answer.reason as Error] : [])
      const conclusive = errors.find(error => 'code' in error && conclusiveErrors.has(String(error.code)))
      if (conclusive) throw conclusive
      return system(name)
    }
    const addresses = records.map(({ address }) => address)
    const ttl = Math.min(Math.max(Math.min(...records.map(record => record.ttl)), minTtl), maxTtl)
    kept.set(name, { addresses, untilMs: now() + ttl * 1_000 }, 1)
    return addresses
  }

  return Object.assign(async (name: string) => {
    const found = kept.get(name)
    if (found && now() < found.untilMs) return found.addresses
    return singleFlight(running, name, () => find(name))
  }, {
    cancel() {
      current.abort(Object.assign(new Error('the look-up was cancelled'), { code: 'ECANCELLED' }))
      current = new AbortController()
      earlier?.cancel()
      resolver.cancel()
    },
  })
}

/** The names of this process. All clients share what it has learnt. */
export const processNames: Names = Object.assign((name: string) => names()(name), { cancel: () => names().cancel() })
const names = once(createNames)

/** Two tries end before the time limit of a connection, so that a second name server is asked. */
function createResolver(servers: readonly string[] | undefined): Resolver {
  const resolver = new Resolver({ timeout: 1_500, tries: 2 })
  if (servers) resolver.setServers(servers)
  return resolver
}

/** Returns a function that returns the names in a hosts file. For another `readAt`, it reads the file if changed. */
function createHostsFile(path: string) {
  let lastReadAt = -1
  let known = Promise.resolve({ changedMs: -1, names: new Set<string>() })
  return async (readAt: number): Promise<ReadonlySet<string>> => {
    if (readAt !== lastReadAt) {
      lastReadAt = readAt
      known = known.then(async last => {
        const changedMs = await stat(path).then(({ mtimeMs }) => mtimeMs, () => -1)
        return changedMs === last.changedMs ? last : { changedMs, names: await readHosts(path) }
      })
    }
    return (await known).names
  }
}

async function readHosts(path: string): Promise<Set<string>> {
  const text = await readFile(path, 'utf8').catch(() => '')
  return new Set(text.split('\n').flatMap(line => line.replace(/#.*/, '').toLowerCase().split(/\s+/).slice(1)))
}
