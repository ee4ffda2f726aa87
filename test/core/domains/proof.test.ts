import { expect } from 'chai'
import { findProof } from '../../../src/core/domains/proof.ts'
import { createDomainRecheck } from '../../../src/core/domains/recheck.ts'
import { domainState, lapsesAt } from '../../../src/core/domains/standing.ts'
import type { AccountDomain, DomainCheck } from '../../../src/db/account-domains.ts'
import type { Request, Response } from '../../../src/sources/egress/client.ts'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { createTestClock } from '../../support/clock.ts'

const text = 'tracewell-verification=t0'
const now = new Date('2026-11-21T10:00:00.000Z')
const { signal } = new AbortController()
const numbers: Readonly<Record<string, number>> = { A: 1, TXT: 16, AAAA: 28 }

interface World {
  /** Records by `TYPE name`. `*.name` stands for every other name below it. */
  records?: Readonly<Record<string, readonly string[]>>
  /** The name to which the domain is an alias. */
  alias?: string
  file?: string
  status?: number
  dnsFails?: boolean
}

/** Creates a client that sees name servers and one site. `asked` gets each address. */
function clientOf({ records = {}, alias, file, status = 200, dnsFails }: World, asked: Request[] = []) {
  const answer = (request: Request, code: number, body: string, headers: Record<string, string> = {}): Response =>
    ({ status: code, headers, body: Buffer.from(body), url: request.url })
  return {
    async send(request: Request): Promise<Response> {
      asked.push(request)
      const { hostname, searchParams } = new URL(request.url)
      if (hostname !== 'dns.google') {
        if (file === undefined) throw new SourceFailure('UPSTREAM_UNREACHABLE', 'no site')
        return answer(request, status, file, status === 302 ? { location: 'https://other.example/' } : {})
      }
      if (dnsFails) throw new SourceFailure('UPSTREAM_TIMEOUT', 'no name server')
      const name = searchParams.get('name')!
      const type = searchParams.get('type')!
      const found = records[`${type} ${name}`] ?? records[`${type} *.${name.slice(name.indexOf('.') + 1)}`] ?? []
      const own = found.map(data => ({ name: `${alias ?? name}.`, type: numbers[type], data }))
      const aliases = alias === undefined ? [] : [{ name: `${name}.`, type: 5, data: `${alias}.` }]
      const body = { Status: 0, Question: [{ name: `${name}.`, type: numbers[type] }], Answer: [...aliases, ...own] }
      return answer(request, 200, JSON.stringify(body), { 'content-type': 'application/json' })
    },
  }
}

const find = (world: World, asked?: Request[]): Promise<DomainCheck> =>
  findProof('corp.example.com', 't0', { client: clientOf(world, asked), now, signal })

describe('findProof', () => {
  const cases: ReadonlyArray<readonly [string, World, DomainCheck]> = [
    ['a record', { records: { 'TXT corp.example.com': ['"v=spf1 -all"', `"${text}"`] } }, 'dns'],
    ['a record in two strings', { records: { 'TXT corp.example.com': ['"tracewell-" "verification=t0"'] } }, 'dns'],
    ['a line of the file', { file: `other\r\n${text}\r\n` }, 'file'],
    ['nothing', {}, 'missing'],
    ['the text of another claim', { records: { 'TXT corp.example.com': [`"${text}1"`] }, file: `${text}1` }, 'missing'],
    ['the text inside a longer line', { file: `<p>${text}</p>` }, 'missing'],
    ['a file with an error status', { file: text, status: 404 }, 'missing'],
    ['a redirect', { file: text, status: 302 }, 'missing'],
    ['a wildcard record', { records: { 'TXT *.example.com': [`"${text}"`] } }, 'shared'],
    ['a record behind an alias', {
      alias: 'host.example.net', records: { 'TXT corp.example.com': [`"${text}"`] },
    }, 'shared'],
    ['a file on a host of a wildcard', { file: text, records: { 'A *.example.com': ['192.0.2.1'] } }, 'shared'],
    ['a file on a host of a wildcard with IPv6 only', {
      file: text, records: { 'AAAA *.example.com': ['2001:db8::1'] },
    }, 'shared'],
    ['a file beside a host that is registered under a likely name', {
      file: text, records: { 'A tracewell-no-such-name.example.com': ['192.0.2.1'] },
    }, 'file'],
    ['a record of its own beside a wildcard of others', {
      records: { 'TXT corp.example.com': [`"${text}"`], 'TXT *.example.com': ['"other"'] },
    }, 'dns'],
    ['name servers that do not answer', { dnsFails: true }, 'unreachable'],
    ['a file whose wildcard cannot be ruled out', { dnsFails: true, file: text }, 'unreachable'],
  ]
  for (const [name, world, expected] of cases) {
    it(`returns ${expected} for ${name}`, async () => {
      expect(await find(world)).to.equal(expected)
    })
  }

  it('asks about a valid name beside the longest domain', async () => {
    const domain = `z.${`${'b'.repeat(60)}.`.repeat(4)}example`
    const asked: Request[] = []
    const records = { [`TXT ${domain}`]: [`"${text}"`] }

    expect(await findProof(domain, 't0', { client: clientOf({ records, file: text }, asked), now, signal }))
      .to.equal('dns')
    const names = asked.map(({ url }) => new URL(url).searchParams.get('name') ?? '')
    expect(Math.max(...names.map(name => name.length))).to.equal(253)
  })

  it('follows no redirect', async () => {
    const asked: Request[] = []
    await find({ file: text, status: 302 }, asked)
    expect(asked.filter(({ url }) => !url.startsWith('https://dns.google/')))
      .to.have.nested.property('[0].redirects', 0)
  })

  it('rejects if its signal aborts', async () => {
    const aborted = AbortSignal.abort(new Error('stop'))
    const client = {
      async send(_: Request, own?: AbortSignal): Promise<Response> {
        own?.throwIfAborted()
        throw new Error('the signal has not aborted')
      },
    }
    const thrown: unknown = await findProof('corp.example.com', 't0', { client, now, signal: aborted })
      .catch((error: unknown) => error)
    expect(thrown).to.have.property('message', 'stop')
  })
})

const dayMs = 86_400_000

describe('domainState', () => {
  it('lapses seven days after the proof was last found', () => {
    const seen = { seenAt: now.toISOString() }
    const after = (ms: number) => domainState(seen, new Date(now.getTime() + ms))

    expect([after(0), after(7 * dayMs - 1), after(7 * dayMs)]).to.deep.equal(['proved', 'proved', 'lapsed'])
    expect(lapsesAt(seen)).to.equal('2026-11-28T10:00:00.000Z')
    expect([domainState({ seenAt: null }, now), lapsesAt({ seenAt: null })]).to.deep.equal(['pending', null])
  })
})

describe('createDomainRecheck', () => {
  /** Creates a recheck whose repository has these domains, and lists those without a check. */
  function recheckOf(
    domains: readonly string[], client: ReturnType<typeof clientOf>, onStored: (id: string) => void = () => {},
  ) {
    const listed: unknown[] = []
    const stored = new Map<string, readonly unknown[]>()
    const rows = domains.map((domain, index) => ({ id: `id-${index}`, domain, token: 't0' }) as AccountDomain)
    const accountDomains = {
      async listDue(...range: [string, string, number]) {
        listed.push(range)
        return rows.filter(({ id }) => !stored.has(id)).slice(0, range[2])
      },
      async storeCheck(id: string, ...check: unknown[]) {
        stored.set(id, check)
        onStored(id)
      },
    }
    const database = { accountDomains: accountDomains as never }
    return { listed, stored, run: createDomainRecheck({ database, client, clock: createTestClock() }) }
  }

  const records = { 'TXT corp.example.com': [`"${text}"`] }
  const range = ['2026-11-14T10:00:00.000Z', '2026-11-20T10:00:00.000Z', 200]
  const many = Array.from({ length: 450 }, (_, index) => `corp-${index}.example.com`)

  it('checks proved domains that are due, and stores each result', async () => {
    const { listed, stored, run } = recheckOf(['corp.example.com', 'bare.example.net'], clientOf({ records }))

    await run(signal)

    expect(listed).to.deep.equal([range])
    expect([...stored]).to.have.deep.members([
      ['id-0', ['dns', now.toISOString()]], ['id-1', ['missing', now.toISOString()]],
    ])
  })

  it('checks all that are due, in several batches', async () => {
    const { listed, stored, run } = recheckOf(many, clientOf({ dnsFails: true }))

    await run(signal)

    expect(listed).to.deep.equal([range, range, range])
    expect(stored.size).to.equal(450)
  })

  it('ends with the reason of a signal that aborts, without another batch', async () => {
    const stop = new AbortController()
    const { listed, stored, run } = recheckOf(many, clientOf({}), () => stop.abort(new Error('stop')))

    const thrown: unknown = await run(stop.signal).catch((error: unknown) => error)

    expect(thrown).to.have.property('message', 'stop')
    expect(listed).to.deep.equal([range])
    expect(stored.size).to.be.below(5)
  })

  it('checks the other domains if a check throws, and throws then', async () => {
    const { send } = clientOf({ records })
    const client = {
      async send(request: Request): Promise<Response> {
        if (request.url.includes('corp-')) throw new TypeError('broken')
        return send(request)
      },
    }
    const { stored, run } = recheckOf([...many, 'corp.example.com'], client)

    const thrown: unknown = await run(signal).catch((error: unknown) => error)

    expect(thrown).to.have.property('message', 'broken')
    expect(stored.get('id-0')).to.deep.equal(['unreachable', now.toISOString()])
    expect(stored.get('id-450')).to.deep.equal(['dns', now.toISOString()])
  })
})
