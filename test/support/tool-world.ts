import { upstreams } from '../../src/upstreams/index.ts'
import { outcomeOf, type Outcome } from '../../src/upstreams/outcomes.ts'
import { createUpstreamServer } from '../../src/upstreams/server.ts'
import type { Upstream } from '../../src/upstreams/upstream.ts'
import { start, type Answer } from '../../scripts/support/start.ts'
import { onDatabase } from '../../scripts/support/tables.ts'

/** Starts the service with a simulated world in which the test sets the outcome of each host. */
export async function startTools(...[environment, overrides]: Parameters<typeof start>) {
  const played = new Map<string, Outcome>()
  let everywhere: Outcome | undefined
  const released = Promise.withResolvers<void>()
  const tagged = upstreams.map((upstream): Upstream => ({
    ...upstream,
    subject: request => `${request.url.host} ${upstream.subject(request)}`,
    found: (tag, request) => upstream.found(valueOf(tag), request),
    notFound: (tag, request) => upstream.notFound(valueOf(tag), request),
  }))
  const simulator = createUpstreamServer({
    upstreams: tagged,
    slow: () => released.promise,
    outcomes: tag => played.get(hostOf(tag)) ?? everywhere ?? outcomeOf(valueOf(tag)),
  })
  await simulator.listen(0)
  const service = await start(
    { SANDBOX: '0', ENVIRONMENT: 'test', EGRESS_ROUTES: simulator.routes, ...environment },
    overrides,
  )

  return {
    service,
    requests: simulator.requests,
    /** Number of requests so far, at all hosts. */
    get requestCount() { return [...simulator.requests.values()].reduce((sum, count) => sum + count, 0) },
    /**
     * Sets the outcome of these hosts, or of all hosts if none is named. For all other hosts, the requested value
     * selects the outcome.
     */
    play(outcome: Outcome, ...hosts: string[]) {
      played.clear()
      everywhere = hosts.length === 0 ? outcome : undefined
      for (const host of hosts) played.set(host, outcome)
    },
    /** Sends the answers with the outcome `slow`, which wait until then. */
    release: () => released.resolve(),
    call: <const Path extends string>(path: Path, body: object, key = service.key) =>
      service.request('POST', `/tools/${path}`, { body, key }),
    /**
     * Returns three numbers: core searches that all accounts used today, charged audit records, and calls that run or
     * are stored.
     */
    spent: () =>
      onDatabase(service, async db => {
        const used = await db('usage_windows').where({ period: 'daily' }).sum({ sum: 'used' }).first()
        const count = async (table: string) => Number((await db(table).count({ count: '*' }).first())?.count)
        const charged = async () =>
          Number((await db('audit_records').where('core_searches', '>', 0).count({ count: '*' }).first())?.count)
        return { used: Number(used?.sum ?? 0), records: await charged(), runs: await count('tool_runs') }
      }),
    async [Symbol.asyncDispose]() {
      await service[Symbol.asyncDispose]()
      await simulator.close()
    },
  }
}

export type ToolWorld = Awaited<ReturnType<typeof startTools>>

const hostOf = (tag: string): string => tag.slice(0, tag.indexOf(' '))
const valueOf = (tag: string): string => tag.slice(tag.indexOf(' ') + 1)

/** Returns status and code, for example `200 OK` or `502 DATA_UNAVAILABLE`. */
export const codeOf = ({ status, body }: Answer): string =>
  `${status} ${body.error === undefined ? 'OK' : body.error.code}`

/** Returns the status of each source by name. */
export const statuses = ({ body }: Pick<Answer, 'body'>): Record<string, string> =>
  Object.fromEntries(body.meta.sources!.map(({ name, status }) => [name, status]))

export const askSubdomains = (world: ToolWorld, domain: string, key?: string) =>
  world.call('domain-intelligence/subdomains', { domain }, key)

/** Host of each subdomain source. */
export const subdomainHosts: Record<string, string> = {
  'crt-sh': 'crt.sh',
  'cert-spotter': 'api.certspotter.com',
  'common-crawl': 'index.commoncrawl.org',
  'crt-name': 'crt.name',
  'hackertarget': 'api.hackertarget.com',
  'hudson-rock': 'cavalier.hudsonrock.com',
  'shodan-ct': 'ctl.shodan.io',
  'thc': 'ip.thc.org',
  'urlscan': 'urlscan.io',
  'wayback': 'web.archive.org',
}
