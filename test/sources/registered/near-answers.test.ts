import { expect } from 'chai'
import type { Response } from '../../../src/sources/egress/client.ts'
import { addressCheck } from '../../../src/sources/registered/address-check.ts'
import { askSite } from '../../../src/sources/registered/ask-site.ts'
import { addressSites } from '../../../src/sources/rows/addresses/index.ts'
import type { AddressSite } from '../../../src/sources/rows/address-site.ts'
import { filledRecording, readRecordings } from '../../../src/upstreams/recordings.ts'
import { blockPages } from '../../support/block-pages.ts'

/** The status, the headers and the body of an answer. */
interface Answer {
  status: number
  headers: Record<string, string>
  body: unknown
}

type Verdict = 'registered' | 'not_registered' | 'unknown'

const json = { 'content-type': 'application/json' }
const html = { 'content-type': 'text/html' }

/** Returns the verdict about an address if the last request of a site gets the answer. A weak one counts, too. */
async function verdictOf(site: AddressSite, answer: Answer): Promise<Verdict> {
  const recording = recordingOf(site, 'found')
  const value = recording.value
  let sent = 0
  const client = {
    send({ url }: { url: string }): Promise<Response> {
      const isLast = sent === (site.first?.length ?? 0)
      const given = isLast ? answer : answerOf(recording.exchanges[sent]!.response)
      sent++
      const body = typeof given.body === 'string' ? given.body : JSON.stringify(given.body ?? '')
      return Promise.resolve({ status: given.status, headers: given.headers, body: Buffer.from(body), url })
    },
  }
  const { status } = await askSite(addressCheck(site), { type: 'Email Address', value }, {
    client,
    key: undefined,
    now: new Date('2026-11-28T12:00:00Z'),
    signal: new AbortController().signal,
  })
  return status
}

function recordingOf({ slug, recorded, domains }: AddressSite, name: 'found' | 'none') {
  const recording = readRecordings(recorded?.as ?? slug).find(one => one.case === name)!
  const [local, domain] = ['sam', domains?.[0] ?? 'one.example']
  const value = `${local}@${domain}`
  return filledRecording({ ...recording, value }, {
    ...recorded,
    local,
    domain,
    lower: value,
    handle: 'sam',
  })
}

interface Recorded {
  status: number
  headers?: Readonly<Record<string, string>>
  body?: unknown
}

const answerOf = ({ status, headers, body = '' }: Recorded): Answer =>
  ({ status, headers: { ...typeof body === 'object' && json, ...headers }, body })

const lastAnswer = (site: AddressSite, name: 'found' | 'none'): Answer =>
  answerOf(recordingOf(site, name).exchanges.at(-1)!.response)

/** Changes of an answer that do not change what it says. */
const harmless: Record<string, (body: unknown) => unknown> = {
  'another order of members': reordered,
  'further members': body => isRecord(body) ? { request_id: 'r-1', ...body, server_time: 1_795_000, flags: [] } : body,
}

/** Changes of single values that make the answer another one. They may cost the verdict, and never turn it. */
const leaves: Record<string, (leaf: unknown) => unknown> = {
  'null': () => null,
  'a text of the value': leaf => typeof leaf === 'boolean' || typeof leaf === 'number' ? String(leaf) : leaf,
  'numbers for flags': leaf => typeof leaf === 'boolean' ? Number(leaf) : leaf,
  'another language': leaf => typeof leaf === 'string' && leaf.includes(' ') ? 'Etwas ist schiefgelaufen' : leaf,
  'an empty text': leaf => typeof leaf === 'string' ? '' : leaf,
}

/** Changes of lists and objects. */
const shapes: Record<string, (value: unknown) => unknown> = {
  'empty lists': value => Array.isArray(value) ? [] : value,
  'lists for objects': value => isRecord(value) ? [] : value,
}

/** PHP writes an object without members as an empty list, which is then the answer of these sites. */
const emptyLists: Readonly<Record<string, string>> = {
  'deezer': 'lists for objects',
  'nostr-nip05': 'lists for objects',
}

/** Answers of a site that say nothing about the address, in its usual status and in that of both answers. */
const nothings: Record<string, [body: unknown, headers: Record<string, string>]> = {
  'an empty object': [{}, json],
  'an empty list': [[], json],
  'null': ['null', json],
  'an HTML error': ['<!doctype html><title>Error</title><h1>Something went wrong</h1>', html],
  'an HTML error as JSON': ['<html><head><title>502</title></head><body>Bad gateway</body></html>', json],
  'a CAPTCHA in JSON': [{ captcha_required: true, captcha: { sitekey: 'k-1', type: 'recaptcha' } }, json],
  'a CAPTCHA as an error': [{ success: false, errors: { captcha: ['Please complete the captcha'] } }, json],
  'a CAPTCHA as a status': [{ status: false, error: 'captcha', message: 'Verify that you are human' }, json],
  'a rate limit in JSON': [{ status: 429, error: 'Too Many Requests', message: 'Rate limit exceeded' }, json],
  'a rate limit as a failure': [{ success: false, code: 'RATE_LIMITED', retry_after: 60 }, json],
  'a maintenance notice': [{ status: 'maintenance', message: 'We will be back soon', exists: null }, json],
  'a fault of the token': [{ error: { code: 'csrf', message: 'Invalid CSRF token' } }, json],
  'a fault in the question': [{ errors: [{ code: 'INVALID_REQUEST', message: 'bad request' }], data: null }, json],
  'a sign-in': [{ error: 'unauthorized', login_url: '/login' }, json],
  ...Object.fromEntries(Object.entries(blockPages).map(([kind, page]) => [kind, [page, html]])),
}

describe('an answer that is nearly the documented one', () => {
  it('turns no verdict, and costs none if it says the same', async () => {
    const wrong = []
    for (const site of addressSites) {
      const none = site.hides ? 'unknown' : 'not_registered'
      const documented = JSON.stringify(parsed(lastAnswer(site, 'none').body))
      for (const [name, expected] of [['found', 'registered'], ['none', none]] as const) {
        const answer = lastAnswer(site, name)
        const body = parsed(answer.body)
        if (body === undefined) continue
        for (const [change, apply] of Object.entries(harmless)) {
          const verdict = await verdictOf(site, { ...answer, body: apply(body) })
          if (verdict !== expected) wrong.push(`${site.slug} ${name}, ${change}: ${verdict}`)
        }
        for (const [change, apply] of [...Object.entries(leaves), ...Object.entries(shapes)]) {
          for (const changed of change in leaves ? eachLeaf(body, apply) : eachShape(body, apply)) {
            const verdict = await verdictOf(site, { ...answer, body: changed })
            const isTurned = verdict !== 'unknown' && verdict !== (name === 'found' ? 'registered' : 'not_registered')
            if (JSON.stringify(changed) === documented || emptyLists[site.slug] === change) continue
            if (isTurned) wrong.push(`${site.slug} ${name}, ${change}: ${verdict}: ${JSON.stringify(changed)}`)
          }
        }
      }
    }

    expect(wrong).to.eql([])
  })

  it('is no verdict if it says nothing about the address', async () => {
    const wrong = []
    for (const site of addressSites) {
      const none = lastAnswer(site, 'none')
      const statuses = new Set([200, lastAnswer(site, 'found').status, none.status])
      statuses.delete(204) // such an answer has no body
      for (const status of statuses) {
        for (const [kind, [body, headers]] of Object.entries(nothings)) {
          if (body === none.body || (provesByStatus(site, status) && !isPage(kind))) continue
          const verdict = await verdictOf(site, { status, headers, body })
          if (verdict !== 'unknown') wrong.push(`${site.slug}, ${kind} with ${status}: ${verdict}`)
        }
      }
    }

    expect(wrong).to.eql([])
  })
})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns `true` if a proof of a site is nothing but a status, and its control question the rest. */
const provesByStatus = ({ registered, notRegistered }: AddressSite, wanted: number): boolean =>
  [registered, notRegistered].flat().some(({ status = 200, lacks: _, mediaType: __, ...conditions }) =>
    [status].flat().includes(wanted) && Object.keys(conditions).length === 0)

/** Returns `true` if no site gives such an answer in the place of one about an address. */
const isPage = (kind: string): boolean => kind in blockPages || /HTML|CAPTCHA|rate limit/.test(kind)

/** Returns a body as JSON, or `undefined` if it is a text of its own. */
function parsed(body: unknown): unknown {
  if (typeof body !== 'string') return body
  try {
    const value = JSON.parse(body) as unknown
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).reverse().map(([key, one]) => [key, reordered(one)]))
}

/** Returns a copy of a value for each of its leaves that a change makes another. */
function eachLeaf(value: unknown, change: (leaf: unknown) => unknown): unknown[] {
  if (typeof value !== 'object' || value === null) {
    const changed = change(value)
    return changed === value ? [] : [changed]
  }
  return eachChild(value, child => eachLeaf(child, change))
}

/** Returns a copy of a value for each list and object in it that a change makes another. */
function eachShape(value: unknown, change: (shape: unknown) => unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  const changed = change(value)
  const own = changed === value || JSON.stringify(changed) === JSON.stringify(value) ? [] : [changed]
  return [...own, ...eachChild(value, child => Array.isArray(value) ? [] : eachShape(child, change))]
}

function eachChild(value: object, changes: (child: unknown) => unknown[]): unknown[] {
  const replaced = (key: string, changed: unknown): unknown => Array.isArray(value)
    ? value.map((one: unknown, at) => String(at) === key ? changed : one)
    : { ...value, [key]: changed }
  return Object.entries(value).flatMap(([key, child]) => changes(child).map(changed => replaced(key, changed)))
}
