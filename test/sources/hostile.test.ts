import { expect } from 'chai'
import { breachesTask } from '../../src/core/search/tasks/breaches.ts'
import type { TaskFindings } from '../../src/core/search/task.ts'
import { noTelemetry } from '../../src/lib/telemetry.ts'
import type { Request } from '../../src/sources/egress/client.ts'
import { xposedOrNotBreaches } from '../../src/sources/leaks/breaches/xposedornot.ts'
import { createProviderOne } from '../../src/sources/byok/provider-one.ts'
import { card } from '../../src/sources/kit/card.ts'
import { SourceFailure } from '../../src/sources/failures.ts'
import { dehashed } from '../../src/sources/leaks/dehashed.ts'
import { crtSh } from '../../src/sources/modules/crt-sh.ts'
import { hackerNews } from '../../src/sources/modules/hacker-news.ts'
import { modules } from '../../src/sources/modules.ts'
import type { Module, QueryType } from '../../src/sources/kit/source.ts'
import { ripestatModule } from '../../src/sources/rows/ripestat/call-module.ts'
import { ripestatCalls } from '../../src/sources/rows/ripestat/calls.ts'
import { checkAccount } from '../../src/sources/registered/check-account.ts'
import { gravatar } from '../../src/sources/registered/sites/gravatar.ts'
import { resolve } from '../../src/sources/dns/resolve.ts'
import { nameSources } from '../../src/sources/tools/subdomains/index.ts'
import { all, answering, contextOf } from '../support/remote-source.ts'
import type { Simulated } from '../support/simulated.ts'

const github = modules.find(({ slug }) => slug === 'github')!
const email = { type: 'Email Address', value: 'sam@example.com' } as const
const domain = { type: 'Domain Name', value: 'example.com' } as const
const profile = { login: 'sam', id: 1, html_url: 'https://github.com/sam', created_at: '2020-01-02T03:04:05Z' }
const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index}.example.com`)
const row = (name_value: string) =>
  ({ issuer_name: 'C', name_value, not_before: '2026-01-02', not_after: '2026-03-04' })

/** Returns the result, or the code of the failure. */
const codeOf = (result: Promise<unknown>): Promise<unknown> =>
  result.catch((failure: unknown) => failure instanceof SourceFailure ? failure.code : failure)

describe('hostile responses', () => {
  type Ask = (world: Simulated) => Promise<unknown>
  type Case = readonly [what: string, origin: string, body: string | object, ask: Ask]

  const ofModule = async (world: Simulated, module: Module, type: QueryType, value: string) =>
    (await world.run(module, type, value)).failure
  const cases: Case[] = [
    ['a profile of 300 kB', 'https://api.github.com', { ...profile, more: 'x'.repeat(300_000) },
      world => ofModule(world, github, 'Pseudonym', 'sam')],
    ['a profile of 25,000 values', 'https://api.github.com', { ...profile, more: Array(25_000).fill(0) },
      world => ofModule(world, github, 'Pseudonym', 'sam')],
    ['a DNS response of 25,000 records', 'https://dns.google',
      { Status: 0, Question: [], Answer: Array(25_000).fill({}) },
      world => codeOf(resolve(world.context(), 'example.com', 'TXT'))],
    ['certificates with 300,000 names', 'https://crt.sh', Array(1_000).fill(row(names(300).join('\n'))),
      async world => (await world.run(crtSh, 'Domain Name', 'example.com')).failure],
    ['300,000 subdomains with dates', 'https://web.archive.org', Array(300_000).fill(['http://a.example.com/', '2026']),
      world => codeOf(nameSources.wayback.find(domain, world.context()))],
    ['150,000 lines', 'https://api.hackertarget.com', 'a.example.com,192.0.2.1\n'.repeat(150_000),
      world => codeOf(nameSources.hackertarget.find(domain, world.context()))],
    ['a RIPEstat response of 60,000 values', 'https://stat.ripe.net',
      { status: 'ok', data: { abuse_contacts: Array(60_000).fill('a') } },
      world => ofModule(world, ripestatModule(ripestatCalls[0]!), 'IP Address', '8.8.8.8')],
    ['a line of 100 kB', 'https://api.hackertarget.com', `${'a'.repeat(100_000)}\n`,
      world => codeOf(nameSources.hackertarget.find(domain, world.context()))],
    ['an object of 20,000 members', 'https://api.dehashed.com',
      { entries: [{ database_name: 'x', ...Object.fromEntries(names(20_000).map(name => [name, 1])) }] },
      async world => (await all(() => dehashed.records(email, contextOf(world, 'key')))).failure],
    ['a provider\'s response of 60,000 values', 'https://provider.example',
      [{ module: 'x', status: 'found', data: { all: Array(60_000).fill(0) } }],
      world => codeOf(createProviderOne('1').run(email, {
        ...world.context(), apiKey: 'k', baseUrl: 'https://provider.example',
      }))],
    ['a check\'s response of 25,000 values', 'https://api.gravatar.com', { entry: Array(25_000).fill({}) },
      async world => (await checkAccount(gravatar, email, contextOf(world, undefined))).reason?.code],
  ]
  for (const [what, origin, body, ask] of cases) {
    it(`are refused with UPSTREAM_TOO_LARGE: ${what}`, async () => {
      await using world = await answering(origin, { body })

      expect(await ask(world)).to.equal('UPSTREAM_TOO_LARGE')
    })
  }

  it('are refused if an account has more than 1,000 breaches', async () => {
    const details = Array.from({ length: 1_001 }, (_, index) => ({ breach: `b${index}` }))
    const body = { ExposedBreaches: { breaches_details: details } }
    await using world = await answering('https://api.xposedornot.com', { body })
    const findings: TaskFindings = { results: [] }

    await breachesTask([{ source: xposedOrNotBreaches, key: undefined }], async () => () => undefined).run({
      ...world.context(),
      query: email,
      secrets: false,
      options: {} as never,
      telemetry: noTelemetry,
      page: async () => undefined,
      providerKey: async () => undefined,
    }, findings)

    expect(findings.error).to.include({ code: 'UPSTREAM_TOO_LARGE' })
    expect(findings.results).to.deep.equal([])
  })

  it('yield a card of at most 1,000 rows, which says how many are left out', () => {
    const { items } = card(names(5_000).map(name => ['Name', name] as const), {})

    expect(items).to.have.length(1_001)
    expect(items.at(-1)).to.include({ label: 'Rows left out', value: '4000' })
  })

  it('are read in turns with other work of the process', async () => {
    await using world = await answering('https://ctl.shodan.io', { body: names(100_000) })
    const response = await world.context().client.send({ url: 'https://ctl.shodan.io/', maxBytes: 2 ** 24 })
    let turns = 0
    let isDone = false
    const countTurns = () => {
      turns++
      if (!isDone) setImmediate(countTurns)
    }
    const send = ({ url }: Request) => Promise.resolve({ ...response, url })
    const context = { ...world.context(), client: { send } }
    setImmediate(countTurns)

    const found = await nameSources['shodan-ct'].find(domain, context)

    isDone = true
    expect(found).to.have.length(100_000)
    expect(turns).to.be.above(3) // without turns in between there is one
  })

  it('cannot make a pattern backtrack', async () => {
    const about = '<'.repeat(240_000)
    const body = { id: 'sam', created: 1, karma: 1, about }
    await using world = await answering('https://hacker-news.firebaseio.com', { body })

    const { cards } = await world.run(hackerNews, 'Pseudonym', 'sam')

    expect(cards[0]?.items.find(({ label }) => label === 'About')?.value).to.equal(about)
  })
})
