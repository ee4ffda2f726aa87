import { expect } from 'chai'
import { combinePacks } from '../../../src/sources/registered/packs/combine.ts'
import * as maigret from '../../../src/sources/registered/packs/maigret.ts'
import { parsePack } from '../../../src/sources/registered/packs/read.ts'
import * as sherlock from '../../../src/sources/registered/packs/sherlock.ts'
import * as whatsmyname from '../../../src/sources/registered/packs/whatsmyname.ts'

type Site = Record<string, unknown>

interface Format {
  name: string
  format: { siteSchema: { properties: object }, unread: Record<string, string> }
  /** Members in the data and the code of the authors, as of August 2026, separated by spaces. */
  members: string[]
  plain: Site
  /** For each member, what changes the check. Members of `with` are in both of the compared sites. */
  changes: Record<string, { value: unknown, with?: Site }>
  packOf(site: Site): unknown
}

const address = 'https://birds.example/'
const post = { requestMethod: 'POST' }
const message = { checkType: 'message', presenseStrs: ['since'], absenceStrs: ['gone'] }

const formats: Format[] = [
  {
    name: 'Maigret',
    format: maigret,
    members: [
      'url urlMain urlProbe urlSubpath checkType usernameClaimed usernameUnclaimed regexCheck engine type protocol',
      'requestMethod requestPayload requestHeadOnly getParams presenseStrs presenceStrs absenceStrs tags protection',
      'disabled similarSearch ignore403 encoding headers errors activation mirrors errorUrl caseSentitive alexaRank',
      'stats source',
    ],
    plain: { url: `${address}{username}`, urlMain: address, usernameClaimed: 'wren', checkType: 'status_code' },
    changes: {
      url: { value: `${address}u/{username}` },
      urlMain: { value: 'https://bees.example', with: { url: '{urlMain}/{username}' } },
      urlSubpath: { value: '/forum', with: { url: '{urlMain}{urlSubpath}/{username}' } },
      urlProbe: { value: `${address}api/{username}` },
      checkType: { value: 'response_url' },
      usernameClaimed: { value: 'robin' },
      regexCheck: { value: '^[a-z]+$' },
      engine: { value: 'Forum' },
      type: { value: 'gaia_id' },
      protocol: { value: 'tor' },
      encoding: { value: 'gbk' },
      requestMethod: { value: 'POST', with: { requestPayload: { name: '{username}' } } },
      requestPayload: { value: { name: '{username}' }, with: post },
      getParams: { value: { lang: 'en' } },
      presenseStrs: { value: ['since'], with: { checkType: 'message' } },
      presenceStrs: { value: ['since'], with: { checkType: 'message' } },
      absenceStrs: { value: ['gone'], with: { checkType: 'message' } },
      tags: { value: ['coding'] },
      protection: { value: ['captcha'] },
      disabled: { value: true },
      similarSearch: { value: true },
      ignore403: { value: true, with: message },
      headers: { value: { accept: 'text/html' } },
      errors: { value: { Login: 'Login' } },
      activation: { value: { method: 'x' } },
    },
    packOf: site => ({ sites: { Birds: site }, engines: { Forum: { site: { tags: ['forum'] } } } }),
  },
  {
    name: 'Sherlock',
    format: sherlock,
    members: [
      'url urlMain urlProbe username_claimed regexCheck isNSFW headers request_payload __comment__ tags',
      'request_method errorType errorMsg errorCode errorUrl response_url',
    ],
    plain: { url: `${address}{}`, urlMain: address, username_claimed: 'wren', errorType: 'status_code' },
    changes: {
      url: { value: `${address}u/{}` },
      urlProbe: { value: `${address}api/{}` },
      errorType: { value: 'response_url' },
      errorMsg: { value: 'gone', with: { errorType: ['message', 'status_code'] } },
      errorCode: { value: [406] },
      username_claimed: { value: 'robin' },
      regexCheck: { value: '^[a-z]+$' },
      request_method: { value: 'POST' },
      request_payload: { value: { name: '{}' }, with: { request_method: 'POST' } },
      isNSFW: { value: true },
      headers: { value: { accept: 'text/html' } },
      tags: { value: 'gaming' },
    },
    packOf: site => ({ Birds: site, Bees: { ...site, url: 'https://bees.example/{}' } }),
  },
  {
    name: 'WhatsMyName',
    format: whatsmyname,
    members: [
      'name uri_check uri_pretty post_body headers strip_bad_char e_code e_string m_string m_code known cat valid',
      'protection',
    ],
    plain: {
      name: 'Birds',
      uri_check: `${address}{account}`,
      e_code: 200,
      e_string: 'since',
      m_code: 404,
      m_string: 'gone',
      known: ['wren'],
    },
    changes: {
      name: { value: 'Bees' },
      uri_check: { value: `${address}u/{account}` },
      uri_pretty: { value: `${address}@{account}` },
      post_body: { value: 'name={account}' },
      headers: { value: { accept: 'text/html' } },
      e_code: { value: 201 },
      e_string: { value: 'joined' },
      m_code: { value: 410 },
      m_string: { value: 'missing' },
      known: { value: ['robin'] },
      cat: { value: 'hobby' },
      valid: { value: false },
      protection: { value: ['captcha'] },
    },
    packOf: site => ({ sites: [site] }),
  },
]

for (const { name, format: { siteSchema, unread }, members, plain, changes, packOf } of formats) {
  const read = Object.keys(siteSchema.properties)
  const combined = (site: Site) => combinePacks([{ name: 'pack', parsed: parsePack(packOf(site)) }])
  /** Returns all that a site yields: its check, the requests and the reason to leave it out. */
  const outcome = (site: Site): string => {
    const { checks, packs } = combined(site)
    const asked = checks.map(check => [
      check.request('sam', {} as never, 'Pseudonym'), check.url?.('sam', 'Pseudonym'), String(check.accepts?.pattern),
    ])
    return JSON.stringify([checks, asked, packs])
  }

  describe(`the members of a site in ${name}'s format`, () => {
    it('are each read, or not read for a reason', () => {
      expect([...read, ...Object.keys(unread)]).to.have.members(members.join(' ').split(' '))
      for (const reason of Object.values(unread)) expect(reason).to.be.a('string').that.is.not.empty
      expect(Object.keys(changes)).to.have.members(read)
    })

    for (const [member, change] of Object.entries(changes)) {
      it(`change the check if they are read: ${member}`, () => {
        const site = { ...plain, ...change.with }

        expect(outcome({ ...site, [member]: change.value })).to.not.equal(outcome(site))
      })
    }

    it('are named if they are not known, and the site is used', () => {
      const others = Object.fromEntries(Object.keys(unread).map(one => [one, 'x']))
      const { checks, packs: [report] } = combined({ ...others, ...plain, mood: 'good' })

      expect(checks[0]?.name).to.equal('Birds')
      expect(report?.unknownFields.map(({ field, sites }) => [field, sites[0]])).to.eql([['mood', 'Birds']])
    })
  })
}
