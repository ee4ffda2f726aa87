/** The sites of a simulated sweep: their checks, their pages, and the verdict that each one must get. */
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AccountCheck, Verdict } from '../../src/sources/registered/account-check.ts'

/** An account that every honest site has. */
export const knownName = 'first-account'

/** Behaviour of a site. */
interface Kind {
  /** Verdict that a search must get. */
  expected: Verdict['status']
  /** Answers about a name. `isKnown` is `true` for the account that exists. */
  answer(response: ServerResponse, name: string, isKnown: boolean): Promise<void> | void
}

/** Text that only a profile has. */
export const foundText = 'Profile of'
/** Texts of the answers about a missing account. */
export const missingTexts = ['Nothing is here', 'No such member'] as const

const found = (name: string): string => `<title>${name}</title><h1>${foundText}</h1><p>${name} has an account here.</p>`
const page = (response: ServerResponse, status: number, body: string): void =>
  void response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(body)
const missing = (response: ServerResponse): void => page(response, 404, `<title>404</title><p>${missingTexts[0]}.</p>`)

/** Time after which a drip without an end is closed, in milliseconds. Longer than every deadline of a check. */
const dripMs = 30_000

const account: Kind = { expected: 'registered', answer: honest(() => true) }
const absent: Kind = { expected: 'not_registered', answer: honest(() => false) }

const searchedNames = /^sweep[a-z]+$/
/**
 * Returns a new name to search for. It has only small letters, so that no site gets a second question about a similar
 * name: the simulated sites have every searched name, and would seem to ignore a part of it.
 */
export const searchedName = (number: number): string =>
  `sweep${[...String(number)].map(digit => 'abcdefghij'[Number(digit)]).join('')}`

/** Answers with a page for the known account and for the searched names that the site has. Others get a 404. */
function honest(has: (name: string) => boolean): Kind['answer'] {
  return (response, name, isKnown) => {
    if (isKnown || (searchedNames.test(name) && has(name))) page(response, 200, found(name))
    else missing(response)
  }
}

const unknown = (answer: Kind['answer']): Kind => ({ expected: 'unknown', answer })

const hostile: readonly Kind[] = [
  // walls
  unknown(response => page(response, 403, '<title>Just a moment...</title><script src="/cf-chl-opt"></script>')),
  unknown(response => page(response, 200, '<title>Sign in</title><input type="password"><p>Sign in to continue</p>')),
  unknown(response => page(response, 429, 'Too many requests')),
  unknown(response => page(response, 503, 'Service Unavailable')),
  unknown(response => void response.writeHead(302, { Location: '/login' }).end()),
  // resets, before the answer and in its middle
  unknown(response => void response.destroy()),
  unknown(response => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': '5000' })
    response.write('<title>Pro', () => response.destroy())
  }),
  // slow drips: one that ends in time, one that does not
  { expected: 'registered', answer: (response, name, isKnown) => drip(response, name, isKnown) },
  unknown(async response => {
    response.writeHead(200, { 'Content-Type': 'text/html' })
    // Some clients limit only the time between two bytes. They would never end.
    const endsAt = performance.now() + dripMs
    while (!response.destroyed && performance.now() < endsAt) {
      response.write(' ')
      await sleep(500)
    }
    response.destroy()
  }),
  // lies: the same answer about every name, both answers at once, and another encoding than the stated one
  unknown((response, name) => page(response, 200, found(name))),
  unknown(missing),
  unknown(response => page(response, 200, `<h1>${foundText}</h1><p>${missingTexts[1]} exists.</p>`)),
  unknown(response => void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('<h1>Profile of</h1>')),
]

async function drip(response: ServerResponse, name: string, isKnown: boolean): Promise<void> {
  if (!isKnown && !searchedNames.test(name)) return missing(response)
  response.writeHead(200, { 'Content-Type': 'text/html' })
  for (const part of found(name).match(/.{1,20}/gs) ?? []) {
    response.write(part)
    await sleep(100)
  }
  response.end()
}

/** Returns the behaviour of a site. One of eight has the account. With `isHostile`, every second one is hostile. */
export function kindOf(number: number, isHostile: boolean): Kind {
  if (isHostile && number % 2 === 1) return hostile[(number - 1) / 2 % hostile.length]!
  return number % 8 === 0 ? account : absent
}

/** Address of a site for clients that cannot be given a name server. It is a loopback address. */
export const addressOf = (number: number): string => `127.1.${number >> 8}.${number & 255}`

/** Returns the number of the site with this host name or address. */
function numberOf(host: string): number {
  const [, high, low] = /^127\.1\.(\d+)\.(\d+)(?::|$)/.exec(host) ?? []
  return high === undefined ? Number(/^n(\d+)\./.exec(host)?.[1]) : (Number(high) << 8) + Number(low)
}

/** Answers a request: `/u/<name>` of the site that the host name or address belongs to. */
export async function answerSite(
  host: string, path: string, response: ServerResponse, isHostile: boolean,
): Promise<void> {
  const name = decodeURIComponent(path.slice('/u/'.length))
  await kindOf(numberOf(host), isHostile).answer(response, name, name === knownName)
}

export const siteName = (number: number): string => `Site ${number}`

/** Creates the check of a site. Its proofs are weak, so that each verdict needs a control question. */
export const createSiteCheck = (number: number, origin: (host: string) => string): AccountCheck => {
  const base = origin(`n${number}.sites.example`)
  return {
    slug: `site-${number}`,
    name: siteName(number),
    homepage: base,
    types: ['Pseudonym'],
    request: value => ({ url: `${base}/u/${encodeURIComponent(value)}` }),
    registered: [{ status: 200, text: foundText, isWeak: true }],
    notRegistered: [{ status: 404 }, { text: missingTexts[1], isWeak: true }],
    url: value => `${base}/u/${encodeURIComponent(value)}`,
    examples: { registered: [knownName], notRegistered: [] },
    notifies: false,
  }
}
