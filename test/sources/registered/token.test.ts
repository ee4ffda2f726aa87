import { expect } from 'chai'
import type { Request, Response } from '../../../src/sources/egress/client.ts'
import { requestOf, takeTokens } from '../../../src/sources/registered/token.ts'
import type { FirstAsk, Take } from '../../../src/sources/rows/address-site.ts'

const signal = new AbortController().signal
const texts = { email: 'sam@example.com' }

/** Takes a value from an answer. */
async function valueOf(take: Take, { body = '', headers = {}, url = 'https://www.site.example/' }: Partial<{
  body: string, headers: Record<string, string>, url: string
}>) {
  const client = {
    send: (): Promise<Response> => Promise.resolve({ status: 200, headers, body: Buffer.from(body), url }),
  }
  return await takeTokens([{ url: 'https://www.site.example/', take: { value: take } }], texts, client, signal)
    .then(({ texts }) => texts['value'])
}

describe('takeTokens', () => {
  it('takes a value from each place of an answer', async () => {
    const cookies = { headers: { 'set-cookie': 'a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT; Path=/, t=x%2By; Secure' } }

    expect(await valueOf({ cookie: 't' }, cookies)).to.equal('x%2By')
    expect(await valueOf({ cookie: 't', decode: true }, cookies)).to.equal('x+y')
    const meta = { body: '<meta content=\'a&amp;b\' name="csrf-token">' }
    expect(await valueOf({ meta: 'csrf-token' }, meta)).to.equal('a&b')
    expect(await valueOf({ field: '_token' }, { body: '<input type=hidden name=_token value=abc>' })).to.equal('abc')
    expect(await valueOf({ header: 'X-Csrf' }, { headers: { 'x-csrf': 'h' } })).to.equal('h')
    expect(await valueOf({ json: 'results.key' }, { body: '{"results":{"key":7}}' })).to.equal('7')
    expect(await valueOf({ text: /token = "(\w+)"/ }, { body: 'token = "q1"' })).to.equal('q1')
    expect(await valueOf({ address: /nonce=(\w+)/ }, { url: 'https://www.site.example/?nonce=n1' })).to.equal('n1')
  })

  it('fails with the reason of the answer if it lacks the value', async () => {
    const codeOf = async (first: Partial<FirstAsk>, status: number, body: string) => {
      const url = 'https://a.example/'
      const client = { send: () => Promise.resolve({ status, headers: {}, body: Buffer.from(body), url }) }
      const ask = { url, take: { value: { meta: 'none' } }, ...first }
      return await takeTokens([ask], texts, client, signal).catch((error: unknown) => (error as { code: string }).code)
    }
    const lacking = { json: { count: 0 }, code: 'NO_PUBLIC_PROFILE', message: 'none' } as const

    expect(await codeOf({}, 200, '<title>Start</title>')).to.equal('UPSTREAM_CHANGED')
    expect(await codeOf({}, 429, '')).to.equal('UPSTREAM_RATE_LIMITED')
    expect(await codeOf({}, 200, '<title>Just a moment...</title>Checking your browser')).to.equal('UPSTREAM_BLOCKED')
    expect(await codeOf({ lacking }, 200, '{"count":0}')).to.equal('NO_PUBLIC_PROFILE')
    expect(await codeOf({ lacking }, 200, '{"count":1}')).to.equal('UPSTREAM_CHANGED')
  })

  it('sends cookies to the hosts that they are for, and keeps none for the next check', async () => {
    const sent: Array<string | undefined> = []
    const set = 'own=1; Path=/, all=2; Domain=.site.example, foreign=3; Domain=other.example'
    const client = {
      send({ url, headers }: Request): Promise<Response> {
        sent.push(headers?.['cookie'])
        return Promise.resolve({ status: 200, headers: { 'set-cookie': set }, body: Buffer.alloc(0), url })
      },
    }
    const first = [{ url: 'https://www.site.example/', take: {} }, { url: 'https://api.site.example/', take: {} }]
    const tokens = await takeTokens(first, texts, client, signal)
    const cookieFor = (url: string) => requestOf({ url }, texts, tokens).headers.cookie

    expect(sent).to.eql([undefined, 'all=2'])
    expect(cookieFor('https://www.site.example/a')).to.equal('own=1; all=2')
    expect(cookieFor('https://other.example/')).to.equal(undefined)
    await takeTokens(first.slice(0, 1), texts, client, signal)
    expect(sent[2]).to.equal(undefined)
  })
})

describe('requestOf', () => {
  it('escapes a value for its place', () => {
    const tokens = { texts: { token: 'a"+\r\nb' }, cookies: [] }

    expect(requestOf({ url: 'https://a.example/?e={email}&t={token}' }, texts, tokens).url)
      .to.equal('https://a.example/?e=sam%40example.com&t=a%22%2B%0D%0Ab')
    expect(requestOf({ url: 'https://a.example/', headers: { 'X-Token': '{token}' } }, texts, tokens).headers)
      .to.eql({ 'x-token': 'a"+b' })
    expect(JSON.parse(requestOf({ url: 'https://a.example/', body: { t: '{token}' } }, texts, tokens).body!))
      .to.eql({ t: 'a"+\r\nb' })
    expect(requestOf({ url: 'https://a.example/', body: 't={token}' }, texts, tokens))
      .to.deep.include({ method: 'POST', body: 't=a%22%2B%0D%0Ab' })
  })
})
