import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { startDnsServer, type DnsAnswer } from '../../../scripts/support/dns-server.ts'
import { until } from '../../../scripts/support/until.ts'
import { createNames, type NamesOptions } from '../../../src/sources/egress/names.ts'
import { clientWith, failureOf } from './support.ts'

const v4 = (...data: number[]) => ({ data, ttl: 60 })
const v6 = { data: [0x20, 1, 0x0d, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], ttl: 60 }
const noSuchName = { status: 3 }

/** Starts a name server with these answers, by `NAME TYPE`, and a look-up that asks it. */
async function start(answers: Record<string, DnsAnswer>, options: NamesOptions = {}) {
  const asked: string[] = []
  const bySystem: string[] = []
  const server = await startDnsServer((name, type) => {
    asked.push(`${name} ${type}`)
    return answers[`${name} ${type}`] ?? noSuchName
  })
  const system = async (name: string) => {
    bySystem.push(name)
    return ['198.51.100.1']
  }
  const lookup = createNames({ servers: [server.address], system, hostsFile: '/nonexistent', ...options })
  return { lookup, asked, bySystem, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}

describe('createNames', () => {
  it('returns the addresses of both families, IPv4 first', async () => {
    await using dns = await start({
      'sam.example.com A': { records: [v4(192, 0, 2, 1), v4(192, 0, 2, 2)] },
      'sam.example.com AAAA': { records: [v6] },
    })

    const addresses = await dns.lookup('sam.example.com')

    expect([...addresses].sort()).to.deep.equal(['192.0.2.1', '192.0.2.2', '2001:db8::1'])
    expect(addresses.at(-1)).to.equal('2001:db8::1')
    expect(dns.bySystem).to.deep.equal([])
  })

  it('asks about many names at once, not four at a time', async () => {
    const total = 50
    const all = Promise.withResolvers<void>()
    let waiting = 0
    await using server = await startDnsServer(async (_, type) => {
      if (++waiting === 2 * total) all.resolve()
      await all.promise
      return type === 'A' ? { records: [v4(192, 0, 2, 1)] } : {}
    })
    const lookup = createNames({ servers: [server.address], hostsFile: '/nonexistent' })

    const found = await Promise.all(Array.from({ length: total }, (_, index) => lookup(`n${index}.example.com`)))

    expect(new Set(found.map(String))).to.deep.equal(new Set(['192.0.2.1']))
  })

  it('asks once for calls at the same time and until the TTL has passed', async () => {
    let now = 0
    await using dns = await start({ 'sam.example.com A': { records: [v4(192, 0, 2, 1)] } }, { now: () => now })

    await Promise.all([dns.lookup('sam.example.com'), dns.lookup('sam.example.com')])
    now = 59_999
    await dns.lookup('sam.example.com')
    expect(dns.asked).to.have.length(2)
    now = 60_000
    await dns.lookup('sam.example.com')

    expect(dns.asked).to.have.length(4)
  })

  for (const [ttl, keptMs] of [[0, 1_000], [1_000_000, 3_600_000]] as const) {
    it(`keeps an answer with a TTL of ${ttl} seconds for ${keptMs / 1_000} seconds`, async () => {
      let now = 0
      const records = [{ data: [192, 0, 2, 1], ttl }]
      await using dns = await start({ 'a.example.com A': { records } }, { now: () => now })

      await dns.lookup('a.example.com')
      now = keptMs - 1
      await dns.lookup('a.example.com')
      const before = dns.asked.length
      now = keptMs
      await dns.lookup('a.example.com')

      expect([before, dns.asked.length]).to.deep.equal([2, 4])
    })
  }

  it('keeps no more names than its limit', async () => {
    const record = { records: [v4(192, 0, 2, 1)] }
    await using dns = await start({ 'a.example.com A': record, 'b.example.com A': record }, { maxNames: 1 })

    for (const name of ['a', 'b', 'b', 'a']) await dns.lookup(`${name}.example.com`)

    const queries = dns.asked.filter(query => query.endsWith(' A'))
    expect(queries).to.deep.equal(['a', 'b', 'a'].map(name => `${name}.example.com A`))
  })

  it('leaves local names to the system', async () => {
    await using dns = await start({})

    for (const name of ['localhost', 'database', 'printer.local', 'db.internal']) await dns.lookup(name)

    expect(dns.bySystem).to.deep.equal(['localhost', 'database', 'printer.local', 'db.internal'])
    expect(dns.asked).to.deep.equal([])
  })

  it('leaves names in the hosts file to the system, and reads the file again if it has changed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'names-'))
    const hostsFile = join(folder, 'hosts')
    const write = async (text: string, changed: number) => {
      await writeFile(hostsFile, text)
      await utimes(hostsFile, changed, changed)
    }
    await write('127.0.0.1 localhost\n192.0.2.7\tSam.example.com alias.example.com # other.example.com\n', 1)
    let now = 0
    const answers = { 'other.example.com A': { records: [v4(192, 0, 2, 1)] } }
    await using dns = await start(answers, { hostsFile, now: () => now })

    await Promise.all(['sam', 'alias', 'other'].map(name => dns.lookup(`${name}.example.com`)))
    const before = [...dns.bySystem]
    await write('192.0.2.7 other.example.com\n', 2)
    now = 60_000
    await dns.lookup('other.example.com')
    await rm(folder, { recursive: true })

    expect(before).to.deep.equal(['sam.example.com', 'alias.example.com'])
    expect(dns.bySystem.at(-1)).to.equal('other.example.com')
  })

  it('leaves a name that DNS does not know to the system, and keeps nothing', async () => {
    await using dns = await start({})

    const addresses = [await dns.lookup('sam.example.com'), await dns.lookup('sam.example.com')]

    expect(addresses).to.deep.equal([['198.51.100.1'], ['198.51.100.1']])
    expect(dns.asked).to.have.length(4)
  })

  it('asks the system if the name servers cannot be reached', async () => {
    const closed = await startDnsServer(() => noSuchName)
    await closed[Symbol.asyncDispose]()
    await using dns = await start({}, { servers: [closed.address] })

    expect(await dns.lookup('sam.example.com')).to.deep.equal(['198.51.100.1'])
  })

  it('rejects if the name server fails, without asking the system', async () => {
    await using dns = await start({ 'sam.example.com A': { status: 2 }, 'sam.example.com AAAA': { status: 2 } })

    const thrown = await dns.lookup('sam.example.com').catch((error: unknown) => error)

    expect(thrown).to.have.property('code', 'ESERVFAIL')
    expect(dns.bySystem).to.deep.equal([])
  })

  it('returns the addresses of one family if the other one fails', async () => {
    await using dns = await start({
      'sam.example.com A': { records: [v4(192, 0, 2, 1)] },
      'sam.example.com AAAA': { status: 2 },
    })

    expect(await dns.lookup('sam.example.com')).to.deep.equal(['192.0.2.1'])
  })

  it('does not let a name with a private address pass, at the first look-up and from memory', async () => {
    await using dns = await start({ 'sam.example.com A': { records: [v4(8, 8, 8, 8), v4(127, 0, 0, 1)] } })
    await using client = clientWith({ lookup: dns.lookup })

    const failures = [
      await failureOf(client.send({ url: 'http://sam.example.com/' })),
      await failureOf(client.send({ url: 'http://sam.example.com/' })),
    ]

    expect(failures.map(({ code }) => code)).to.deep.equal(['EGRESS_REFUSED', 'EGRESS_REFUSED'])
    expect(dns.asked).to.have.length(2)
  })

  it('ends look-ups that a silent server does not answer, and those that wait, when they are cancelled', async () => {
    const asked: string[] = []
    let isSilent = true
    await using server = await startDnsServer((name, type) => {
      asked.push(`${name} ${type}`)
      return isSilent ? undefined : { records: [v4(192, 0, 2, 1)] }
    })
    const lookup = createNames({ servers: [server.address], hostsFile: '/nonexistent' })

    const ask = (name: string) => lookup(name).catch((error: unknown) => error)
    const failing = Array.from({ length: 80 }, (_, at) => ask(`sam-${at}.example.com`))
    await until(() => new Set(asked.map(query => query.split(' ')[0])).size === 64)
    lookup.cancel()
    const failures = await Promise.all(failing) as Array<{ code: string }>
    isSilent = false

    expect(new Set(failures.map(({ code }) => code))).to.deep.equal(new Set(['ECANCELLED']))
    expect(await lookup('sam.example.com')).to.include('192.0.2.1')
    expect(asked.filter(query => query.startsWith('sam-79.'))).to.deep.equal([])
  })
})
