import { expect } from 'chai'
import { askSite } from '../../../src/sources/registered/ask-site.ts'
import { combine, context, maigret, only, reasonOf, requestOf } from '../../support/packs.ts'

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
    expect(byText.notRegistered).to.eql([{ text: 'User not found', isWeak: false, isRead: true }])
    expect(oneSided.notRegistered).to.eql([{ status: [404, 410], lacks: ['since'], isWeak: true }])
  })

  it('reads the texts of a kind of check only if Maigret reads them', () => {
    const texts = { presenseStrs: ['since', ''], absenceStrs: ['User not found'] }

    expect(only(maigret(texts)).registered).to.eql([{ status: [200], isWeak: true }])
    expect(only(maigret({ ...texts, checkType: 'response_url' })).registered)
      .to.eql([{ status: 200, text: 'since', isWeak: true }])
    expect(only(maigret({ checkType: 'message', presenceStrs: ['since'] })).registered)
      .to.eql([{ status: 200, text: 'since', isWeak: true }])
  })

  it('lets a page with 403 answer control questions only, if the site shows its texts there', () => {
    const texts = { checkType: 'message', presenseStrs: ['since'], absenceStrs: ['User not found'] }
    const { registered, notRegistered } = only(maigret({ ...texts, ignore403: true }))

    expect(registered.filter(({ status }) => status === 403)).to.eql([
      {
        status: 403,
        text: 'since',
        lacks: ['User not found'],
        isWeak: true,
        isControlOnly: true,
      },
    ])
    expect(notRegistered.filter(({ status }) => status === 403)).to.eql([
      { status: 403, text: 'User not found', isWeak: true, isControlOnly: true },
    ])
    expect([...only(maigret(texts)).registered, ...only(maigret(texts)).notRegistered].map(({ status }) => status))
      .to.eql([200, undefined])
  })

  it('fills templates as Python\'s format does', () => {
    const check = only(maigret({
      urlMain: 'https://birds.example/',
      url: '{urlMain}{urlSubpath}/u/{username}',
      urlSubpath: '/forum',
      urlProbe: '{urlMain}api?filter={{a}}',
      getParams: { lang: 'en' },
      requestMethod: 'post',
      requestPayload: { query: '{{ user(name: "{username}") {{ id }} }}', size: 5, more: { raw: '{{' } },
    }))

    expect(check.url?.('sam', 'Pseudonym')).to.equal('https://birds.example/forum/u/sam')
    expect(requestOf(check)).to.deep.include({
      url: 'https://birds.example/api?filter={a}&lang=en',
      body: '{"query":"{ user(name: \\"sam\\") { id } }","size":5,"more":{"raw":"{{"}}',
    })
  })

  it('sends a body only with POST, and as a form if the header states it', () => {
    const requestPayload = { name: '{username}', kind: 'a b' }
    const form = { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }

    expect(requestOf(only(maigret({ requestPayload })))).to.not.have.any.keys('body', 'method')
    expect(requestOf(only(maigret({ ...form, requestPayload, requestMethod: 'POST' })))?.body)
      .to.equal('name=sam&kind=a+b')
  })

  it('reads a page in the character set that the pack states', async () => {
    const check = only(maigret({ checkType: 'message', encoding: 'gbk', presenseStrs: ['不存'] }))
    const body = Buffer.from([0xb2, 0xbb, 0xb4, 0xe6])
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    const send = () => Promise.resolve({ status: 200, headers, body, url: 'https://birds.example/sam' })

    expect(await askSite(check, { type: 'Pseudonym', value: 'sam' }, { ...context, client: { send } }))
      .to.include({ status: 'registered' })
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
    expect(check.notRegistered).to.eql([{ text: 'This member does not exist', isWeak: false, isRead: true }])
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
    expect(reasonOf(maigret({ similarSearch: true })))
      .to.equal('it searches for similar names, which proves nothing about one')
    expect(reasonOf(maigret({ protocol: 'dns' }))).to.equal('it needs another protocol than HTTPS: dns')
    expect(reasonOf(maigret({ engine: 'Forum' }))).to.equal('the pack does not have its engine: Forum')
    expect(reasonOf(maigret({ url: 'https://birds.example/{username}/{' })))
      .to.equal('its template cannot be filled: a brace stands alone')
    expect(reasonOf(maigret({ url: 'https://birds.example/{user}' })))
      .to.equal('its template cannot be filled: it has the field {user}')
    expect(reasonOf(maigret({ checkType: 'other' }))).to.equal('it does not have the form of a site: ' +
      '"checkType" must be one of message, status_code, response_url')
    expect(combine(maigret({ protection: ['ip_reputation'] })).checks).to.have.length(1)
  })
})
