import { expect } from 'chai'
import { checkAccount } from '../../../src/sources/registered/check-account.ts'
import { birds, combine, context, maigret, only, reasonOf, requestOf, sherlock } from '../../support/packs.ts'

describe('a pack in Sherlock\'s format', () => {
  it('yields a check for each kind of proof', () => {
    const byStatus = only(sherlock({}))
    const byCode = only(sherlock({ errorCode: [406, 200] }))
    const byText = only(sherlock({ errorType: 'message', errorMsg: ['User not found', 'Oops'] }))
    const byRedirect = only(sherlock({ errorType: 'response_url', errorUrl: 'https://birds.example/' }))

    expect(byStatus).to.deep.include({ slug: 'sherlock-birds', name: 'Birds', homepage: 'https://birds.example' })
    expect(byStatus.registered).to.eql([{ status: [200], isWeak: true }])
    expect(byStatus.notRegistered).to.eql([{ status: [404, 410], isWeak: true }])
    expect(byCode.notRegistered).to.eql([{ status: [404, 410, 406, 200], isWeak: true }])
    expect(byCode.registered).to.eql([{ status: [201, 202, 204], isWeak: true }])
    expect(byText.registered).to.eql([{ status: [200], lacks: ['User not found', 'Oops'], isWeak: true }])
    expect(byText.notRegistered)
      .to.eql([{ text: 'User not found', isWeak: false, isRead: true }, { text: 'Oops', isWeak: true }])
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
    const check = only(sherlock({ regexCheck: '^[a-z]{3}$', username_claimed: 'sam' }))

    const { status, reason } = await checkAccount(check, { type: 'Pseudonym', value: 'sam.lee' }, context)

    expect([status, reason?.code]).to.eql(['unknown', 'NAME_NOT_POSSIBLE'])
  })

  const accepts = (regexCheck: string, name: string) =>
    only(sherlock({ regexCheck, username_claimed: 'sam' })).accepts?.pattern.test(name)

  for (const regexCheck of [
    '[', '(?P=x)', '^(a*)(b)\\1$', '(?>sam)', 'sam++', '(sam)?(?(1)|lee)', '(?x) sam', '\\N{DIGIT ONE}', '*sam',
    'sam{3,1}',
  ]) {
    it(`leaves out a site with the pattern ${regexCheck}, which JavaScript does not have or Python refuses`, () => {
      expect(reasonOf(sherlock({ regexCheck }))).to.match(/^its pattern of names cannot be read: it /)
    })
  }

  for (const regexCheck of [
    '^(a+)+$', '^((a+))+$', '^(a|a)*$', '^(a?){30}$', '^(a+){2,}$', `^${'.*'.repeat(4)}x$`, '[a-z]+[a-z]+[a-z]+!',
    `^${'a?'.repeat(19)}$`, `^${'x'.repeat(300)}$`,
  ]) {
    it(`asks without the pattern of names ${regexCheck.slice(0, 30)}, which may take very long, and reports it`, () => {
      const { checks, packs: [report] } = combine(sherlock({ regexCheck }))

      expect(checks[0]?.accepts).to.equal(undefined)
      expect(report?.remarks[0]?.reason).to.match(/^its pattern of names (?:could take too|is too) long$/)
    })
  }

  it('asks without a pattern that refuses the known account of the pack, and reports it', () => {
    const { checks, packs: [report] } = combine(sherlock({ regexCheck: '^[a-z]{4,}$', username_claimed: 'bob' }))

    expect(checks[0]?.accepts).to.equal(undefined)
    expect(report?.remarks).to.eql([
      { name: 'Birds', reason: 'its pattern of names refuses the known account of the pack' },
    ])
  })

  for (const regexCheck of [
    '^[a-z]{3}$', '^[a-zA-Z0-9_.-]{3,20}$', '^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$', '^(?!.*[.]{2})[\\w.]+$',
    '^[^.]*$', '[()*+?]?sam', '^(?:sam|lee)$', '^s+?am$', '^a*.$|sam', '^([a-z]){1,15}$', '^((?!\\.).)*$',
  ]) {
    it(`uses the pattern of names ${regexCheck}`, () => {
      expect(accepts(regexCheck, 'sam')).to.equal(true)
    })
  }

  it('takes bounded time for a name, because longer names are asked', () => {
    const hard = '^[as]*a*[am]*$'

    expect(accepts(hard, `${'a'.repeat(63)}!`)).to.equal(false)
    expect(accepts(hard, `${'a'.repeat(100_000)}!`)).to.equal(true)
  })

  it('joins the pattern of names with the rule for host names if the name is a part of the host', () => {
    const { accepts } = only(sherlock({ url: 'https://{}.birds.example/', regexCheck: '^[^.]+$' }))

    expect(['sam', 'sam-lee', 'sam.lee', 'sam lee', 'x'.repeat(64)].map(name => accepts?.pattern.test(name)))
      .to.eql([true, true, false, false, false])
    expect(accepts?.isClaim).to.equal(true)
  })

  it('leaves out what cannot or must not be checked, with the reason', () => {
    expect(reasonOf(sherlock({ errorCode: 403 }))).to.equal('its proof also means a refusal or an error: 403')
    expect(reasonOf(sherlock({ request_payload: { name: '{}' } })))
      .to.equal('it sends a body with another method than POST: GET')
    expect(reasonOf(sherlock({ url: 'http://birds.example/{}' }))).to.equal('its address is not https')
    expect(reasonOf(sherlock({ headers: { 'User-Agent': 'x' } }))).to.equal('it sends the User-Agent of a browser')
    expect(reasonOf(sherlock({ request_method: 'PUT' }))).to.equal('it uses another method than GET and POST: PUT')
    expect(reasonOf(sherlock({ errorType: 'message' })))
      .to.equal('it does not have the form of a site: "errorMsg" is missing')
    expect(reasonOf({ ...sherlock({}), Broken: 1 })).to.equal('it does not have the form of a site: must be object')
    expect(reasonOf({ ...sherlock({}), Broken: { url: 'https://x.example/{}' } }))
      .to.equal('it does not have the form of a site: "errorType" is missing')
  })

  it('names the licence of Sherlock\'s data, which a file in its format need not have', () => {
    expect(combine(sherlock({})).packs[0]?.licence[0]).to.match(/^not stated in the file; Sherlock .* MIT: https:/)
  })
})

describe('a pack with too long texts', () => {
  const long = 'x'.repeat(20_000)
  const sites: Array<[string, object]> = [
    ['name', { [long]: { ...birds, errorType: 'status_code' } }],
    ['address', sherlock({ urlProbe: `https://birds.example/{}?${long}` })],
    ['body', sherlock({ request_method: 'POST', request_payload: { name: '{}', long } })],
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

      expect(reasonOf('sites' in json ? json : { ...json, ...one }))
        .to.match(/^it does not have the form of a site(: |$)/)
    })
  }
})
