import { expect } from 'chai'
import type { AccountCheck } from '../../../src/sources/registered/account-check.ts'
import { checkAccount } from '../../../src/sources/registered/check-account.ts'
import { pageProof } from '../../../src/sources/registered/packs/page-proof.ts'
import { discogs } from '../../../src/sources/registered/sites/discogs.ts'
import { allWalls as rows } from '../../../src/sources/registered/wall-page.ts'
import type { Request, Response } from '../../../src/sources/egress/client.ts'
import { moreWallPages } from '../../support/more-walls.ts'
import { pagesOfAccounts, wallPages } from '../../support/walls.ts'

interface Reply {
  status: number
  body: string
  headers?: Record<string, string>
}

/** The weak rule of many packs: status 200 without a text is an account, status 404 a missing one. */
const site: AccountCheck = {
  ...discogs,
  slug: 'site',
  request: name => ({ url: `https://site.example/${name}` }),
  registered: [pageProof('registered', 200, '', 'no such member')],
  notRegistered: [pageProof('not_registered', 404, '', '')],
  examples: { registered: ['wren'], notRegistered: [] },
}
const html = { 'content-type': 'text/html; charset=utf-8' }

/** Asks about `sam`. The site answers about every other name as its rule says. */
async function verdictOf({ status, body, headers = {} }: Reply, check = site) {
  const send = ({ url }: Request): Promise<Response> => {
    const name = url.slice(url.lastIndexOf('/') + 1)
    const other = { status: name === 'wren' ? 200 : 404, headers: html, body: Buffer.from('<h1>Site</h1>') }
    const own = { status, headers: { ...html, ...headers }, body: Buffer.from(body) }
    return Promise.resolve({ ...(name === 'sam' ? own : other), url })
  }
  return checkAccount(check, { type: 'Pseudonym', value: 'sam' }, {
    client: { send },
    key: undefined,
    now: new Date('2026-01-02T03:04:05Z'),
    signal: new AbortController().signal,
  })
}

describe('a wall that comes only once', () => {
  for (const [kind, { body, headers, source }] of Object.entries({ ...wallPages, ...moreWallPages })) {
    it(`gives no verdict for ${kind}, whatever its status`, async () => {
      const verdicts = await Promise.all([200, 403, 404, 503].map(async status =>
        (await verdictOf({ status, body, ...headers && { headers } })).status))

      expect(verdicts, source).to.eql(['unknown', 'unknown', 'unknown', 'unknown'])
    })
  }

  it('gives no verdict if it is a redirect to a seller of domains or a CAPTCHA', async () => {
    const targets = [
      'https://www.hugedomains.com/domain_profile.cfm?d=site', 'https://dan.com/buy-domain/site.example', '/lander',
      'https://validate.perfdrive.com/?ssa=1', 'https://site.example/showcaptcha?retpath=1',
      'https://guce.site.example/consent', 'https://consent.youtube.com/m',
    ]
    const moved = { ...site, registered: [pageProof('registered', 302, '', '')] }
    for (const location of targets) {
      expect((await verdictOf({ status: 302, body: '', headers: { location } }, moved)).status, location)
        .to.equal('unknown')
    }
    expect((await verdictOf({ status: 302, body: '', headers: { location: '/u/1' } }, moved)).status)
      .to.equal('registered')
  })
})

describe('a weak hit', () => {
  /** Asks about a name. The site gives its home page to the first request, and 404 to all others. */
  async function askTwice(first: Response['status'], later: Response['status']) {
    const asked: string[] = []
    const send = ({ url }: Request): Promise<Response> => {
      const name = url.slice(url.lastIndexOf('/') + 1)
      asked.push(name)
      const status = name !== 'nobody' ? 404 : asked.filter(other => other === name).length === 1 ? first : later
      return Promise.resolve({ status, headers: html, body: Buffer.from('<title>Home</title>'), url })
    }
    const { status } = await checkAccount(site, { type: 'Pseudonym', value: 'nobody' }, {
      client: { send },
      key: undefined,
      now: new Date('2026-01-02T03:04:05Z'),
      signal: new AbortController().signal,
    })
    return { status, times: asked.filter(name => name === 'nobody').length }
  }

  it('is unknown if the site gives its home page only once', async () => {
    expect(await askTwice(200, 404)).to.eql({ status: 'unknown', times: 2 })
  })

  it('is registered if the second answer is the same, with one request more', async () => {
    expect(await askTwice(200, 200)).to.eql({ status: 'registered', times: 2 })
  })

  it('costs a miss no request more', async () => {
    expect((await askTwice(404, 404)).times).to.equal(1)
  })
})

describe('a page about an account', () => {
  for (const [kind, body] of Object.entries(pagesOfAccounts)) {
    it(`is no wall: ${kind} proves the account`, async () => {
      const { status, reason } = await verdictOf({ status: 200, body })

      expect(status, reason?.message).to.equal('registered')
    })
  }
})

describe('a script that leads to another page', () => {
  it('is left to the rule of the pack if the page is of the same site', async () => {
    const gone = { ...site, notRegistered: [pageProof('not_registered', 200, 'location.href = \'/404\'', '')] }
    const body = '<script>top.location.href = \'/404\';</script>'

    expect((await verdictOf({ status: 200, body }, gone)).reason?.message).to.not.match(/leads to another/)
    expect((await verdictOf({ status: 200, body: body.replace('/404', 'https://id.example/') }, gone)).reason?.message)
      .to.match(/leads to another/)
  })
})

describe('the table of walls', () => {
  it('gives the source of every row', () => {
    for (const { name, source } of rows) expect(URL.canParse(source), name).to.equal(true)
  })

  it('has only texts in lower case, which are long enough to mean the wall', () => {
    const texts = rows.flatMap(({ marks = [], shells = [], titles = [], texts = [], notices = [] }) =>
      [...marks, ...shells, ...titles, ...texts.flat(), ...notices])

    expect(texts.filter(text => text !== text.toLowerCase())).to.eql([])
    expect(rows.flatMap(({ marks = [] }) => marks).filter(({ length }) => length < 7)).to.eql([])
  })

  it('finds no text of a wall in a page that names the account in its title, or is long', async () => {
    const groups = rows.flatMap(({ texts = [] }) => texts).map(texts => texts.join(' and '))
    const long = `<a href="/">Site</a>${'<p>A text about something else.</p>'.repeat(1_500)}`
    for (const text of groups) {
      for (const body of [`<title>sam | Site</title><p>${text}</p>`, `<title>Site</title><p>${text}</p>${long}`]) {
        expect((await verdictOf({ status: 200, body: `<html>${body}</html>` })).status, text).to.equal('registered')
      }
    }
  })

  it('finds each mark in a script or a tag, and in no text', async () => {
    for (const mark of rows.flatMap(({ marks = [] }) => marks)) {
      const wall = mark.startsWith('<') ? mark : `<script>var a=1;${mark}</script>`
      const { status } = await verdictOf({ status: 200, body: `<!doctype html><html><title>x</title>${wall}` })
      expect(status, mark).to.equal('unknown')
      const visible = `<html><title>sam</title><p>${mark.replaceAll('<', '&lt;')}</p>`
      const text = await verdictOf({ status: 200, body: visible })
      expect(text.status, mark).to.equal('registered')
    }
  })
})
