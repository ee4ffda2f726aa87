import { expect } from 'chai'
import { createModules } from '../../src/core/catalogue/modules.ts'
import { SourceFailure } from '../../src/sources/failures.ts'
import type { Request, Response } from '../../src/sources/egress/client.ts'
import type { Context, Module } from '../../src/sources/kit/source.ts'
import { modules } from '../../src/sources/modules.ts'
import { sourceNames } from '../../src/compose/outside.ts'
import { nameSources } from '../../src/sources/tools/subdomains/index.ts'
import { keyedLookUps } from '../../src/sources/rows/keyed/index.ts'
import type { LookUp } from '../../src/sources/rows/look-up.ts'
import { lookUps } from '../../src/sources/rows/look-ups/index.ts'
import { profileLookUps } from '../../src/sources/rows/profiles/index.ts'
import { magicKeys } from '../../src/upstreams/keys.ts'
import { magicSpellings } from '../../src/upstreams/outcomes.ts'
import { simulate, type Simulated } from '../support/simulated.ts'

const secret = 'k/secret+1'

describe('sources with a key of the operator', () => {
  let world: Simulated
  before(async () => { world = await simulate() })
  after(() => world[Symbol.asyncDispose]())

  /** Runs a module for a value that is found. Returns the cards or the failure, and the requests. */
  async function run(module: Module, key: string | undefined, send?: (request: Request) => Promise<Response>) {
    const [type] = module.types
    const value = [...magicSpellings.success[type!], ...module.examples.found]
      .find(value => module.skipReason?.({ type: type!, value }) === undefined)!
    const requests: Request[] = []
    const { client, ...context } = world.context()
    const asked: Context = { ...context, key, client: { send: (request, signal) => {
      requests.push(request)
      return send ? send(request) : client.send(request, signal)
    } } }
    try {
      return { requests, cards: await Array.fromAsync(module.run({ type: type!, value }, asked)) }
    } catch (failure) {
      if (failure instanceof SourceFailure) return { requests, failure }
      throw failure
    }
  }

  for (const module of modules.filter(({ requiresKey }) => requiresKey)) {
    describe(module.slug, () => {
      it('is available once the key is there, and asked by default unless that can cost money', () => {
        const [type] = module.types
        const sourceKeys = new Map([[module.keyName ?? module.slug, secret]])
        const restrictedSources = new Set(module.terms?.restricted ? [module.slug] : [])
        const without = createModules({ modules: [module], sourceKeys: new Map(), restrictedSources })
        const withKey = createModules({ modules: [module], sourceKeys, restrictedSources })

        const isBilled = keyedLookUps.some(row => row.slug === module.slug && row.isBilled)
        expect([without.defaults(type!), without.all.map(one => one.isConfigured)]).to.deep.equal([[], [false]])
        expect(withKey.all.map(one => [one.isConfigured, one.key])).to.deep.equal([[true, secret]])
        expect(withKey.defaults(type!)).to.have.length(isBilled ? 0 : 1)
      })

      it('states the terms of the service, and whether they were read', () => {
        expect(module.terms?.url).to.match(/^https:/)
        expect(module.terms!.seen !== null).to.equal(module.terms!.text !== 'not read')
      })

      it('sends nothing without the key', async () => {
        const { requests, failure } = await run(module, undefined)

        expect(failure).to.include({ code: 'UPSTREAM_BLOCKED', message: 'no key is configured for this source' })
        expect(requests).to.be.empty
      })

      it('sends the key', async () => {
        const { requests, cards } = await run(module, secret)

        expect(cards).to.not.be.empty
        expect(requests.some(request => hasKey(request))).to.equal(true)
      })

      it('shows no key that an answer repeats, and follows no redirect with it', async () => {
        const { client } = world.context()
        const { cards, requests } = await run(module, secret, async request => {
          const answer = await client.send(request)
          const text = answer.body.toString().replace(/"([^"{}[\]]{1,40})"(?=\s*[,}\]])/, (_, text: string) =>
            JSON.stringify(`${text} ${spellings.join(' ')}`))
          return { ...answer, body: Buffer.from(text) }
        })

        for (const text of spellings) expect(JSON.stringify(cards ?? [])).to.not.include(text)
        expect(requests.map(({ redirects }) => redirects)).to.deep.equal(requests.map(() => 0))
      })

      it('tells a key that is refused from one that is used up', async () => {
        expect((await run(module, magicKeys.bad)).failure).to.include({ code: 'UPSTREAM_BLOCKED' })
        expect((await run(module, magicKeys.spent)).failure).to.include({ code: 'UPSTREAM_RATE_LIMITED' })
      })

      it('says nothing about the value, and nothing of the key, if the service refuses', async () => {
        for (const status of [401, 402, 403, 429, 500]) {
          const { failure } = await run(module, secret, ({ url }) => Promise.resolve({
            status, headers: { 'content-type': 'text/plain' }, body: Buffer.from(`refused ${secret}`), url,
          }))

          expect(failure, String(status)).to.be.instanceOf(SourceFailure)
          for (const text of spellings) expect(failure!.message).to.not.include(text)
        }
      })
    })
  }

  it('name each optional key, which operators can set then', () => {
    const rows = [...lookUps, ...profileLookUps].filter(row => row.key === undefined)

    for (const row of rows) expect(row.optionalKey !== undefined, row.slug).to.equal(hasPlace(row))
    expect(sourceNames().keyed).to.include.keys(
      'cert-spotter', 'github', 'gravatar', 'greynoise', 'otx', 'trongrid', 'urlscan', 'haveibeenpwned', 'shodan')
  })

  it('send a key only if they name it', async () => {
    const free = <One extends { keyName?: string }>(sources: readonly One[]) =>
      sources.filter(({ keyName }) => keyName === undefined)
    const sent: string[] = []
    const { client: _, ...context } = world.context()
    const send = (request: Request): Promise<Response> => {
      const text = JSON.stringify(request)
      if (spellings.some(spelling => text.includes(spelling))) sent.push(new URL(request.url).host)
      return Promise.reject(new SourceFailure('UPSTREAM_UNREACHABLE', 'no network'))
    }
    const asked: Context = { ...context, key: secret, client: { send } }
    for (const module of free(modules).filter(({ kind, requiresKey }) => kind === 'api' && !requiresKey)) {
      const [type] = module.types
      const value = module.examples.found.find(value => module.skipReason?.({ type: type!, value }) === undefined)
      if (value !== undefined) await Array.fromAsync(module.run({ type: type!, value }, asked)).catch(() => undefined)
    }
    for (const source of free(Object.values(nameSources))) {
      await source.find({ type: 'Domain Name', value: 'example.com' }, asked).catch(() => undefined)
    }
    expect(sent).to.eql([])
  })

  it('name the optional key in every row of its origin', () => {
    const origin = ({ url }: LookUp) => new URL(url).origin
    const optional = [...lookUps, ...profileLookUps].filter(({ key }) => key === undefined)
      .map(row => ({ row, name: hasPlace(row) ? row.optionalKey ?? row.slug : undefined }))
    const names = new Map(optional.filter(({ name }) => name).map(({ row, name }) => [origin(row), name]))

    expect([...names.values()]).to.include.members(['github', 'trongrid'])
    for (const { row, name } of optional) expect(name, row.slug).to.equal(names.get(origin(row)))
  })

  it('name their key in one place of the request', () => {
    for (const { slug, key, url, headers = {} } of keyedLookUps) {
      const places = [url, ...Object.values(headers)].filter(text => text.includes('{key}'))
      expect([key, places.length], slug).to.satisfy(([name, count]: [string, number]) => Boolean(name) && count === 1)
    }
  })
})

const hasPlace = ({ url, headers = {} }: LookUp): boolean =>
  [url, ...Object.values(headers)].some(text => text.includes('{key}'))

/** Forms of the key in texts. */
const spellings = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)]

const hasKey = ({ url, headers = {} }: Request): boolean =>
  [url, ...Object.values(headers)].some(sent => spellings.some(text => sent.includes(text)))
