import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import fc from 'fast-check'
import type { AccountCheck } from '../../../src/sources/registered/account-check.ts'
import { checkAccount } from '../../../src/sources/registered/check-account.ts'
import { accountChecks } from '../../../src/sources/account-checks.ts'
import { combinePacks } from '../../../src/sources/registered/packs/combine.ts'
import { parsePack, parsePackFile, readPackFile } from '../../../src/sources/registered/packs/read.ts'
import type { PackSite } from '../../../src/sources/registered/packs/whatsmyname.ts'
import { outcomeOf } from '../../../src/upstreams/outcomes.ts'
import type { Upstream, UpstreamRequest } from '../../../src/upstreams/upstream.ts'
import { simulate } from '../../support/simulated.ts'

const site = (more: Partial<PackSite> = {}): PackSite => ({
  name: 'Birds',
  uri_check: 'https://birds.example/people/{account}',
  e_code: 200,
  e_string: 'member since',
  m_code: 404,
  m_string: 'no such bird',
  known: ['wren', 'robin'],
  ...more,
})

const packOf = (...sites: unknown[]) => ({
  license: ['Public domain'],
  authors: ['Sam Example'],
  categories: ['hobby'],
  sites,
})

/** Returns the checks of one pack and the facts about it. */
function readPack(json: unknown, besides: readonly AccountCheck[] = []) {
  const { checks, packs: [report] } = combinePacks([{ name: 'pack', parsed: parsePack(json) }], besides)
  return { ...report!, checks }
}

const only = (more: Partial<PackSite>): AccountCheck => {
  const { checks, skipped: left } = readPack(packOf(site(more)))
  expect(left).to.eql([])
  return checks[0]!
}

const asked = async (check: AccountCheck, value: string): Promise<UpstreamRequest | undefined> => {
  let first: UpstreamRequest | undefined
  const birds: Upstream = {
    origin: 'https://birds.example',
    subject(request) {
      first ??= request
      return 'sam'
    },
    found: () => ({ body: 'member since 2015' }),
    notFound: () => ({ status: 404, body: 'no such bird' }),
  }
  await using world = await simulate({ upstreams: [birds] })
  await checkAccount({ ...check, registered: [{ status: 200 }] }, { type: 'Pseudonym', value }, world.context())
  return first
}

describe('an account pack', () => {
  it('yields a check for each site, and the licence and the authors', () => {
    const pack = readPack(packOf(site(), site({ name: 'Bees', uri_check: 'https://bees.example/{account}' })))

    expect(pack.checks.map(({ slug, name, types, notifies }) => ({ slug, name, types, notifies }))).to.eql([
      { slug: 'wmn-birds', name: 'Birds', types: ['Pseudonym'], notifies: false },
      { slug: 'wmn-bees', name: 'Bees', types: ['Pseudonym'], notifies: false },
    ])
    expect(pack.checks[0]?.examples.registered).to.eql(['wren', 'robin'])
    expect(pack.skipped).to.eql([])
    expect(pack.licence).to.eql(['Public domain', '(authors: Sam Example)'])
  })

  it('yields checks that distinguish registered, not registered and every failure', async () => {
    const birds: Upstream = {
      origin: 'https://birds.example',
      subject: ({ url }) => decodeURIComponent(url.pathname.split('/')[2] ?? ''),
      found: () => ({ headers: { 'content-type': 'text/html' }, body: '<h1>Sam</h1> member since 2015' }),
      notFound: () => ({ status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>no such bird</h1>' }),
    }
    const known = new Set(['wren', 'robin'])
    const outcomes = (name: string) => name.startsWith('tw-') ? outcomeOf(name) : known.has(name) ? 'success' : 'none'
    await using world = await simulate({ upstreams: [birds], outcomes })
    const check = only({})
    const verdict = async (value: string) => {
      const { status, reason } = await checkAccount(check, { type: 'Pseudonym', value }, world.context())
      return reason?.code ?? status
    }

    const verdicts = []
    for (const outcome of ['success', 'none', 'failure', 'limited', 'blocked', 'changed', 'drop']) {
      verdicts.push(await verdict(`tw-${outcome}`))
    }

    expect(verdicts).to.eql([
      'registered', 'not_registered', 'UPSTREAM_ERROR', 'UPSTREAM_RATE_LIMITED', 'UPSTREAM_BLOCKED', 'UPSTREAM_CHANGED',
      'UPSTREAM_UNREACHABLE',
    ])
  })

  const reasons: Array<[string, Partial<PackSite>]> = [
    ['the pack marks it as not working', { valid: false }],
    ['the site is protected: captcha, cloudflare', { protection: ['captcha', 'cloudflare'] }],
    ['it does not contain {account}', { uri_check: 'https://birds.example/people' }],
    ['its address is not https', { uri_check: 'http://birds.example/{account}' }],
    ['its address is malformed', { uri_check: 'https://[birds/{account}' }],
    ['its address is malformed', { uri_pretty: 'javascript:alert({account})' }],
    ['its address has credentials', { uri_check: 'https://sam:secret@birds.example/{account}' }],
    ['its address is not public', { uri_check: 'https://127.0.0.1/{account}' }],
    ['its address is not public', { uri_check: 'https://[::1]/{account}' }],
    ['its address is not public', { uri_check: 'https://localhost/{account}' }],
    ['the name is part of its domain', { uri_check: 'https://{account}/' }],
    ['the name is part of its domain', { uri_check: 'https:///{account}.example/' }],
    ['the name is part of its domain', { uri_pretty: 'https://{account}:8080/' }],
    ['it sends the User-Agent of a browser', { headers: { 'User-Agent': 'Browser/1.0' } }],
    ['it sends a header that may identify a person: cookie', { headers: { Cookie: 'session=1' } }],
    ['it sends a header that may identify a person: authorization', { headers: { authorization: 'Client-ID 1' } }],
    ['it contains a key or token of a third party', { uri_check: 'https://birds.example/{account}?api_key=1' }],
    ['it contains a key or token of a third party', { uri_check: 'https://birds.example/{account}?client_id=1' }],
    ['it contains a key or token of a third party', { uri_check: 'https://b.example.org/{account}?v=E8Uh5l5fHZ6gD8U3KycjA' }],
    ['it contains a key or token of a third party', { post_body: 'securitytoken=guest&name={account}' }],
    ['its proof also means a refusal or an error: 403', { e_code: 403, e_string: '' }],
    ['its proof also means a refusal or an error: 500', { m_code: 500, m_string: '' }],
    ['its proof also means a refusal or an error: 403', { e_code: 403, m_code: 451 }],
    ['its two proofs are the same', { m_code: 200, m_string: 'member since' }],
    ['a built-in check covers this site', { name: 'Keybase (User)', uri_check: 'https://www.keybase.io/people/{account}' }],
    ['a built-in check covers this site', { uri_check: 'https://codeberg.org/api/v1/users/{account}' }],
  ]
  for (const [reason, more] of reasons) {
    it(`skips an entry with the reason "${reason}": ${JSON.stringify(more)}`, () => {
      const { checks, skipped: left } = readPack(packOf(site(more)), accountChecks)

      expect(checks).to.eql([])
      expect(left).to.eql([{ name: more.name ?? 'Birds', reason }])
    })
  }

  it('skips malformed entries, and keeps the others', () => {
    const { checks, skipped: left } = readPack(packOf(null, 'x', { name: 'Half' }, site({ e_code: 2_000 }), site()))

    expect(checks).to.have.length(1)
    expect(left).to.have.length(4)
    for (const { reason } of left) expect(reason).to.match(/^it does not have the form of a site: /)
  })

  it('names malformed entries', () => {
    const { skipped } = readPack(packOf(site(), { name: 'Half' }, null))

    expect(skipped.map(({ name }) => name)).to.eql(['Half', 'entry 3'])
  })

  it('is refused without a list of sites, and with no or too many sites', () => {
    for (const json of [null, [], {}, 'sites', { sites: 'all' }]) expect(() => readPack(json)).to.throw('not a pack')
    expect(() => readPack(packOf())).to.throw('has no sites')
    expect(() => readPack(packOf(...Array<null>(20_001).fill(null)))).to.throw('has more than 20,000 sites')
  })

  it('is read with a byte order mark, and refused with the fault if it is not JSON or nested deeply', () => {
    const read = (content: Buffer | string) => parsePackFile(Buffer.from(content))

    expect(read(`\ufeff${JSON.stringify(packOf(site()))}`).entries).to.have.length(1)
    expect(() => read('{"sites":')).to.throw('is not JSON in UTF-8')
    expect(() => read(Buffer.from(JSON.stringify(packOf(site())), 'utf16le'))).to.throw('is not JSON in UTF-8')
    expect(() => read('['.repeat(10_000) + ']'.repeat(10_000))).to.throw('is nested deeper than 100 levels')
  })

  it('yields unique slugs for entries with equal names or without Latin letters', () => {
    const named = (name: string, host: string) => site({ name, uri_check: `https://${host}.example/{account}` })
    const { checks } = readPack(packOf(named('Birds', 'a'), named('Birds', 'b'), named('Birds!', 'c'), named('鳥', 'd')))

    expect(checks.map(({ slug }) => slug)).to.eql(['wmn-birds', 'wmn-birds-2', 'wmn-birds-3', 'wmn-site'])
  })

  it('yields weak proofs for a status alone, for a text of any page, and for the text of an account', () => {
    const weak = { isWeak: true }

    expect(only({ m_string: '' }).notRegistered).to.eql([{ status: 404, lacks: ['member since'], ...weak }])
    expect(only({ e_string: '', e_code: 302 }).registered).to.eql([{ status: 302, lacks: ['no such bird'], ...weak }])
    expect(only({}).registered).to.eql([{ status: 200, text: 'member since', ...weak }])
    for (const text of ['no such bird', '"error":"Not Found"', '404', '"matchedUser":null', '<title>Profile</title>']) {
      expect(only({ m_string: text }).notRegistered, text).to.eql([{ status: 404, text, ...weak }])
    }
    for (const text of ['No such user', '"message":"Profile not found"', 'Профиль не найден', 'このユーザーは存在しません']) {
      expect(only({ m_string: text }).notRegistered, text).to.eql([{ status: 404, text, isWeak: false, isRead: true }])
    }
  })

  it('yields proofs for control questions only if a status also means a refusal or an error', () => {
    expect(only({ m_code: 500, m_string: 'No such user' }).notRegistered[0])
      .to.include({ status: 500, isControlOnly: true })
  })

  it('yields proofs that compare the whole body if the text of an entry is a whole JSON body', () => {
    expect(only({ m_string: '[]' }).notRegistered).to.eql([{ status: 404, text: '[]', isWhole: true, isWeak: true }])
  })

  it('marks requests to sign-up and reset forms as probes, which are off by default', () => {
    const addresses = [
      'https://birds.example/signup/check-username/{account}',
      'https://birds.example/api/register/validate?username={account}',
      'https://birds.example/validate_username?u={account}',
      'https://birds.example/password/reset/{account}',
      'https://birds.example/api/user/exist/{account}',
    ]

    for (const uri_check of addresses) {
      expect(only({ uri_check }).probe?.risk, uri_check).to.be.a('string').that.is.not.empty
    }
    expect(only({}).probe).to.equal(undefined)
  })

  it('does not take the properties that a request asks for as a form', () => {
    const json = { headers: { 'Content-Type': 'application/json' } }
    const graphql = (query: string) =>
      ({ ...json, uri_check: 'https://birds.example/graphql', post_body: JSON.stringify({ query }) })
    const lookUps = [
      { uri_check: 'https://birds.example/w/api.php?action=query&list=users&ususers={account}&usprop=cancreate|registration' },
      { uri_check: 'https://birds.example/api/users/{account}?fields[user]=name,registrationDate' },
      { ...json, uri_check: 'https://birds.example/api', post_body: 'name={account}&fields=registered,registration' },
      graphql('query{user(name:"{account}"){name registrationDate}}'),
    ]
    const forms = [
      graphql('query{usernameAvailable(name:"{account}"){id}}'),
      graphql('mutation{registerUser(name:"{account}"){id}}'),
      { uri_check: 'https://birds.example/?action=register&fields=name&name={account}' },
    ]

    expect(lookUps.map(more => only(more).probe)).to.eql(lookUps.map(() => undefined))
    expect(forms.map(more => only(more).probe !== undefined)).to.eql(forms.map(() => true))
  })

  it('keeps a site that only has the name of a built-in check, and skips the same site under another host', () => {
    const left = (more: Partial<PackSite>) => readPack(packOf(site(more)), accountChecks).skipped.length

    expect(left({ name: 'Keybase' })).to.equal(0)
    expect(left({ name: 'Codeberg' })).to.equal(0)
    expect(left({ name: 'Codeberg', uri_check: 'https://m.codeberg.org/people/{account}' })).to.equal(1)
    expect(left({ name: 'A forge', uri_check: 'https://www.codeberg.org/{account}' })).to.equal(1)
  })

  it('sends no body if the entry has an empty one', () => {
    expect(only({ post_body: '', headers: { Accept: 'text/html' } }).request('sam', {} as never, 'Pseudonym'))
      .to.not.have.any.keys('method', 'body')
  })

  it('links to the profile page of the entry', () => {
    const check = only({
      uri_check: 'https://api.birds.example/v1/{account}',
      uri_pretty: 'https://birds.example/@{account}',
    })

    expect(check.url?.('sam lee', 'Pseudonym')).to.equal('https://birds.example/@sam%20lee')
    expect(check.homepage).to.equal('https://birds.example')
  })

  it('accepts only names that can be part of a host name, if the entry puts them there', () => {
    const inHost = only({ uri_check: 'https://{account}.birds.example/' })

    expect(inHost.homepage).to.equal('https://birds.example')
    expect(only({ uri_check: 'https:///www.{account}.birds.example/' })).to.deep.include({
      homepage: 'https://birds.example', accepts: inHost.accepts,
    })
    expect(['sam', 'sam-lee', 'sam_lee', 'sam.lee', 'sam/', 'sam lee'].map(name => inHost.accepts?.pattern.test(name)))
      .to.eql([true, true, true, true, false, false])
  })

  it('asks about names with signs that WhatsMyName may remove, and finds out that the site ignores them', async () => {
    const check = only({})
    const people = new Set(['johndoe', 'jane.doe', 'wren'])
    const birds = (fold: (name: string) => string): Upstream => {
      const answer = (name: string) => people.has(fold(name))
        ? { body: 'member since 2015' }
        : { status: 404, body: 'no such bird' }
      const subject = ({ url }: UpstreamRequest) => decodeURIComponent(url.pathname.split('/')[2] ?? '')
      return { origin: 'https://birds.example', subject, found: answer, notFound: answer }
    }
    await using ignoring = await simulate({ upstreams: [birds(name => name.replaceAll('.', ''))] })
    await using exact = await simulate({ upstreams: [birds(name => name)] })

    const folded = await checkAccount(check, { type: 'Pseudonym', value: 'john.doe' }, ignoring.context())
    const found = await checkAccount(check, { type: 'Pseudonym', value: 'jane.doe' }, exact.context())

    expect(check.accepts).to.equal(undefined)
    expect([folded.reason?.code, found.status]).to.eql(['NAME_FOLDED', 'registered'])
  })

  it('escapes the name for the format of the request body', async () => {
    const json = { uri_check: 'https://birds.example/graphql', headers: { 'Content-Type': 'application/json' } }

    const plain = await asked(only({ ...json, post_body: '{"name":"{account}"}' }), 'a"b\\c')
    const nested = await asked(only({ ...json, post_body: '{"query":"{user(name:\\"{account}\\"){id}}"}' }), 'a"b\\c')
    const form = await asked(only({
      uri_check: 'https://birds.example/find', post_body: 'name={account}&x=1',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    }), 'a&b=c')

    expect(plain?.method).to.equal('POST')
    expect(JSON.parse(plain?.body ?? '')).to.eql({ name: 'a"b\\c' })
    expect(JSON.parse(nested?.body ?? '')).to.eql({ query: '{user(name:"a\\"b\\\\c"){id}}' })
    expect([...new URLSearchParams(form?.body)]).to.eql([['name', 'a&b=c'], ['x', '1']])
  })

  it('does not let a name change the rest of the request', () => {
    const path = only({ uri_check: 'https://birds.example/people/{account}/about?tab=1' })
    const body = only({
      uri_check: 'https://birds.example/',
      post_body: '{"name":"{account}"}',
      headers: { 'content-type': 'application/json' },
    })
    const context = {
      client: { send: () => Promise.reject(new Error('not asked')) },
      key: undefined,
      now: new Date(0),
      signal: new AbortController().signal,
    }

    fc.assert(fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), name => {
      const url = new URL(path.request(name, context, 'Pseudonym').url)
      fc.pre(!/^\.{1,2}$/.test(name)) // excludes `.` and `..`, which checkAccount never sends
      expect(url.pathname.split('/').map(decodeURIComponent)).to.eql(['', 'people', name, 'about'])
      expect(url.search).to.equal('?tab=1')
      expect(JSON.parse(body.request(name, context, 'Pseudonym').body ?? '')).to.eql({ name })
    }))
  })
})

describe('the file of an account pack', () => {
  let folder = ''
  beforeEach(async () => { folder = await mkdtemp(join(tmpdir(), 'tracewell-pack-')) })
  afterEach(() => rm(folder, { recursive: true }))
  const failure = (path: string): Promise<unknown> => readPackFile(path).then(() => 'read', (error: unknown) => error)

  it('is read', async () => {
    await writeFile(join(folder, 'pack.json'), JSON.stringify(packOf(site(), site({ protection: ['captcha'] }))))

    const { name, parsed } = await readPackFile(join(folder, 'pack.json'))

    expect([name, parsed.format, parsed.entries.length]).to.eql(['pack', 'whatsmyname', 2])
  })

  it('is refused with a message if it cannot be read or is not a pack', async () => {
    await writeFile(join(folder, 'other.json'), '{"sites":[')

    expect(await failure(join(folder, 'none.json'))).to.have.property('message').that
      .matches(/none\.json cannot be read: there is no such file or folder$/)
    expect(await failure(join(folder, 'other.json'))).to.have.property('message').that
      .matches(/is not JSON in UTF-8$/)
  })
})
