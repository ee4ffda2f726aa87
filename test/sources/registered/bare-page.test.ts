import { expect } from 'chai'
import type { AccountCheck } from '../../../src/sources/registered/account-check.ts'
import { checkAccount } from '../../../src/sources/registered/check-account.ts'
import { createControls } from '../../../src/sources/registered/control.ts'
import type { Request, Response } from '../../../src/sources/egress/client.ts'
import { maigret, only, sherlock, whatsMyName } from '../../support/packs.ts'

interface Reply {
  status: number
  body: string
  headers?: Record<string, string>
}

/** Rules of a status and a missing text, in each format. */
const checks: Record<string, AccountCheck> = {
  'WhatsMyName': only(whatsMyName({ e_string: '', m_string: '', known: ['wren'] })),
  'WhatsMyName with a text': only(whatsMyName({ m_code: 200, m_string: '', known: ['wren'] })),
  'WhatsMyName by redirect': only(whatsMyName({ m_code: 302, m_string: '', known: ['wren'] })),
  'Sherlock by status': only(sherlock({})),
  'Sherlock by redirect': only(sherlock({ errorType: 'response_url' })),
  'Sherlock by message': only(sherlock({ errorType: 'message', errorMsg: 'Not Found' })),
  'Maigret by status': only(maigret({})),
  'Maigret by redirect': only(maigret({ checkType: 'response_url' })),
  'Maigret by message': only(maigret({ checkType: 'message', absenceStrs: ['Not Found'] })),
}
const byStatus = ['WhatsMyName', 'Sherlock by status', 'Maigret by status']

const html = { 'content-type': 'text/html' }
const text = '<p>One of many texts.</p>'.repeat(40)
const profile = { status: 200, body: `<title>wren | Birds</title><a href="/">Home</a><p>member since 2015</p>${text}` }
const own404 = { status: 404, body: '<title>Birds</title><p>This page is gone. Not Found</p><a href="/help">Help</a>' }

/** Pages of servers, proxies and networks, which have nothing of the site. */
const foreign: Record<string, string> = {
  'no body': '',
  'the page of nginx': '<html><head><title>404 Not Found</title></head><body><h1>404 Not Found</h1>nginx</body></html>',
  'plain text': '404 page not found',
  'a page of a network': '<html><head><title>Notice</title></head><a href="https://isp.example/">why</a></html>',
  'the host as the title': '<html><head><title>birds.example</title></head><script src="/a.js"></script></html>',
}

/** Asks about `sam`, who gets the replies one after the other. Other names get what the site usually gives. */
async function ask(
  check: AccountCheck, replies: Reply[], { known = profile, others = own404 }: Record<string, Reply> = {},
) {
  let [asked, requests] = [0, 0]
  const send = ({ url }: Request): Promise<Response> => {
    requests++
    const reply = url.endsWith('/wren') ? known
      : url.endsWith('/sam') ? replies[Math.min(asked++, replies.length - 1)]! : others
    const { status, body, headers = html } = reply
    return Promise.resolve({ status, headers, body: Buffer.from(body), url })
  }
  const { status } = await checkAccount(check, { type: 'Pseudonym', value: 'sam' }, {
    client: { send },
    key: undefined,
    now: new Date(0),
    signal: new AbortController().signal,
    controls: createControls(),
  })
  return { status, requests }
}

describe('a weak miss', () => {
  for (const format of byStatus) {
    for (const [kind, body] of Object.entries(foreign).filter(([name]) => name !== 'a page of a network')) {
      const headers = kind === 'plain text' ? { 'content-type': 'text/plain' } : html

      it(`is unknown if a 404 with ${kind} comes only once: ${format}`, async () => {
        const { status } = await ask(checks[format]!, [{ status: 404, body, headers }, profile])

        expect(status).to.equal('unknown')
      })

      it(`costs one request more if a 404 with ${kind} comes twice: ${format}`, async () => {
        expect(await ask(checks[format]!, [{ status: 404, body, headers }]))
          .to.eql({ status: 'not_registered', requests: 3 })
      })
    }
  }

  for (const [format, check] of Object.entries(checks).filter(([name]) => !/with a text|by redirect$/.test(name))) {
    it(`costs no request more if the page is of the site: ${format}`, async () => {
      expect((await ask(check, [own404])).requests).to.equal(2)
      const own = { status: 404, body: '<title>404</title><p>Nothing is here. Not Found</p>' }
      expect((await ask(check, [own])).requests).to.equal(2)
    })
  }

  for (const format of ['WhatsMyName by redirect', 'Sherlock by redirect', 'Maigret by redirect']) {
    it(`is unknown if a redirect to the home page comes only once: ${format}`, async () => {
      for (const location of ['/', '/en/', 'https://birds.example', 'https://portal.example/welcome']) {
        const moved = { status: 302, body: '', headers: { location } }

        expect((await ask(checks[format]!, [moved, profile])).status, location).to.equal('unknown')
        expect(await ask(checks[format]!, [moved], { others: moved }), location)
          .to.eql({ status: 'not_registered', requests: 3 })
      }
    })

    it(`is compared with that of a made-up name if the redirect leads elsewhere: ${format}`, async () => {
      const moved = { status: 302, body: '', headers: { location: '/no-such-bird' } }

      expect(await ask(checks[format]!, [moved], { others: moved })).to.eql({ status: 'not_registered', requests: 3 })
      const error = { status: 302, body: '', headers: { location: '/error/404' } }
      expect(await ask(checks[format]!, [error], { others: error })).to.eql({ status: 'not_registered', requests: 2 })
    })
  }

  it('is unknown if an empty page comes only once', async () => {
    const empty = { status: 200, body: '' }
    const search = { status: 200, body: '<title>Birds</title><a href="/">Home</a>' }

    expect((await ask(checks['WhatsMyName with a text']!, [empty, profile], { others: search })).status)
      .to.equal('unknown')
    expect(await ask(checks['WhatsMyName with a text']!, [search], { others: search }))
      .to.eql({ status: 'not_registered', requests: 2 })
  })
})

describe('a page without anything of the site', () => {
  for (const format of [...byStatus, 'Sherlock by message', 'Maigret by message']) {
    for (const [kind, body] of Object.entries(foreign).filter(([, page]) => !/not found/i.test(page))) {
      it(`proves no account with ${kind}: ${format}`, async () => {
        expect((await ask(checks[format]!, [{ status: 200, body }])).status).to.equal('unknown')
      })
    }

    it(`proves an account if the pages of accounts are as small: ${format}`, async () => {
      const small = { status: 200, body: '<p>hello</p>' }

      expect((await ask(checks[format]!, [small], { known: small })).status).to.equal('registered')
    })

    it(`proves no account if accounts are answered with data: ${format}`, async () => {
      const data = { status: 200, body: '{"id":1}', headers: { 'content-type': 'application/json' } }
      const page = { status: 200, body: '<html><p>Some page of a proxy</p></html>' }

      expect((await ask(checks[format]!, [page], { known: data })).status).to.equal('unknown')
      expect((await ask(checks[format]!, [data], { known: data })).status).to.equal('registered')
    })
  }

  it('is asked about the known account once for all searches', async () => {
    const small = { status: 200, body: '<p>hello</p>' }

    // the name, its control name, the known account, the name again
    expect((await ask(checks['Sherlock by status']!, [small], { known: small })).requests).to.equal(4)
  })
})
