import { expect } from 'chai'
import type { Response } from '../../../src/sources/egress/client.ts'
import type { AccountCheck } from '../../../src/sources/registered/account-check.ts'
import { checkAccount } from '../../../src/sources/registered/check-account.ts'
import { createControls } from '../../../src/sources/registered/control.ts'
import { maigret, only, sherlock, whatsMyName } from '../../support/packs.ts'

type Reply = Partial<Pick<Response, 'status' | 'headers'>> & { body?: string }

const known = ['wren']
const checks: Record<string, AccountCheck> = {
  'WhatsMyName': only(whatsMyName({ e_string: '', m_string: '', known })),
  'Sherlock by status': only(sherlock({})),
  'Maigret by status': only(maigret({})),
}
const byRedirect: Record<string, AccountCheck> = {
  'WhatsMyName by redirect': only(whatsMyName({ m_code: 302, m_string: '', known })),
  'Sherlock by redirect': only(sherlock({ errorType: 'response_url' })),
  'Maigret by redirect': only(maigret({ checkType: 'response_url' })),
}

const page: Reply = { body: '<title>Birds</title><a href="/">Home</a>member since 2015' }
const nginx: Reply = { status: 404, headers: { server: 'nginx' }, body: '<title>404 Not Found</title>nginx' }

/** A site that answers about missing accounts with `missing`, and about some names with replies of their own. */
function siteOf(
  check: AccountCheck, missing: (name: string, count: number) => Reply, own: Record<string, Reply[]> = {},
) {
  const controls = createControls()
  let requests = 0
  const asked = new Map<string, number>()
  const send = ({ url }: { url: string }): Promise<Response> => {
    const name = decodeURIComponent(new URL(url).pathname.slice(1))
    const count = asked.get(name) ?? 0
    asked.set(name, count + 1)
    const { status = 200, headers = {}, body = '' } =
      name === 'wren' ? page : own[name]?.[count] ?? own[name]?.at(-1) ?? missing(name, requests)
    requests++
    return Promise.resolve({
      status,
      headers: { 'content-type': 'text/html', ...headers },
      body: Buffer.from(body),
      url,
    })
  }
  return async (value: string, minutes = 0) => {
    const before = requests
    const { status } = await checkAccount(check, { type: 'Pseudonym', value }, {
      client: { send },
      key: undefined,
      now: new Date(minutes * 60_000),
      signal: new AbortController().signal,
      controls,
    })
    return [status, requests - before]
  }
}

const title = '<title>404 Not Found</title>'
const usual: Record<string, (name: string, count: number) => Reply> = {
  'no body': () => ({ status: 404 }),
  'the page of a server': () => nginx,
  'a page with the name': name => ({ status: 404, body: `${title}<meta content="/${encodeURIComponent(name)}">` }),
  'the number of the request': (_, count) => ({ status: 404, body: `${title}<!-- ${count}a1b2c3d4e5f -->` }),
}

describe('a bare miss that a site usually gives', () => {
  for (const [format, check] of Object.entries(checks)) {
    for (const [kind, missing] of Object.entries(usual)) {
      it(`costs a later name no further request: ${kind}, ${format}`, async () => {
        const ask = siteOf(check, missing)

        expect(await ask('sam')).to.eql(['not_registered', 3]) // with the known account, and once more
        for (const name of ['jane_roe', 'Robin-7', 'émile']) expect(await ask(name)).to.eql(['not_registered', 1])
      })
    }

    it(`does not confirm another bare answer, which came once: ${format}`, async () => {
      const gone = format === 'WhatsMyName' ? [] : [{ status: 410 }]
      const proxy = { status: 404, headers: { via: '1.1 proxy' } }
      const others: Reply[] = [nginx, { status: 404, body: 'not found' }, proxy, ...gone]
      for (const other of others) {
        const ask = siteOf(check, () => ({ status: 404 }), { sam: [other, page], lee: [other] })
        await ask('nobodyhere')

        expect(await ask('sam')).to.eql(['unknown', 2])
        expect(await ask('lee')).to.eql(['not_registered', 2])
      }
    })

    it(`is asked again for each name if the site gave two answers about one in the hour: ${format}`, async () => {
      const ask = siteOf(check, () => nginx, { sam: [nginx, page], robin: [nginx, page] })

      expect(await ask('sam')).to.eql(['unknown', 3])
      expect(await ask('jane')).to.eql(['not_registered', 2])
      expect(await ask('robin', 59)).to.eql(['unknown', 2])
    })

    it(`is asked again after an hour: ${format}`, async () => {
      const ask = siteOf(check, () => nginx)
      await ask('sam')

      expect(await ask('jane', 59)).to.eql(['not_registered', 1])
      expect(await ask('jane', 60)).to.eql(['not_registered', 3])
    })
  }

  for (const [format, check] of Object.entries(byRedirect)) {
    it(`costs a later name no further request if it is a redirect to the home page: ${format}`, async () => {
      const moved = (location: string): Reply => ({ status: 302, headers: { location } })
      const ask = siteOf(check, () => moved('/'), { sam: [moved('/en/'), page] })

      expect(await ask('jane')).to.eql(['not_registered', 3])
      expect(await ask('robin')).to.eql(['not_registered', 1])
      expect(await ask('sam')).to.eql(['unknown', 2])
    })
  }
})
