import { expect } from 'chai'
import type { AccountCheck } from '../../../src/sources/registered/account-check.ts'
import { checkAccount } from '../../../src/sources/registered/check-account.ts'
import { createControls } from '../../../src/sources/registered/control.ts'
import type { Request, Response } from '../../../src/sources/egress/client.ts'
import { maigret, only, sherlock, whatsMyName } from '../../support/packs.ts'
import { foundText, missingText, reportedSites, usual, type ReportedSite } from '../../support/reported-sites.ts'

const found = { e_string: foundText, known: ['wren'] }
/** The rules of the three formats about one site. */
const checks: Record<string, AccountCheck> = {
  'WhatsMyName': only(whatsMyName({ ...found, m_string: missingText })),
  'WhatsMyName by status': only(whatsMyName({ ...found, e_string: '', m_string: '' })),
  'WhatsMyName by text': only(whatsMyName({ ...found, m_code: 200, m_string: missingText })),
  'WhatsMyName by redirect': only(whatsMyName({ ...found, m_code: 302, m_string: '' })),
  'Sherlock by status': only(sherlock({})),
  'Sherlock by message': only(sherlock({ errorType: 'message', errorMsg: missingText })),
  'Sherlock by redirect': only(sherlock({ errorType: 'response_url' })),
  'Sherlock by status 200': only(sherlock({ errorCode: 200 })),
  'Maigret by status': only(maigret({})),
  'Maigret by message': only(maigret({
    checkType: 'message', presenseStrs: [foundText], absenceStrs: [missingText],
  })),
  'Maigret by absence': only(maigret({ checkType: 'message', absenceStrs: [missingText] })),
  'Maigret by redirect': only(maigret({ checkType: 'response_url' })),
}
const members = new Set(['sam', 'wren'])

/** Returns the verdict about a name at the site. Redirects are followed as far as the request says. */
async function verdictOf(check: AccountCheck, { answer }: ReportedSite, value: string) {
  const times = new Map<string, number>()
  let total = 0
  const send = (request: Request): Promise<Response> => {
    const { pathname, href } = new URL(request.url)
    const name = pathname.slice(pathname.lastIndexOf('/') + 1)
    const asked = { name, isMember: members.has(name), times: times.get(name) ?? 0, total: total++ }
    times.set(name, asked.times + 1)
    const { status, body, headers = { 'content-type': 'text/html' } } = answer(asked) ?? usual(asked)
    const target = headers['location']
    if (target !== undefined && request.redirects) {
      return send({ ...request, url: new URL(target, href).href, redirects: request.redirects - 1 })
    }
    return Promise.resolve({ status, headers, body: Buffer.from(body), url: href })
  }
  return (await checkAccount(check, { type: 'Pseudonym', value }, {
    client: { send },
    key: undefined,
    now: new Date(0),
    signal: new AbortController().signal,
    controls: createControls(),
  })).status
}

describe('a site of a public report', () => {
  for (const [kind, site] of Object.entries(reportedSites)) {
    it(`makes no format give a wrong verdict: ${kind}`, async () => {
      const wrong = []
      for (const [format, check] of Object.entries(checks)) {
        if (await verdictOf(check, site, 'sam') === 'not_registered') wrong.push(`${format}: sam is missing`)
        if (await verdictOf(check, site, 'nobodyhere') === 'registered') wrong.push(`${format}: nobodyhere exists`)
      }

      expect(wrong, site.report).to.eql([])
    })
  }

  it('gets both verdicts if it does what the rules of a format say', async () => {
    const verdicts = []
    for (const format of ['WhatsMyName', 'WhatsMyName by status', 'Sherlock by status', 'Sherlock by message',
      'Maigret by status', 'Maigret by message', 'Maigret by absence']) {
      for (const name of ['sam', 'nobodyhere']) {
        verdicts.push(await verdictOf(checks[format]!, { report: '', answer: () => undefined }, name))
      }
    }

    expect(verdicts).to.eql(Array(7).fill(['registered', 'not_registered']).flat())
  })

  // https://github.com/sherlock-project/sherlock/issues/816, https://github.com/megadose/holehe/issues/42
  it('makes no account of later names if it answers so after many questions, in place of a limit', async () => {
    for (const [format, check] of Object.entries(checks)) {
      let total = 0
      const send = ({ url: href }: Request): Promise<Response> => {
        const name = new URL(href).pathname.slice(1)
        const isMember = members.has(name) || name === 'somebodyhere' || total > 8
        const { status, body } = usual({ name, isMember, times: 0, total: total++ })
        return Promise.resolve({ status, headers: { 'content-type': 'text/html' }, body: Buffer.from(body), url: href })
      }
      const controls = createControls()
      const verdicts = []
      for (const value of ['somebodyhere', ...Array.from('abcdefgh', letter => `nobody${letter}here`)]) {
        verdicts.push((await checkAccount(check, { type: 'Pseudonym', value }, {
          client: { send },
          key: undefined,
          now: new Date(0),
          signal: new AbortController().signal,
          controls,
        })).status)
      }
      expect(verdicts.slice(1), format).to.not.include('registered')
    }
  })
})
