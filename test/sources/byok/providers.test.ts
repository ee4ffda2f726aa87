import { expect } from 'chai'
import { createClient } from '../../../src/sources/egress/client.ts'
import { parseRoutes } from '../../../src/sources/egress/routes.ts'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { createProvider } from '../../../src/sources/byok/index.ts'
import type { Provider, ProviderSlug } from '../../../src/sources/byok/provider.ts'
import { providerSlugs } from '../../../src/sources/byok/provider.ts'
import type { Card } from '../../../src/sources/kit/source.ts'
import { createUpstreamServer } from '../../../src/upstreams/server.ts'
import type { Upstream, UpstreamAnswer, UpstreamRequest } from '../../../src/upstreams/upstream.ts'
import { simulate } from '../../support/simulated.ts'
import type { Simulated } from '../../support/simulated.ts'

const key = 'key-of-a-caller-0123456789'
const baseUrls: Record<ProviderSlug, string> = {
  provider_one: 'https://provider-one.example',
  provider_two: 'https://provider-two.example',
}

/** Runs the provider. Returns its cards with the raw response, or the failure. */
async function run(
  world: Pick<Simulated, 'context'>,
  provider: Provider,
  value: string,
  { apiKey = key, signal = new AbortController().signal } = {},
) {
  const { client, now } = world.context()
  const query = { type: 'Email Address' as const, value }
  return provider.run(query, {
    client,
    apiKey,
    baseUrl: baseUrls[provider.slug],
    now,
    signal,
  }).then(
    ({ cards, raw }): { cards: Card[], raw: unknown, failure?: SourceFailure } => ({ cards, raw }),
    (failure: unknown) => {
      if (!(failure instanceof SourceFailure)) throw failure
      return { cards: [], raw: undefined, failure }
    },
  )
}

for (const slug of providerSlugs) {
  describe(slug, () => {
    const provider = createProvider[slug]('1')
    let world: Simulated
    before(async () => { world = await simulate() })
    after(() => world[Symbol.asyncDispose]())

    it('returns cards and the raw response', async () => {
      const { cards, raw } = await run(world, provider, 'sam@example.com')

      expect(cards).to.have.length(slug === 'provider_one' ? 2 : 1)
      expect(cards[0]!.items).to.deep.include({
        label: 'Name',
        value: 'Sam Example',
        field: 'name',
        copy: true,
        isdate: false,
        islink: false,
      })
      expect(cards[0]!.items).to.deep.include({
        label: 'Profile url',
        value: 'https://sam.example',
        field: 'profile_url',
        copy: true,
        isdate: false,
        islink: true,
      })
      expect(cards[0]!.items).to.deep.include({
        label: 'Created at',
        value: '2015-03-14T09:26:53.000Z',
        field: 'created_at',
        copy: false,
        isdate: true,
        islink: false,
      })
      expect(cards[0]!.raw).to.deep.include({ tags: ['builder'] })
      expect(JSON.stringify(raw)).to.include('"query":"sam@example.com"')
    })

    it('returns no card if the provider has no result', async () => {
      const { cards, failure } = await run(world, provider, 'tw-none@tw-none.example')

      expect([cards, failure]).to.deep.equal([[], undefined])
    })

    it('waits for a slow response', async () => {
      expect((await run(world, provider, 'tw-slow@tw-slow.example')).cards).not.to.deep.equal([])
    })

    for (const [what, apiKey, value, code] of [
      ['a key that is not taken', 'tw-key-refused', 'sam@example.com', 'UPSTREAM_KEY_REFUSED'],
      ['a key that is used up', 'tw-key-quota', 'sam@example.com', 'UPSTREAM_QUOTA'],
      ['an answer of 20 MB', 'tw-key-large', 'sam@example.com', 'UPSTREAM_TOO_LARGE'],
      ['too many requests', key, 'tw-limited@tw-limited.example', 'UPSTREAM_RATE_LIMITED'],
      ['a wall', key, 'tw-blocked@tw-blocked.example', 'UPSTREAM_BLOCKED'],
      ['an answer that breaks off', key, 'tw-broken@tw-broken.example', 'UPSTREAM_CHANGED'],
      ['an answer of another shape', key, 'tw-changed@tw-changed.example', 'UPSTREAM_CHANGED'],
      ['a failure of the provider', key, 'tw-failure@tw-failure.example', 'UPSTREAM_ERROR'],
      ['a connection that breaks', key, 'tw-drop@tw-drop.example', 'UPSTREAM_UNREACHABLE'],
    ] as const) {
      it(`fails with ${code} on ${what}, without the key and the value in the message`, async () => {
        const { failure } = await run(world, provider, value, { apiKey })

        expect(failure?.code).to.equal(code)
        expect(`${failure?.message}`).not.to.include(apiKey)
        expect(`${failure?.message}`).not.to.include(value)
      })
    }

    it('stops at once when it is aborted', async () => {
      const stop = new AbortController()
      const running = run(world, provider, 'tw-hang@tw-hang.example', { signal: stop.signal })

      stop.abort(new SourceFailure('UPSTREAM_TIMEOUT', 'enough'))

      expect((await running).failure?.message).to.equal('enough')
    })
  })
}

describe('provider_two', () => {
  const provider = createProvider.provider_two('1')

  it('fails with UPSTREAM_TIMEOUT if the investigation expired', async () => {
    await using world = await simulate()

    expect((await run(world, provider, 'sam@example.com', { apiKey: 'tw-key-expired' })).failure?.code).to
      .equal('UPSTREAM_TIMEOUT')
  })

  it('creates one investigation, and polls after the given pause', async () => {
    const complete = { body: { id: 'a', status: 'complete', results: [] } }
    await using world = await play([
      { status: 202, body: { id: 'a', status: 'queued' } },
      { status: 429, headers: { 'retry-after': '4' }, body: {} },
      { headers: { 'retry-after': '0' }, body: { id: 'a', status: 'running' } },
      complete,
    ])

    const { raw, failure } = await run(world, provider, 'sam@example.com')

    expect(failure).to.equal(undefined)
    expect(raw).to.deep.equal(complete.body)
    expect(world.asked.map(({ method, url }) => `${method} ${url.pathname}`)).to.deep.equal([
      'POST /v1/investigations', 'GET /v1/investigations/a', 'GET /v1/investigations/a', 'GET /v1/investigations/a',
    ])
    expect(world.asked.every(({ headers }) => headers['authorization'] === `Bearer ${key}`)).to.equal(true)
    expect(JSON.parse(world.asked[0]!.body)).to.deep.equal({ type: 'email', value: 'sam@example.com' })
  })

  for (const [what, id] of [['a path', '../../admin'], ['nothing', '']]) {
    it(`does not poll an id that is ${what}`, async () => {
      await using world = await play([{ status: 202, body: { id: id!, status: 'queued' } }])

      const { failure } = await run(world, provider, 'sam@example.com')

      expect(failure?.code).to.equal('UPSTREAM_CHANGED')
      expect(world.asked).to.have.length(1)
    })
  }
})

/** Creates a client. Its requests to any host get these responses, one after another. Also records the requests. */
async function play(answers: UpstreamAnswer[]) {
  const asked: UpstreamRequest[] = []
  const next = (_: string, request: UpstreamRequest): UpstreamAnswer => {
    asked.push(request)
    return answers[asked.length - 1] ?? { status: 500, body: {} }
  }
  const upstream: Upstream = { origin: baseUrls.provider_two, subject: () => 'sam', found: next, notFound: next }
  const server = createUpstreamServer({ upstreams: [upstream] })
  const client = createClient({
    routes: parseRoutes(`*=${await server.listen(0)}/{host}`),
    allow: [],
    userAgent: 'Tracewell/test',
  })
  return {
    asked,
    context: () => ({ client, key: undefined, now: new Date(), signal: new AbortController().signal }),
    async [Symbol.asyncDispose]() {
      await client.close()
      await server.close()
    },
  }
}
