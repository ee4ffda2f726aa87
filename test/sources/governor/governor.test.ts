import type { RequestListener } from 'node:http'
import { expect } from 'chai'
import { startDeadline } from '../../../src/lib/abort.ts'
import { noTelemetry, type Telemetry } from '../../../src/lib/telemetry.ts'
import type { Client } from '../../../src/sources/egress/client.ts'
import { parseAllow } from '../../../src/sources/egress/allow.ts'
import { breaker } from '../../../src/sources/governor/budgets.ts'
import { createMemoryBudgets, exceptFor } from '../../../src/sources/governor/memory.ts'
import { originLimits, type OriginLimit } from '../../../src/sources/governor/origin-limits.ts'
import { parseRetryAfter } from '../../../src/lib/retry-after.ts'
import { clientWith, failureOf, serve, type Served } from '../egress/support.ts'

interface World extends AsyncDisposable {
  client: Client
  server: Served
  other: Served
  /** Requests that the server has received. */
  received: string[]
}

async function createWorld(
  answer: RequestListener,
  limit?: OriginLimit,
  { isExempt = false, telemetry = noTelemetry } = {},
): Promise<World> {
  const received: string[] = []
  const server = await serve((request, response) => {
    received.push(request.url!)
    answer(request, response)
  })
  const other = await serve((_request, response) => response.end('other'))
  const budgets = createMemoryBudgets()
  const client = clientWith({
    allow: parseAllow(`127.0.0.1:${server.port} 127.0.0.1:${other.port}`),
    telemetry,
    budgets: isExempt ? exceptFor(new Set([server.origin]), budgets) : budgets,
    originLimits: limit === undefined ? {} : { [server.origin]: limit },
  })
  return {
    client,
    server,
    other,
    received,
    async [Symbol.asyncDispose]() {
      await client.close()
      await Promise.all([server, other].map(one => one[Symbol.asyncDispose]()))
    },
  }
}

const ok: RequestListener = (_request, response) => response.end('ok')
const answering = (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => response.writeHead(status, headers).end()

/** Returns the time at the end of a message, in milliseconds since 1970. */
const timeIn = (message: string): number => Date.parse(message.split(' ').at(-1)!)

describe('the governor of the client', () => {
  it('fails a request that would wait for the rate beyond its deadline, without sending it', async () => {
    await using world = await createWorld(ok, { requests: 1, perMs: 3_600_000 })
    const { client, server, received } = world
    const sentAt = Date.now()

    await client.send({ url: server.origin })
    const failure = await failureOf(client.send({ url: server.origin }))

    expect(failure.code).to.equal('UPSTREAM_RATE_LIMITED')
    expect(failure.message).to.match(/^rate limited, next try at /)
    // real clock: the limits count in the time of the system
    expect(timeIn(failure.message)).to.be.within(sentAt + 3_000_000, Date.now() + 5_000_000)
    expect(received).to.have.length(1)
  })

  it('takes the deadline of the caller if it is earlier than that of the request', async () => {
    await using world = await createWorld(ok, { requests: 1, perMs: 10_000 })
    const { client, server, received } = world
    await client.send({ url: server.origin })
    using deadline = startDeadline(5_000, () => new Error('the deadline of the caller'))

    const failure = await failureOf(client.send({ url: server.origin }, deadline.signal))

    expect(failure.code).to.equal('UPSTREAM_RATE_LIMITED')
    expect(received).to.have.length(1)
  })

  it('spaces the requests of a limited origin, and does not delay another origin', async () => {
    await using world = await createWorld(ok, { requests: 2, perMs: 1_000 })
    const { client, server, other, received } = world
    const order: string[] = []

    await Promise.all([
      ...[1, 2, 3].map(async name => {
        await client.send({ url: `${server.origin}/${name}` })
        order.push(String(name))
      }),
      client.send({ url: other.origin }).then(() => order.push('other')),
    ])

    expect(received).to.deep.equal(['/1', '/2', '/3'])
    expect(order.indexOf('other')).to.be.lessThan(order.indexOf('2'))
  })

  for (const status of [429, 503]) {
    it(`sends nothing to an origin during the Retry-After of a ${status}`, async () => {
      await using world = await createWorld(answering(status, { 'retry-after': '60' }))
      const { client, server, other, received } = world

      await client.send({ url: server.origin })
      const failure = await failureOf(client.send({ url: server.origin }))
      const { body } = await client.send({ url: other.origin })

      expect(failure.code).to.equal('UPSTREAM_RATE_LIMITED')
      expect(failure.message).to.match(/^rate limited, next try at /)
      expect(failure.retryAfterMs).to.be.within(50_000, 60_000)
      expect(received).to.have.length(1)
      expect(body.toString()).to.equal('other')
    })
  }

  it('sends nothing to an origin during the pause for which the body of its answer asks', async () => {
    const answers = ['{"items":[],"backoff":60}', '{"error_message":"more requests available in 60 seconds"}']
    for (const [index, body] of answers.entries()) {
      const { pause } = originLimits['https://api.stackexchange.com']!
      await using world = await createWorld((_request, response) => response.writeHead(index ? 400 : 200).end(body), {
        pause: pause!,
      })

      const first = await world.client.send({ url: world.server.origin })
      const failure = await failureOf(world.client.send({ url: world.server.origin }))

      expect(first.body.toString()).to.equal(body)
      expect(failure.code).to.equal('UPSTREAM_RATE_LIMITED')
      expect(failure.message).to.match(/^rate limited, next try at /)
      // real clock: the limits count in the time of the system
      expect(timeIn(failure.message)).to.be.within(Date.now() + 30_000, Date.now() + 60_000)
    }
  })

  it('fails the requests that wait when a Retry-After beyond their deadlines arrives', async () => {
    await using world = await createWorld(answering(429, { 'retry-after': '60' }), { requests: 1, perMs: 2_000 })
    const { client, server, received } = world

    const results = await Promise.allSettled([1, 2, 3].map(() => client.send({ url: server.origin })))

    expect(results.map(({ status }) => status)).to.deep.equal(['fulfilled', 'rejected', 'rejected'])
    expect(received).to.have.length(1)
  })

  it('waits for a Retry-After that ends before the deadline', async () => {
    let first = true
    await using world = await createWorld((_request, response) => {
      response.writeHead(first ? 429 : 200, { 'retry-after': '1' }).end()
      first = false
    })
    const { client, server } = world

    const statuses = [await client.send({ url: server.origin }), await client.send({ url: server.origin })]

    expect(statuses.map(({ status }) => status)).to.deep.equal([429, 200])
  })

  it('ignores a Retry-After of other statuses, and one that is not valid', async () => {
    for (const [status, value] of [[200, '60'], [404, '60'], [429, 'soon'], [429, '-1']] as const) {
      await using world = await createWorld(answering(status, { 'retry-after': value }))
      const { client, server, received } = world

      for (const _ of [1, 2]) await client.send({ url: server.origin })

      expect(received).to.have.length(2)
    }
  })

  it('does not ask an origin that failed several times in a row, and names this reason', async () => {
    await using world = await createWorld(answering(500))
    const { client, server, other, received } = world

    for (let count = 0; count < breaker.failures; count++) await client.send({ url: server.origin })
    const failure = await failureOf(client.send({ url: server.origin }))
    const { body } = await client.send({ url: other.origin })

    expect(failure.code).to.equal('UPSTREAM_UNREACHABLE')
    expect(failure.message).to.match(
      /^not asked: 5 failures in a row since \S+Z, the first: the source answered 500; next try at \S+Z$/)
    // real clock: the limits count in the time of the system
    expect(timeIn(failure.message)).to.be.within(Date.now(), Date.now() + breaker.openMs)
    expect(received).to.have.length(breaker.failures)
    expect(body.toString()).to.equal('other')
  })

  it('counts broken connections as failures, but not refused or aborted requests', async () => {
    await using world = await createWorld(request => request.socket.destroy())
    const { client, server } = world
    const abort = () => client.send({ url: server.origin }, AbortSignal.abort()).catch(() => undefined)

    for (let count = 0; count < breaker.failures * 2; count++) {
      await abort()
      await failureOf(client.send({ url: 'http://127.0.0.1:9' }))
    }
    const failures = []
    for (let count = 0; count < breaker.failures + 1; count++) {
      failures.push((await failureOf(client.send({ url: server.origin }))).message)
    }
    const refused = await failureOf(client.send({ url: 'http://127.0.0.1:9' }))

    expect(new Set(failures.slice(0, -1))).to.deep.equal(new Set(['the connection was closed early']))
    expect(failures.at(-1)).to.match(/^not asked: 5 failures in a row since \S+, the first: the connection was closed/)
    expect(refused.code).to.equal('EGRESS_REFUSED')
  })

  it('reports each wait with its reason, and no other request', async () => {
    const waits: unknown[] = []
    const telemetry: Telemetry = {
      begin: kind => ({ within: run => run(), end: facts => { if (kind === 'wait') waits.push(facts) } }),
      report: () => undefined,
    }
    await using world = await createWorld(ok, { requests: 1, perMs: 1_000 }, { telemetry })
    const { client, server, other } = world

    for (const { origin } of [server, other, server]) await client.send({ url: origin })

    expect(waits).to.deep.equal([{ reason: 'rate', outcome: 'sent' }])
  })

  it('limits no origin that is exempt', async () => {
    await using world = await createWorld(answering(503, { 'retry-after': '60' }), undefined, { isExempt: true })
    const { client, server, received } = world

    for (let count = 0; count < 10; count++) await client.send({ url: server.origin })

    expect(received).to.have.length(10)
  })

  it('sends at most the concurrent requests that an origin allows', async () => {
    let now = 0
    let most = 0
    await using world = await createWorld((_request, response) => {
      most = Math.max(most, ++now)
      setTimeout(() => { // real clock: time in which a second request would arrive
        now--
        response.end()
      }, 5)
    }, { concurrent: 1 })
    const { client, server, received } = world

    await Promise.all(Array.from({ length: 6 }, () => client.send({ url: server.origin })))

    expect([most, received.length]).to.deep.equal([1, 6])
  })

  it('gives the turn of an aborted request to the next one', async () => {
    await using world = await createWorld(ok, { requests: 2, perMs: 1_000 })
    const { client, server, received } = world
    const controller = new AbortController()
    await client.send({ url: `${server.origin}/first` })

    const aborted = client.send({ url: `${server.origin}/aborted` }, controller.signal).catch(() => 'aborted')
    const next = client.send({ url: `${server.origin}/next` })
    controller.abort()
    await next

    expect(await aborted).to.equal('aborted')
    expect(received).to.deep.equal(['/first', '/next'])
  })
})

describe('parseRetryAfter', () => {
  const now = Date.parse('2026-11-22T12:00:00Z')

  it('reads seconds and dates, at most one hour', () => {
    const values = [
      '0', '5', '1.5', '86400', '9'.repeat(400), 'Sun, 22 Nov 2026 12:00:10 GMT', 'Sunday, 22-Nov-26 12:00:10 GMT',
      'Sun, 22 Nov 2026 11:00:00 GMT', 'Mon, 23 Nov 2026 12:00:00 GMT',
    ]

    expect(values.map(value => parseRetryAfter(value, now)))
      .to.deep.equal([0, 5_000, 1_500, 3_600_000, 3_600_000, 10_000, 10_000, 0, 3_600_000])
  })

  it('ignores everything else', () => {
    expect([undefined, '', 'soon', '-1', '1.5.2', 'later 5', '2026-11-22T12:00:10Z', 'Sun, 99 Nov 2026 12:00:10 GMT']
      .map(value => parseRetryAfter(value, now))).to.deep.equal(Array.from({ length: 8 }, () => undefined))
  })
})
