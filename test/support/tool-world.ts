import { upstreams } from '../../src/upstreams/index.ts'
import { outcomeOf, type Outcome } from '../../src/upstreams/outcomes.ts'
import { createUpstreamServer } from '../../src/upstreams/server.ts'
import type { Upstream } from '../../src/upstreams/upstream.ts'
import { start, type Answer, type Json } from '../../scripts/support/start.ts'
import { onDatabase } from '../../scripts/support/tables.ts'

/** The product with a world in which each host does what the test says. */
export async function startTools(...[environment, overrides]: Parameters<typeof start>) {
  const played = new Map<string, Outcome>()
  let everywhere: Outcome | undefined
  const tagged = upstreams.map((upstream): Upstream => ({
    ...upstream,
    subject: request => `${request.url.host} ${upstream.subject(request)}`,
    found: (tag, request) => upstream.found(valueOf(tag), request),
    notFound: (tag, request) => upstream.notFound(valueOf(tag), request),
  }))
  const simulator = createUpstreamServer({
    upstreams: tagged, slowMs: 700, outcomes: tag => played.get(hostOf(tag)) ?? everywhere ?? outcomeOf(valueOf(tag)),
  })
  const url = await simulator.listen(0)
  const service = await start(
    { SANDBOX: '0', ENVIRONMENT: 'test', EGRESS_ROUTES: `*=${url}/{host}`, ...environment },
    overrides,
  )

  return {
    service,
    requests: simulator.requests,
    /** Requests at all hosts so far. */
    get asked() { return [...simulator.requests.values()].reduce((sum, count) => sum + count, 0) },
    /** What these hosts play from now on; all others what the value asks for. */
    play(outcome: Outcome, ...hosts: string[]) {
      played.clear()
      everywhere = hosts.length === 0 ? outcome : undefined
      for (const host of hosts) played.set(host, outcome)
    },
    call: (path: string, body: object, key = service.key): Promise<Answer> =>
      service.request('POST', `/tools/${path}`, { body, key }),
    /** Core searches that all accounts have used today, records of usage, and calls under way or kept. */
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

/** `200 OK`, `502 DATA_UNAVAILABLE`. */
export const told = ({ status, body }: Answer): string =>
  `${status} ${body['error'] === undefined ? 'OK' : body['error']['code']}`

/** What came of each source. */
export const statuses = ({ body }: Answer): Record<string, string> =>
  Object.fromEntries((body['meta']['sources'] as Json[]).map(({ name, status }) => [name, status]))

export const askSubdomains = (world: ToolWorld, domain: string, key?: string): Promise<Answer> =>
  world.call('domain-intelligence/subdomains', { domain }, key)

/** Each source of subdomains, and the host that it asks. */
export const subdomainHosts: Record<string, string> = {
  'crt-sh': 'crt.sh',
  'cert-spotter': 'api.certspotter.com',
  'anubis': 'jonlu.ca',
  'common-crawl': 'index.commoncrawl.org',
  'hackertarget': 'api.hackertarget.com',
  'hudson-rock': 'cavalier.hudsonrock.com',
  'mnemonic': 'api.mnemonic.no',
  'myssl': 'myssl.com',
  'subdomain-center': 'api.subdomain.center',
  'thc': 'ip.thc.org',
  'urlscan': 'urlscan.io',
  'wayback': 'web.archive.org',
}
