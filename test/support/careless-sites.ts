import type { Request, Response } from '../../src/sources/egress/client.ts'
import type { AccountCheck } from '../../src/sources/registered/account-check.ts'
import { checkAccount } from '../../src/sources/registered/check-account.ts'
import { createControls } from '../../src/sources/registered/control.ts'
import { combinePacks } from '../../src/sources/registered/packs/combine.ts'
import { parsePack } from '../../src/sources/registered/packs/read.ts'
import type { UpstreamAnswer } from '../../src/upstreams/upstream.ts'
import { createCheck } from './account-checks.ts'
import { simulate } from './simulated.ts'

export const origin = 'https://site.example'
const address = (name: string) => `${origin}/u/${name}`
export const [found, missing] = ['Member since 2015', 'This user does not exist']

const ofPack = (pack: unknown): AccountCheck =>
  combinePacks([{ name: 'pack', parsed: parsePack(pack) }]).checks[0]!

const whatsMyName = (e_code: number, m_code: number, m_string: string) => ofPack({ sites: [{
  name: 'Site',
  uri_check: address('{account}'),
  e_code,
  e_string: found,
  m_code,
  m_string,
  known: ['torvalds'],
}] })
const sherlock = (errorType: string) => ofPack({ Site: {
  url: address('{}'),
  urlMain: origin,
  errorType,
  errorMsg: missing,
  username_claimed: 'torvalds',
} })
const maigret = (checkType: string) => ofPack({ sites: { Site: {
  url: address('{username}'),
  urlMain: origin,
  usernameClaimed: 'torvalds',
  checkType,
  ...checkType === 'message' && { presenseStrs: [found], absenceStrs: [missing] },
} } })

/** The same site as an own check, and as an entry of each format. */
export const checks: Record<string, AccountCheck> = {
  'an own check': createCheck('site', {
    types: ['Pseudonym'],
    request: name => ({ url: address(encodeURIComponent(name)) }),
    registered: [{ status: 200, text: found }],
    notRegistered: [{ status: [302, 404], isWeak: true }],
    examples: { registered: ['torvalds'], notRegistered: [] },
  }),
  'WhatsMyName': whatsMyName(200, 404, missing),
  'Sherlock by message': sherlock('message'),
  'Sherlock by status': sherlock('status_code'),
  'Sherlock by redirect': sherlock('response_url'),
  'Maigret by message': maigret('message'),
  'Maigret by status': maigret('status_code'),
  'Maigret by redirect': maigret('response_url'),
}

/** Answer of a site about a name. `path` is the path and the query of the request, as they were sent. */
export type Answering = (name: string, path: string) => UpstreamAnswer

export const page = (text: string, status = 200): UpstreamAnswer =>
  ({ status, headers: { 'content-type': 'text/html' }, body: `<title>Site</title><p>${text}</p>` })
export const movedTo = (location: string, status = 301): UpstreamAnswer =>
  ({ status, headers: { location }, body: '' })

/** Returns the verdict, or the code of its reason, about a name at a site, and the number of its requests. */
export async function ask(check: AccountCheck, value: string, answer: Answering, controls = createControls()) {
  const answerTo = (name: string, { url }: { url: URL }) => answer(name, `${url.pathname}${url.search}`)
  const upstreams = [origin, 'https://www.site.example'].map(host => ({
    origin: host,
    subject: ({ url }: { url: URL }) => decodeURIComponent(url.pathname.split('/').findLast(part => part !== '') ?? ''),
    found: answerTo,
    notFound: answerTo,
  }))
  await using world = await simulate({ upstreams, outcomes: () => 'success' })
  const context = { ...world.context(), controls }
  const { status, reason } = await checkAccount(check, { type: 'Pseudonym', value }, context)
  return { verdict: reason?.code ?? status, requests: world.requestCount }
}

/** A site that has these accounts, and reads the asked name with `fold`. */
export const siteOf = (accounts: readonly string[], fold: (name: string) => string = name => name): Answering => {
  const people = new Set([...accounts, 'torvalds'])
  return name => people.has(fold(name)) ? page(`${found}, ${name}`) : page(missing, 404)
}

/** Works like `ask`, without a server: for tables and properties with thousands of names. Follows no redirect. */
export async function askQuickly(check: AccountCheck, value: string, answer: Answering, controls = createControls()) {
  let requests = 0
  const send = (request: Request): Promise<Response> => {
    requests++
    const { pathname, search } = new URL(request.url)
    const name = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1))
    const { status = 200, headers = {}, body = '' } = answer(name, `${pathname}${search}`)
    return Promise.resolve({ status, headers, body: Buffer.from(body as string), url: request.url })
  }
  const { status, reason } = await checkAccount(check, { type: 'Pseudonym', value }, {
    client: { send },
    controls,
    key: undefined,
    now: new Date('2026-01-02T03:04:05Z'),
    signal: new AbortController().signal,
  })
  return { verdict: reason?.code ?? status, requests }
}
