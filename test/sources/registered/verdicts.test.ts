import { expect } from 'chai'
import { accountChecks } from '../../../src/sources/account-checks.ts'
import type { AccountCheck, Verdict } from '../../../src/sources/registered/account-check.ts'
import { checkAccount } from '../../../src/sources/registered/check-account.ts'
import { createControls } from '../../../src/sources/registered/control.ts'
import { pageProof } from '../../../src/sources/registered/packs/page-proof.ts'
import { discogs } from '../../../src/sources/registered/sites/discogs.ts'
import { modrinth } from '../../../src/sources/registered/sites/modrinth.ts'
import type { Request, Response } from '../../../src/sources/egress/client.ts'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { blockPages } from '../../support/block-pages.ts'

interface Reply {
  status?: number
  location?: string
  type?: string
  body?: string
}

const html = 'text/html; charset=utf-8'
const json = 'application/json'
const page = (title: string, body = '') =>
  `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`

/** A site with its replies for names that exist and names that do not. */
interface Site {
  check: AccountCheck
  exists: (name: string) => Reply
  missing: (name: string) => Reply
}

type Side = readonly [status: number, text: string]

/** Creates the check of a pack entry, and a site that answers as the entry says. */
function siteOf([eCode, eText]: Side, [mCode, mText]: Side, type = html): Site {
  const reply = (status: number, text: string) => (name: string): Reply => ({
    status,
    type,
    ...(status >= 300 && status < 400 && { location: '/' }),
    body: ['[]', '{}'].includes(text) ? text : `<p>${name} ${text}</p>`,
  })
  return {
    check: {
      ...discogs,
      slug: 'site',
      request: name => ({ url: `https://site.example/${encodeURIComponent(name)}` }),
      registered: [pageProof('registered', eCode, eText, mText)],
      notRegistered: [pageProof('not_registered', mCode, mText, eText)],
      examples: { registered: ['wren', 'robin'], notRegistered: [] },
    },
    exists: reply(eCode, eText),
    missing: reply(mCode, mText),
  }
}

const builtIn = (check: AccountCheck, found: (name: string) => object, missing: object): Site => ({
  check,
  exists: name => ({ type: json, body: JSON.stringify(found(name)) }),
  missing: () => ({ status: 404, type: json, body: JSON.stringify(missing) }),
})

const github = accountChecks.find(({ slug }) => slug === 'github')!
const sentence = 'This user does not exist'
const sites: Record<string, Site> = {
  'two sentences, two statuses': siteOf([200, 'Member since 2015'], [404, sentence]),
  'two sentences, one status': siteOf([200, 'Member since 2015'], [200, sentence]),
  'the marker name': siteOf([200, 'name'], [404, sentence]),
  'the marker "username":': siteOf([200, '"username":'], [404, '"error":"Not Found"'], json),
  'the marker og:type': siteOf([200, 'og:type'], [404, 'Not Found']),
  'the marker "id": against []': siteOf([200, '"id":'], [200, '[]'], json),
  'the marker "id": against {}': siteOf([200, '"id":'], [404, '{}'], json),
  'a text that is a part of the opposite text': siteOf([200, '| Site</title>'], [301, '<title>All | Site</title>']),
  'a text that has the opposite text': siteOf([200, '- Site.example'], [404, 'Site.example']),
  'a text against a bare 404': siteOf([200, 'Member since 2015'], [404, '']),
  'a text against a bare 302': siteOf([200, 'Member since 2015'], [302, '']),
  'a text against a bare 200': siteOf([200, 'Member since 2015'], [200, '']),
  'a bare 200 against a text': siteOf([200, ''], [404, sentence]),
  'a bare 200 against a bare 404': siteOf([200, ''], [404, '']),
  'a bare 301 against a text': siteOf([301, ''], [404, 'no such page']),
  'a text against an error': siteOf([200, 'Member since 2015'], [500, '"User not found"'], json),
  'a refusal against a text': siteOf([403, 'This profile is private'], [404, sentence]),
  'a profile against a page of its documentation': builtIn(github, login => ({
    login, id: 1, html_url: `https://github.com/${login}`, created_at: '2020-01-02T03:04:05Z',
  }), { message: 'Not Found', documentation_url: 'https://docs.github.com/rest/users/users#get-a-user', status: '404' }),
  'a profile against a sentence': builtIn(discogs, username => ({ id: 1, username }), {
    message: 'User does not exist or may have been deleted.',
  }),
  'a profile against an empty 404': {
    ...builtIn(modrinth, username => ({ id: 'a', username }), {}),
    missing: () => ({ status: 404, body: '' }),
  },
}

/** Replies that say nothing about the account. They are the same for every name. */
const texts = ({ check: { registered, notRegistered } }: Site) =>
  ({ found: registered[0]?.text ?? '', missing: notRegistered[0]?.text ?? '' })
const lies: Record<string, (site: Site, name: string) => Reply> = {}
for (const status of [200, 301, 404, 410, 422, 500]) {
  lies[`both texts with status ${status}`] = (site, name) => {
    const { found, missing } = texts(site)
    return found && missing
      ? { status, type: html, body: page('x', `${name} ${found} and ${missing}`) }
      : { status: 500 } // the entry has no two texts
  }
}
for (const status of [401, 403, 407, 429, 451, 500, 502, 503, 520]) {
  lies[`status ${status} with the text of an account`] = site => ({ status, type: html, body: texts(site).found })
  lies[`status ${status} with the text of no account`] = site => ({ status, type: html, body: texts(site).missing })
  lies[`a bare status ${status}`] = () => ({ status })
}
Object.assign(lies, {
  'an empty page': () => ({}),
  'a dead endpoint with a bare 404': () => ({ status: 404 }),
  'a dead endpoint with a page': () => ({ status: 404, type: html, body: page('404 Not Found', '<h1>Not Found</h1>') }),
  'a dead endpoint with JSON': () => ({ status: 404, type: json, body: '{"error":"Not Found","message":"Not Found"}' }),
  'a dead endpoint with 410': () => ({ status: 410 }),
  'an empty object': () => ({ type: json, body: '{}' }),
  'an empty list': () => ({ type: json, body: '[]' }),
  'null': () => ({ type: json, body: 'null' }),
  'a new page with an echo': (_, name) =>
    ({ type: html, body: page(name, `<meta property="og:type" content="x"><input name="q" value="${name}"> []{}`) }),
  'a new interface with an echo': (_, name) =>
    ({ type: json, body: JSON.stringify({ query: { name, username: name, id: 1 }, results: [], more: {} }) }),
  'a soft 404 with an echo': (site, name) =>
    ({ type: html, body: page('Search', `Nothing about ${name}. ${texts(site).found}`) }),
  'a redirect to a login': (_, name) => ({ status: 302, location: `/account/login?next=/${name}` }),
  'a redirect to a page about regions': () => ({ status: 302, location: 'https://site.example/not-available' }),
  'a redirect for every name': () => ({ status: 302, location: '/' }),
  'truncated JSON': (_, name) => ({ type: json, body: `{"id":1,"username":"${name}","login":` }),
} satisfies Record<string, (site: Site, name: string) => Reply>)
for (const [kind, body] of Object.entries(blockPages)) {
  for (const status of [200, 404]) {
    lies[`${kind} with status ${status}`] = (site, name) =>
      ({ status, type: html, body: body.replace('</body>', `${name} ${texts(site).found}</body>`) })
    lies[`${kind} with status ${status}, and the text of no account`] = (site, name) =>
      ({ status, type: html, body: body.replace('</body>', `${name} ${texts(site).missing}</body>`) })
  }
}
lies['a rate limit as JSON'] = () => ({ type: json, body: '{"error":"Too many requests","username":"","id":0}' })
lies['a rate limit as text'] = () => ({ type: 'text/plain', body: 'Rate limit exceeded' })

const existing = new Set(['sam', 'name', 'sam_lee', 'wren', 'robin', 'torvalds', 'rodneyfool', 'jellysquid3'])
const values = ['sam', 'name', 'sam_lee', 'nobody', 'username', 'no_body']

/** Returns the name that a request asks about. */
const askedName = ({ url }: Request): string => decodeURIComponent(url.slice(url.lastIndexOf('/') + 1))

/** Runs a check with a client that returns the reply of `answer` for the requested name. */
async function verdictOf(check: AccountCheck, value: string, answer: (name: string) => Reply): Promise<Verdict> {
  const send = (request: Request): Promise<Response> => {
    const { status = 200, location, type, body = '' } = answer(askedName(request))
    return Promise.resolve({
      status,
      headers: { ...(type !== undefined && { 'content-type': type }), ...(location !== undefined && { location }) },
      body: Buffer.from(body),
      url: request.url,
    })
  }
  return checkAccount(check, { type: 'Pseudonym', value }, {
    client: { send },
    key: undefined,
    now: new Date('2026-01-02T03:04:05Z'),
    signal: new AbortController().signal,
  })
}

const truth = ({ exists, missing }: Site) => (name: string): Reply =>
  existing.has(name.toLowerCase()) ? exists(name) : missing(name)

describe('the verdicts of account checks', () => {
  for (const [proofs, site] of Object.entries(sites)) {
    describe(proofs, () => {
      for (const value of values.filter(name => site.check.accepts?.pattern.test(name) !== false)) {
        it(`are true for the name ${value} if the site answers as documented`, async () => {
          const { status, reason } = await verdictOf(site.check, value, truth(site))

          const isMissing = !existing.has(value)
          const isEcho = value.includes(texts(site).found || '-') // the marker could be an echo of the name
          const cannotProve = isEcho || site[isMissing ? 'missing' : 'exists'](value).status! >= 403 &&
            (isMissing ? site.check.notRegistered : site.check.registered)[0]?.isControlOnly === true
          if (!cannotProve) expect(status, reason?.message).to.equal(isMissing ? 'not_registered' : 'registered')
          else expect(status).to.equal('unknown')
        })
      }

      it('are unknown for every answer that says nothing about the account', async () => {
        const wrong: string[] = []
        for (const [kind, lie] of Object.entries(lies)) {
          for (const value of values) {
            const { status, reason } = await verdictOf(site.check, value, name => lie(site, name))
            if (status !== 'unknown' && reason === null) wrong.push(`${kind}, ${value}: ${status}`)
          }
        }

        expect(wrong).to.eql([])
      })

      it('are unknown or true if only the searched name gets such an answer', async () => {
        const wrong: string[] = []
        const harmless = /soft 404|echo|dead|every name|^an? empty|null/
        for (const kind of Object.keys(lies).filter(kind => !harmless.test(kind))) {
          for (const value of ['sam', 'nobody']) {
            const { status } = await verdictOf(site.check, value, name =>
              name === value ? lies[kind]!(site, name) : truth(site)(name))
            if (status !== 'unknown') wrong.push(`${kind}, ${value}: ${status}`)
          }
        }

        expect(wrong).to.eql([])
      })
    })
  }
})

describe('a control question', () => {
  const site = sites['a bare 200 against a bare 404']!
  const context = (send: (request: Request, signal?: AbortSignal) => Promise<Response>, signal?: AbortSignal) => ({
    client: { send },
    key: undefined,
    now: new Date('2026-01-02T03:04:05Z'),
    signal: signal ?? new AbortController().signal,
  })
  const replyOf = ({ url }: Request): Response => {
    const status = existing.has(askedName({ url })) ? 200 : 404
    return { status, headers: { 'content-type': html }, body: Buffer.from('<title>Discogs</title>'), url }
  }
  const ask = (value: string) => ({ type: 'Pseudonym', value } as const)

  it('is asked once per site by searches at the same time, and anew for a later hit', async () => {
    const asked: string[] = []
    const controls = createControls()
    const client = (request: Request) => {
      asked.push(askedName(request))
      return Promise.resolve(replyOf(request))
    }

    const verdicts = await Promise.all(['torvalds', 'rodneyfool', 'nobodyhere', 'nobodythere'].map(value =>
      checkAccount(site.check, ask(value), { ...context(client), controls })))
    const later = await checkAccount(site.check, ask('torvalds'), { ...context(client), controls })

    expect([...verdicts, later].map(({ status }) => status))
      .to.eql(['registered', 'registered', 'not_registered', 'not_registered', 'registered'])
    expect(asked).to.have.length(5 + 3 + 3) // each weak hit is asked a second time
  })

  for (const [what, status, hour] of [
    ['every name exists', 200, '04'], ['no name exists', 404, '05'],
  ] as const) {
    it(`is asked anew after the page has moved, so that ${what}`, async () => {
      const controls = createControls()
      const at = (time: string, send: (request: Request) => Promise<Response>, value: string) => checkAccount(
        site.check, ask(value), { ...context(send), now: new Date(`2026-01-02T${time}:05:00Z`), controls })
      const before = (request: Request) => Promise.resolve(replyOf(request))
      const moved = ({ url }: Request) => Promise.resolve({ status, headers: {}, body: Buffer.from('x'), url })
      for (const value of ['torvalds', 'nobodyhere']) await at('03', before, value)

      const verdict = await at(hour, moved, status === 200 ? 'nobodythere' : 'rodneyfool')

      expect(verdict.reason?.code).to.equal('SAME_AS_CONTROL')
    })
  }

  it('continues for the other searches if the one that began it is aborted', async () => {
    const controls = createControls()
    const stop = new AbortController()
    let asked = 0
    const client = async (request: Request, signal?: AbortSignal): Promise<Response> => {
      if (existing.has(askedName(request)) || ++asked > 1) return replyOf(request)
      stop.abort(new Error('stopped')) // the first control question never ends
      return await new Promise((_, reject) => { signal?.throwIfAborted(); signal?.addEventListener('abort', reject) })
    }

    const first = checkAccount(site.check, ask('sam'), { ...context(client, stop.signal), controls })
    const second = checkAccount(site.check, ask('wren'), { ...context(client), controls })

    expect(await first.catch((error: unknown) => error)).to.have.property('message', 'stopped')
    expect(await second).to.include({ status: 'registered' })
  })

  it('makes the verdict unknown with a reason of its own if it has no answer', async () => {
    const client = (request: Request) => askedName(request) === 'sam'
      ? Promise.resolve(replyOf(request))
      : Promise.reject(new SourceFailure('UPSTREAM_TIMEOUT', 'too late'))

    const { status, reason } = await checkAccount(site.check, ask('sam'), context(client))

    expect({ status, reason }).to.eql({
      status: 'unknown',
      reason: { code: 'CONTROL_FAILED', message: 'the control question failed: too late' },
    })
  })

  it('makes the verdict unknown if the site has no account that is known to exist', async () => {
    const check = { ...site.check, examples: { registered: [], notRegistered: [] } }

    const { reason } = await checkAccount(check, ask('nobody'), context(request => Promise.resolve(replyOf(request))))

    expect(reason?.code).to.equal('CONTROL_FAILED')
  })

  it('asks about a second known account if the first one was deleted', async () => {
    const check = { ...site.check, examples: { registered: ['gone', 'wren'], notRegistered: [] } }

    const verdict = await checkAccount(check, ask('nobody'), context(request => Promise.resolve(replyOf(request))))

    expect(verdict.status).to.equal('not_registered')
  })

  it('is asked once more for each other form of names, and not for a missing one', async () => {
    const asked: string[] = []
    const controls = createControls()
    const client = (request: Request) => {
      asked.push(askedName(request))
      return Promise.resolve(replyOf(request))
    }
    const requestsFor = async (value: string) => {
      const before = asked.length
      await checkAccount(site.check, ask(value), { ...context(client), controls })
      return asked.length - before
    }

    const counts = []
    for (const name of ['torvalds', 'rodneyfool', 'nobodyhere', 'nobody', 'sam', 'sam_lee', 'sam_lee', 'no_body']) {
      counts.push(await requestsFor(name))
    }

    // each hit is asked about a second time, because its proof is weak
    // sam_lee: also its control, its twin and the one that shows whether the site ignores `_`; later not the last one
    expect(counts).to.eql([3, 3, 2, 1, 3, 5, 4, 1])
  })
})
