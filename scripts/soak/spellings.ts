import { parseAllow } from '../../src/sources/egress/allow.ts'
import { createClient } from '../../src/sources/egress/client.ts'
import { createModule } from '../support/modules.ts'
import { privateHosts, trickyAuthorities } from '../support/private-hosts.ts'
import { start, type Started } from '../support/start.ts'
import { changePlan, onDatabase, traces } from '../support/tables.ts'
import { until } from '../support/until.ts'
import { countUnsettled } from './kills/deliveries.ts'
import { createFaults, type Outcome, type Say } from './outcome.ts'
import { probeAll, logoProbes, toolProbes, webhookProbe, type Probe, type ProbeAnswer } from './spellings/probes.ts'
import { openCanaries, type Canaries } from './spellings/canaries.ts'
import { outside, privateNames, rebindingNames, replaceResolver } from './spellings/names.ts'
import { createOutsideWorld } from './spellings/outside-world.ts'

export interface SpellingOptions {
  /** `true` to try every combination of spelling, port and scheme. `false` to try only some combinations. */
  whole: boolean
  say: Say
}

const spellings = [...privateHosts, ...trickyAuthorities, ...privateNames]
const unlimited = { requests_per_minute: 1_000_000, daily: 1_000_000, monthly: 1_000_000, concurrency: 1_000 }

/**
 * Sends private addresses to the product, in every spelling and in every place that accepts an address: webhooks,
 * logos, tools, and redirects of public servers. Canaries are listeners at private addresses. The product must not
 * connect to any canary.
 */
export async function soakSpellings({ whole, say }: SpellingOptions): Promise<Outcome> {
  const { check, faults } = createFaults()
  await using canaries = await openCanaries()
  using resolver = replaceResolver()
  const targets = spellings.map((text, index) => `http://${text}${canaries.endings[index % canaries.endings.length]!}/`)
  await using world = await createOutsideWorld(targets)
  const environment = {
    SANDBOX: '0',
    ENVIRONMENT: 'test',
    EGRESS_ROUTES: world.routes,
    EGRESS_ALLOW: outside,
    TRUST_PROXY: '127.0.0.1',
    WEBHOOK_RETRY_SCHEDULE: '0,0',
  }
  await using service = await start(environment, { modules: [createModule('quick')] })
  await changePlan(service, 'business', unlimited)
  const figures: Outcome['figures'] = {}

  async function run(
    name: string,
    probes: readonly Probe[],
    checkAnswer: (probe: Probe, answer: ProbeAnswer) => void,
  ): Promise<void> {
    const [before, asked] = [canaries.reached.length, resolver.asked]
    await probeAll(probes, (probe, answer) => {
      const { status } = answer
      check(status < 500 || status === 502 || status === 503, `${probe.what} was answered with ${status}`)
      checkAnswer(probe, answer)
    })
    await settled(service)
    const reached = canaries.reached.slice(before)
    check(reached.length === 0, `${name}: connections to ${[...new Set(reached)].join(', ')}`)
    figures[name] = `${probes.length} asked, ${
      resolver.asked - asked
    } names resolved, ${reached.length} connections to canaries`
    say(`${name}: ${figures[name]}`)
  }

  const urls = (text: string) =>
    whole
      ? ['http', 'https'].flatMap(scheme => canaries.endings.map(ending => `${scheme}://${text}${ending}/hook`))
      : [`http://${text}${canaries.endings[1]!}/hook`]
  await run(
    'webhooks to private addresses',
    spellings.flatMap(urls).map(url => webhookProbe(service, url)),
    ({ what }, { status, paths }) =>
      check(
        status === 400 && paths.join() === 'delivery.webhook.url',
        `${what} was answered with ${status} ${paths.join()}`,
      ),
  )
  check((await traces(service)).searches === 0, 'a search with a private webhook was stored')

  const isTaken = ({ what }: Probe, { status }: { status: number }) =>
    check(status === 201, `${what} was answered with ${status}`)
  const ports = whole ? world.ports : world.ports.slice(0, 1)
  for (const port of ports) {
    resolver.restart()
    await run(
      `webhooks to names that become private, port ${port}`,
      rebindingNames.map(name => webhookProbe(service, `http://${name}:${port}/`)),
      isTaken,
    )
  }
  const offered = world.offered
  await run(
    'webhooks that redirect to private addresses',
    targets.map((_, index) => webhookProbe(service, `http://outside.example:${ports[0]}/${index}`)),
    isTaken,
  )
  check(world.offered - offered >= targets.length, `only ${world.offered - offered} redirects were offered to webhooks`)

  const every = [...spellings, ...rebindingNames]
  const ignored = () => undefined
  resolver.restart()
  await run('logos of private addresses', every.flatMap(text => logoProbes(service, text)), ignored)
  const before = world.offered
  await run(
    'logos whose icons and redirects lead to private addresses',
    world.sites.flatMap(site => logoProbes(service, site)),
    ({ what }, { status }) => check(status === 404, `${what} was answered with ${status}`),
  )
  check(world.offered - before >= targets.length, `only ${world.offered - before} redirects were offered to logos`)
  resolver.restart()
  await run(
    'tools about private addresses',
    every.flatMap(text => toolProbes(service, text).filter((_, index) => whole || index % 3 === 0)),
    ignored,
  )
  await run(
    'tools about sites that redirect to private addresses',
    (whole ? world.sites : world.sites.slice(0, 12)).flatMap(site => toolProbes(service, site)),
    ignored,
  )

  figures['spellings'] = `${every.length} of hosts, each in all of them`
  figures['canaries'] = canaries.open.map(({ host, port }) => `${host}:${port}`).join(', ')
  check(await isReachable(canaries), 'no canary is reachable, not even for an allowed client')
  return { figures, faults }
}

const settled = (service: Started): Promise<void> =>
  onDatabase(service, db => until('every webhook is settled', async () => await countUnsettled(db) === 0, 50))

/**
 * Returns `true` if a client that may connect to loopback reaches every canary. If the client does not reach them, the
 * canaries do not work and the test proves nothing.
 */
async function isReachable({ open, reached }: Canaries): Promise<boolean> {
  const client = createClient({ routes: [], allow: parseAllow('127.0.0.0/8:* [::1]:*'), userAgent: 'soak/1' })
  const before = reached.length
  const names = { '127.0.0.1': 'four.example', '::1': 'six.example' } as Record<string, string>
  await Promise.allSettled(open.map(({ host, port }) => client.send({ url: `http://${names[host]}:${port}/` })))
  await client.close()
  return new Set(reached.slice(before)).size === open.length
}
