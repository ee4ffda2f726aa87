import { expect } from 'chai'
import type { Request, Response } from '../../../src/sources/egress/client.ts'
import { addressSites } from '../../../src/sources/rows/addresses/index.ts'
import type { AddressSite } from '../../../src/sources/rows/address-site.ts'
import type { AccountCheck } from '../../../src/sources/registered/account-check.ts'
import { addressCheck } from '../../../src/sources/registered/address-check.ts'
import { addressTexts } from '../../../src/sources/registered/address-text.ts'
import { checkAccount } from '../../../src/sources/registered/check-account.ts'
import { withLedger } from '../../../src/sources/registered/ledger.ts'
import { isWeak } from '../../../src/sources/registered/proof.ts'
import { outcomes } from '../../../src/upstreams/outcomes.ts'
import { readRecordings, type PlacedRecording } from '../../../src/upstreams/recordings.ts'
import { expectUnknown } from '../../support/account-checks.ts'
import { blockPages } from '../../support/block-pages.ts'
import { failureCodes } from '../../support/remote-source.ts'
import { simulate, type Simulated } from '../../support/simulated.ts'

const probes = new Set(['all'])
const recordingsOf = ({ slug, recorded }: AddressSite) => readRecordings(recorded?.as ?? slug)
const caseOf = (site: AddressSite, name: string) => recordingsOf(site).find(recording => recording.case === name)
const addressAt = ({ domains }: AddressSite, local: string) => `${local}@${domains?.[0] ?? 'tw-success.example'}`

/** Returns the check of a site at which the operator's address is registered. */
const ownCheck = (site: AddressSite): AccountCheck =>
  withLedger([addressCheck(site)], [{
    site: site.slug,
    day: '2026-01-01',
    toldApart: true,
    hasOwn: true,
    reason: null,
  }], new Date('2026-01-02'))[0]!

/** Every template of a request. */
const templatesOf = ({ first = [], ask }: AddressSite): string[] =>
  [...first, ask].flatMap(({ url, headers = {}, body }) => [url, ...Object.values(headers), JSON.stringify(body ?? '')])

describe('sites that are asked about addresses', () => {
  let world: Simulated
  before(async () => { world = await simulate() })
  after(() => world[Symbol.asyncDispose]())

  const verdictOf = (site: AddressSite, local: string, signal?: AbortSignal) =>
    checkAccount(ownCheck(site), { type: 'Email Address', value: addressAt(site, local) }, {
      ...world.context(signal),
      probes,
      ownAddress: addressAt(site, 'operator'),
    })

  for (const site of addressSites) {
    const check = ownCheck(site)
    const steps = (site.first?.length ?? 0) + 1

    describe(site.slug, () => {
      it('has only placeholders with a value', () => {
        const known = [...Object.keys(addressTexts('a@b.example', '', '')), ...site.first?.flatMap(({ take }) =>
          Object.keys(take)) ?? []]
        const used = templatesOf(site).flatMap(text => [...text.matchAll(/\{([a-z][\w-]*)\}/gi)].map(([, name]) => name))

        expect(used.filter(name => !known.includes(name!))).to.eql([])
        expect(used, 'a placeholder of the address').to.not.be.empty
      })

      it('has recorded answers of each kind that it names', () => {
        const cases = recordingsOf(site).map(recording => recording.case)

        expect(cases).to.include.members(['found', 'none', ...site.refused ? ['refused'] : []])
      })

      it('asks only hosts over TLS, and sends no password', () => {
        for (const text of templatesOf(site)) {
          if (/^\w+:\/\//.test(text)) expect(text).to.match(/^https:\/\//)
          const secrets = [...text.matchAll(/pass(?:word|wd)?[\w\]]{0,20}"?[=:]\s*"?([^"&,}\s]*)/gi)]
          expect(secrets.map(([, secret]) => secret).join('')).to.equal('')
        }
      })

      it('returns registered, and confirms it with one made-up address', async () => {
        const before = world.requestCount

        expect(await verdictOf(site, 'tw-success')).to.include({ status: 'registered', reason: null })
        const weak = check.registered.every(isWeak)
        const asked = world.requestCount - before
        expect(asked).to.be.within(steps, weak ? 2 * steps : steps)
      })

      it(site.hides ? 'returns NO_PUBLIC_PROFILE for a missing account' : 'returns not_registered', async () => {
        const verdict = await verdictOf(site, 'tw-none')

        if (site.hides) return expectUnknown('NO_PUBLIC_PROFILE')(verdict)
        expect(verdict).to.eql({ status: 'not_registered', reason: null, url: null })
      })

      if (site.refused) it('returns ADDRESS_REFUSED for an address that the site does not take', async () => {
        expectUnknown('ADDRESS_REFUSED')(await verdictOf(site, 'tw-refused'))
      })

      for (const outcome of outcomes) {
        const code = failureCodes[outcome]
        if (outcome === 'changed' && provesByStatus(site)) continue // any answer with this status is one of the site
        if (code) it(`returns unknown with ${code} for the simulated outcome ${outcome}`, async () => {
          expectUnknown(code)(await verdictOf(site, `tw-${outcome}`))
        })
      }

      it('returns no verdict from an answer that is the same for every address', async () => {
        for (const [title, lie] of Object.entries(lies(site))) {
          for (let step = 0; step < steps; step++) {
            const take = site.first?.[step]?.take
            if (take && Object.keys(take).length === 0) continue // only its cookies count
            const { status } = await checkAccount(check, { type: 'Email Address', value: addressAt(site, 'sam') }, {
              ...world.context(),
              client: lyingClient(site, step, lie),
              probes,
              ownAddress: addressAt(site, 'operator'),
            })
            expect(status, `${title}, request ${step + 1}`).to.equal('unknown')
          }
        }
      })
    })
  }
})

/** `true` if a proof is nothing but the status 200 and no page, which needs the control question of this address. */
function provesByStatus({ registered, notRegistered }: AddressSite): boolean {
  return [registered, notRegistered].flat().some(({ status = 200, lacks: _, ...conditions }) =>
    [status].flat().includes(200) && Object.keys(conditions).length === 0)
}

interface Reply { status?: number, headers?: Record<string, string>, body: string }

/** Answers that say nothing about the address. */
function lies(site: AddressSite): Record<string, Reply> {
  const json = { 'content-type': 'application/json' }
  const html = { 'content-type': 'text/html' }
  const foundBody = textOf(askedAnswer(site, 'found'))
  const noneBody = textOf(askedAnswer(site, 'none'))
  const replies: Record<string, Reply> = {
    'an empty page': { body: '' },
    'an empty object': { headers: json, body: '{}' },
    'an empty list': { headers: json, body: '[]' },
    'null': { headers: json, body: 'null' },
    'another interface': { headers: json, body: '{"notice":"moved","version":2,"email":"sam","data":{"ok":1}}' },
    'a page with an echo': { headers: html, body: '<!doctype html><title>Start</title><p>sam@example.com' },
    'truncated JSON': { headers: json, body: '{"data":[{"id":1,"name":"Sam' },
  }
  for (const status of [201, 301, 302, 400, 404, 405, 409, 410, 422]) {
    replies[`an empty answer with ${status}`] = { status, body: '', ...status < 400 && { headers: { location: '/' } } }
    replies[`a page with ${status}`] = { status, headers: html, body: '<!doctype html><title>Error</title><p>Error' }
  }
  for (const status of [401, 403, 407, 429, 451, 500, 502, 503]) {
    replies[`the answer of an account with ${status}`] = { status, body: foundBody }
    replies[`the answer of no account with ${status}`] = { status, body: noneBody }
  }
  for (const [kind, body] of Object.entries(blockPages)) replies[kind] = { headers: html, body }
  return replies
}

const askedAnswer = (site: AddressSite, name: string) => caseOf(site, name)!.exchanges.at(-1)!

const textOf = ({ response: { body = '' } }: PlacedRecording['exchanges'][number]): string =>
  typeof body === 'string' ? body : JSON.stringify(body)

/** Returns a client that answers one request of each question with a lie, and the others as for a known address. */
function lyingClient(site: AddressSite, lying: number, lie: Reply) {
  const { exchanges } = caseOf(site, 'found')!
  let asked = 0
  return {
    send({ url }: Request): Promise<Response> {
      const at = asked++ % exchanges.length
      if (at === lying) asked = at === exchanges.length - 1 ? asked : 0 // a lie before the question ends it
      const said = exchanges[at]!
      const { status = 200, headers = {}, body } = at === lying ? lie
        : { ...said.response, headers: { ...said.response.headers }, body: textOf(said) }
      return Promise.resolve({ status, headers, body: Buffer.from(body), url })
    },
    egressRefusal: () => Promise.resolve(undefined),
    close: () => Promise.resolve(),
  }
}
