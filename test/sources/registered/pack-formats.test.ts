import { expect } from 'chai'
import fc from 'fast-check'
import type { AccountCheck } from '../../../src/sources/registered/account-check.ts'
import { checkAccount } from '../../../src/sources/registered/check-account.ts'
import { combinePacks, type CombinedPacks } from '../../../src/sources/registered/packs/combine.ts'
import { parsePack } from '../../../src/sources/registered/packs/read.ts'

const combine = (...packs: unknown[]): CombinedPacks =>
  combinePacks(packs.map((json, index) => ({ name: `pack ${index + 1}`, parsed: parsePack(json) })))

const birds = { urlMain: 'https://birds.example/', url: 'https://birds.example/{}', username_claimed: 'wren' }
const sherlock = (site: object) =>
  ({ $schema: 'data.schema.json', Birds: { ...birds, errorType: 'status_code', ...site } })
const maigret = (site: object, engines: object = {}) => ({
  sites: {
    Birds: {
      urlMain: 'https://birds.example',
      url: 'https://birds.example/{username}',
      usernameClaimed: 'wren',
      checkType: 'status_code',
      ...site,
    },
  },
  engines,
})
const whatsMyName = (site: object) => ({
  license: ['CC BY-SA 4.0'],
  sites: [{
    name: 'Birds',
    uri_check: 'https://birds.example/{account}',
    e_code: 200,
    e_string: 'member since',
    m_code: 404,
    m_string: 'No such user',
    known: ['robin'],
    cat: 'hobby',
    ...site,
  }],
})

const context = {
  client: { send: () => Promise.reject(new Error('not asked')) },
  key: undefined,
  now: new Date(0),
  signal: new AbortController().signal,
}
const requestOf = (check: AccountCheck | undefined) => check?.request('sam', context, 'Pseudonym')
const only = (json: unknown): AccountCheck => {
  const { checks, packs } = combine(json)
  expect(packs[0]?.skipped).to.eql([])
  return checks[0]!
}
const reasonOf = (json: unknown) => combine(json).packs[0]?.skipped[0]?.reason

describe('a pack in Sherlock\'s format', () => {
  it('yields a check for each kind of proof', () => {
    const byStatus = only(sherlock({}))
    const byCode = only(sherlock({ errorCode: [406, 200] }))
    const byText = only(sherlock({ errorType: 'message', errorMsg: ['User not found', 'Oops'] }))
    const byRedirect = only(sherlock({ errorType: 'response_url', errorUrl: 'https://birds.example/' }))

    expect(byStatus).to.deep.include({ slug: 'sherlock-birds', name: 'Birds', homepage: 'https://birds.example' })
    expect(byStatus.registered).to.eql([{ status: [200], isWeak: true }])
    expect(byStatus.notRegistered).to.eql([{ status: [404, 410], isWeak: true }])
    expect(byCode.notRegistered).to.eql([{ status: [406], isWeak: true }])
    expect(byText.registered).to.eql([{ status: [200], lacks: ['User not found', 'Oops'], isWeak: true }])
    expect(byText.notRegistered).to.eql([{ text: 'User not found', isWeak: false }, { text: 'Oops', isWeak: true }])
    expect(byRedirect.notRegistered[0]?.status).to.include(302)
    expect([byStatus, byText, byRedirect].map(check => requestOf(check)?.redirects)).to.eql([3, 3, undefined])
  })

  it('joins the proofs of an entry with two kinds', () => {
    const check = only(sherlock({ errorType: ['message', 'status_code'], errorMsg: 'User not found' }))

    expect(check.registered).to.eql([{ status: [200], lacks: ['User not found'], isWeak: true }])
    expect(check.notRegistered).to.have.length(2)
  })

  it('yields the request to the probe address, and links to the public page', () => {
    const check = only(sherlock({
      urlProbe: 'https://api.birds.example/graphql',
      request_method: 'POST',
      request_payload: { query: 'q', variables: { name: '{}', more: {} } },
      isNSFW: true,
    }))

    expect(requestOf(check)).to.deep.include({
      url: 'https://api.birds.example/graphql',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"q","variables":{"name":"sam","more":{}}}',
    })
    expect(check.url?.('sam', 'Pseudonym')).to.equal('https://birds.example/sam')
    expect(check.examples.registered).to.eql(['wren'])
    expect(check.tags).to.eql(['nsfw'])
  })

  it('does not send a name that the pack calls impossible, and gives no verdict about it', async () => {
    const check = only(sherlock({ regexCheck: '^[a-z]{3}$' }))

    const { status, reason } = await checkAccount(check, { type: 'Pseudonym', value: 'sam.lee' }, context)

    expect([status, reason?.code]).to.eql(['unknown', 'NAME_NOT_POSSIBLE'])
  })

  const accepts = (regexCheck: string, name: string) => only(sherlock({ regexCheck })).accepts?.pattern.test(name)

  for (const regexCheck of [
    '(?P<name>x)', '[', '^(a+)+$', '^((a+))+$', '^(a|a)*$', '^(a?){30}$', '^(a+){2,}$', '^(a*)(b)\\1$',
    `^${'.*'.repeat(4)}x$`, '[a-z]+[a-z]+[a-z]+!', `^${'a?'.repeat(19)}$`, `^${'x'.repeat(300)}$`,
  ]) {
    it(`ignores the pattern of names ${regexCheck.slice(0, 30)}, which is not valid or may take very long`, () => {
      expect(accepts(regexCheck, 'sam')).to.equal(undefined)
    })
  }

  for (const regexCheck of [
    '^[a-z]{3}$', '^[a-zA-Z0-9_.-]{3,20}$', '^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$', '^(?!.*[.]{2})[\\w.]+$',
    '^[^.]*$', '[()*+?]?sam', '^(?:sam|lee)$', '^s+?am$', '^a*.$|sam',
  ]) {
    it(`uses the pattern of names ${regexCheck}`, () => {
      expect(accepts(regexCheck, 'sam')).to.equal(true)
    })
  }

  it('takes bounded time for a name, because longer names are asked', () => {
    const hard = '^a*a*a*$'

    expect(accepts(hard, `${'a'.repeat(63)}!`)).to.equal(false)
    expect(accepts(hard, `${'a'.repeat(100_000)}!`)).to.equal(true)
  })

  it('leaves out what cannot or must not be checked, with the reason', () => {
    expect(reasonOf(sherlock({ url: 'http://birds.example/{}' }))).to.equal('its address is not https')
    expect(reasonOf(sherlock({ headers: { 'User-Agent': 'x' } }))).to.equal('it sends the User-Agent of a browser')
    expect(reasonOf(sherlock({ request_method: 'PUT' }))).to.equal('it uses another method than GET and POST: PUT')
    expect(reasonOf(sherlock({ errorType: 'message' }))).to.equal('it does not have the form of a site')
    expect(reasonOf({ ...sherlock({}), Broken: 1 })).to.equal('it does not have the form of a site')
  })

  it('names the licence of Sherlock\'s data, which a file in its format need not have', () => {
    expect(combine(sherlock({})).packs[0]?.licence[0]).to.match(/^not stated in the file; Sherlock .* MIT: https:/)
  })
})

describe('a pack in Maigret\'s format', () => {
  it('yields a check for each kind of proof', () => {
    const byStatus = only(maigret({}))
    const byRedirect = only(maigret({ checkType: 'response_url' }))
    const byText = only(maigret({ checkType: 'message', presenseStrs: ['since'], absenceStrs: ['User not found'] }))
    const oneSided = only(maigret({ checkType: 'message', presenseStrs: ['since'] }))

    expect(byStatus.slug).to.equal('maigret-birds')
    expect(byStatus.notRegistered).to.eql([{ status: [404, 410], isWeak: true }])
    expect(byRedirect.notRegistered[0]?.status).to.include(302)
    expect(byText.registered).to.eql([{ status: 200, text: 'since', lacks: ['User not found'], isWeak: true }])
    expect(byText.notRegistered).to.eql([{ text: 'User not found', isWeak: false }])
    expect(oneSided.notRegistered).to.eql([{ status: [404, 410], lacks: ['since'], isWeak: true }])
  })

  it('adds what the engine gives to its sites', () => {
    const check = only(maigret(
      {
        engine: 'Forum',
        url: undefined,
        checkType: undefined,
        urlSubpath: '/forum',
        tags: ['ru'],
      },
      {
        Forum: {
          name: 'Forum',
          site: {
            url: '{urlMain}{urlSubpath}/member.php?username={username}',
            checkType: 'message',
            absenceStrs: ['This member does not exist'],
            presenseStrs: ['class="profile"'],
          },
        },
      },
    ))

    expect(requestOf(check)?.url).to.equal('https://birds.example/forum/member.php?username=sam')
    expect(check.notRegistered).to.eql([{ text: 'This member does not exist', isWeak: false }])
    expect(check.tags).to.eql(['ru'])
  })

  it('treats the errors that the pack names as a block', () => {
    const { errors } = only(maigret({ errors: { 'Login required': 'Login' } }))

    expect(errors?.[0]).to.include({ text: 'Login required', code: 'UPSTREAM_BLOCKED' })
  })

  it('leaves out what cannot or must not be checked, with the reason', () => {
    expect(reasonOf(maigret({ disabled: true }))).to.equal('the pack marks it as not working')
    expect(reasonOf(maigret({ protection: ['tls_fingerprint'] }))).to.equal('the site is protected: tls_fingerprint')
    expect(reasonOf(maigret({ type: 'gaia_id' }))).to.equal('it needs an identifier that is no name: gaia_id')
    expect(reasonOf(maigret({ activation: { method: 'x' } }))).to.equal('it needs a key or session of the site')
    expect(reasonOf(maigret({ checkType: 'other' }))).to.equal('it does not have the form of a site')
    expect(combine(maigret({ protection: ['ip_reputation'] })).checks).to.have.length(1)
  })
})

describe('a pack with too long texts', () => {
  const long = 'x'.repeat(20_000)
  const sites: Array<[string, object]> = [
    ['name', { [long]: { ...birds, errorType: 'status_code' } }],
    ['address', sherlock({ urlProbe: `https://birds.example/{}?${long}` })],
    ['body', sherlock({ request_payload: { name: '{}', long } })],
    ['mark', sherlock({ errorType: 'message', errorMsg: long })],
    ['number of marks', sherlock({ errorType: 'message', errorMsg: Array<string>(101).fill('None') })],
    ['tag', sherlock({ tags: [long] })],
    ['address of Maigret', maigret({ url: '{urlMain}/{username}'.repeat(100), urlMain: 'https://birds.example' })],
    ['mark of Maigret', maigret({ checkType: 'message', absenceStrs: [long] })],
    ['error of Maigret', maigret({ errors: { [long]: 'Blocked' } })],
    ['number of tags of Maigret', maigret({ tags: Array<string>(51).fill('hobby') })],
  ]
  for (const [what, json] of sites) {
    it(`leaves out the site of the long ${what}`, () => {
      const one = { Bees: { ...birds, url: 'https://bees.example/{}', errorType: 'status_code' } }

      expect(reasonOf('sites' in json ? json : { ...json, ...one })).to.equal('it does not have the form of a site')
    })
  }
})

describe('several packs', () => {
  it('give each site one check with the strictest proofs and all tags', () => {
    const { checks, packs } = combine(
      sherlock({ tags: ['gaming'] }),
      whatsMyName({}),
      maigret({ url: 'https://www.birds.example/{username}/', tags: ['ru'] }),
    )

    expect(checks.map(({ slug, pack, tags }) => ({ slug, pack, tags })))
      .to.eql([{ slug: 'wmn-birds', pack: 'pack 2', tags: ['hobby', 'gaming', 'ru'] }])
    expect(packs.map(({ used, skipped }) => [used, skipped.map(({ reason }) => reason)])).to.eql([
      [0, ['another pack covers it: pack 2']],
      [1, []],
      [0, ['another pack covers it: pack 2']],
    ])
  })

  it('recognise a site by the address of its accounts, whatever its name', () => {
    const { checks } = combine(whatsMyName({ name: 'The birds' }), sherlock({}))

    expect(checks.map(({ slug }) => slug)).to.eql(['wmn-the-birds'])
  })

  it('keep the count of sites: each is used, or left out once', () => {
    const site = fc.record({
      name: fc.constantFrom('a', 'b', 'c', 'd'),
      status: fc.boolean(),
    })
    fc.assert(fc.property(fc.array(fc.array(site, { minLength: 1, maxLength: 6 }), { maxLength: 4 }), all => {
      const { checks, packs } = combine(...all.map(sites => ({
        sites: sites.flatMap(({ name, status }) => whatsMyName({
          name, uri_check: `https://${name}.example/{account}`, ...(status && { m_string: '' }),
        }).sites),
      })))

      packs.forEach(({ used, skipped }, index) => expect(used + skipped.length).to.equal(all[index]!.length))
      expect(checks).to.have.length(packs.reduce((sum, { used }) => sum + used, 0))
      expect(new Set(checks.map(({ slug }) => slug)).size).to.equal(checks.length)
    }))
  })

  it('are refused if one has no known format', () => {
    for (const json of [{}, { Birds: { url: 'x' } }, [], 'x', { sites: 1 }]) {
      expect(() => parsePack(json)).to.throw('not a pack in the WhatsMyName, Sherlock or Maigret format')
    }
  })
})
