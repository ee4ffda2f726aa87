import { expect } from 'chai'
import type { Request, Response } from '../../../src/sources/egress/client.ts'
import { addressCheck } from '../../../src/sources/registered/address-check.ts'
import { checkAccount } from '../../../src/sources/registered/check-account.ts'
import { createControls } from '../../../src/sources/registered/control.ts'
import { addressSites } from '../../../src/sources/rows/addresses/index.ts'
import type { AddressSite } from '../../../src/sources/rows/address-site.ts'
import { filledRecording, readRecordings } from '../../../src/upstreams/recordings.ts'

/** Answers of a row, for a value, with the answers in front of the last one. */
function answersOf({ slug, recorded }: AddressSite, name: 'found' | 'none', value: string) {
  const recording = readRecordings(recorded?.as ?? slug).find(one => one.case === name)!
  const [local, domain] = value.split('@') as [string, string]
  return filledRecording({ ...recording, value }, {
    ...recorded,
    local,
    domain,
    lower: value,
    handle: local,
  })
    .exchanges.map(({ response }) => response)
}

/** Returns `true` if an answer about an account repeats a part of the address. */
const repeatsAddress = (site: AddressSite, value: string): boolean =>
  JSON.stringify(answersOf(site, 'found', value)).includes(value.split('@')[0]!)

/** Returns the verdict about an address if the site says of all addresses of its domain that they are used. */
async function verdictOf(site: AddressSite, value: string): Promise<{ verdict: string, requests: number }> {
  let sent = 0
  const perQuestion = (site.first?.length ?? 0) + 1
  const send = ({ url, body = '' }: Request): Promise<Response> => {
    const text = decodeURIComponent(`${url} ${body}`.replaceAll(/%(?![\da-f]{2})/gi, '%25'))
    const isOther = text.includes('gmail.com') && !value.endsWith('@gmail.com')
    const { status, headers = {}, body: said = '' } =
      answersOf(site, isOther ? 'none' : 'found', value)[sent % perQuestion]!
    sent++
    const type = typeof said === 'string' ? {} : { 'content-type': 'application/json' }
    return Promise.resolve({
      status,
      headers: { ...type, ...headers },
      body: Buffer.from(typeof said === 'string' ? said : JSON.stringify(said)),
      url,
    })
  }
  const { status, reason } = await checkAccount(addressCheck(site), { type: 'Email Address', value }, {
    client: { send },
    controls: createControls(),
    probes: new Set(['availability', 'sign-in', 'recovery', 'registration'].concat(site.slug)),
    key: undefined,
    now: new Date('2026-11-28T12:00:00Z'),
    signal: new AbortController().signal,
  })
  return { verdict: reason?.code ?? status, requests: sent }
}

// https://github.com/kaifcodec/user-scanner/pull/470, /473 and /618: sites refuse whole domains with that answer
describe('a site that answers about all addresses of a domain as about used ones', () => {
  for (const site of addressSites) {
    const values = (site.domains ?? ['one.example', 'bk.ru']).map(domain => `samlee@${domain}`)
    if (addressCheck(site).asksByHash || repeatsAddress(site, values[0]!)) continue
    it(`does not make ${site.slug} say that one is registered`, async () => {
      for (const value of values) {
        expect((await verdictOf(site, value)).verdict, value).to.not.equal('registered')
      }
    })
  }
})
