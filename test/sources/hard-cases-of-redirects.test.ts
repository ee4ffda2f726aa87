import { expect } from 'chai'
import type { Client, Request } from '../../src/sources/egress/client.ts'
import { SourceFailure } from '../../src/sources/failures.ts'
import type { Context, Module, Query } from '../../src/sources/kit/source.ts'
import { breachSources } from '../../src/sources/leaks/breaches/index.ts'
import { leakSources } from '../../src/sources/leaks/index.ts'
import { nameSources } from '../../src/sources/tools/subdomains/index.ts'
import { asking, hardCases } from '../support/answers-of.ts'
import { foreignAnswers as strangers } from '../support/foreign-answers.ts'
import { simulate, type Simulated } from '../support/simulated.ts'

/** Answers that some source gives if it has nothing, and pages. */
const foreignAnswers = Object.fromEntries([
  'a 404 without a body', 'a 204', 'a 200 without a body', 'null', 'an object without members', 'an empty list',
  'a page', 'a form to sign in',
].map(title => [title, strangers[title]!] as const))

const other = 'https://pages.example.net'

/** Places to which a service leads programs that it does not want to answer. */
const targets: Readonly<Record<string, (url: URL) => string>> = {
  'a page to sign in': url => `${url.origin}/login?next=${encodeURIComponent(url.href)}`,
  'a page to sign in with the same query': url => `${url.origin}/users/sign_in${url.search}`,
  'a page to sign in at its own host': url => `https://accounts.${url.hostname}/auth${url.pathname}${url.search}`,
  'a page to consent': url => `${url.origin}/consent?continue=${encodeURIComponent(url.pathname)}`,
  'its home page': url => `${url.origin}/`,
  'a page of errors': url => `${url.origin}/errors/not-available`,
  'another site': () => `${other}/`,
  'the same path of another site': url => `${other}${url.pathname}${url.search}`,
}

/** Registries answer questions that a service redirects to them. */
const followsOthers = new Set(['rdap-domain', 'rdap-ip'])

const query: Query = { type: 'Domain Name', value: 'example.com' }
const email: Query = { type: 'Email Address', value: 'sam@example.com' }
type Ask = (context: Context) => Promise<unknown> | AsyncIterable<unknown>
const others: ReadonlyArray<readonly [name: string, ask: Ask]> = [
  ...leakSources.map(source => [source.code, (context: Context) => source.records(email, context)] as const),
  ...breachSources.map(source => [source.slug, (context: Context) => source.breaches(email, context)] as const),
  ...Object.values(nameSources).map(source =>
    [source.slug, (context: Context) => source.find(query, context)] as const),
]

describe('hard cases of redirects', () => {
  let world: Simulated
  before(async () => { world = await simulate() })
  after(() => world[Symbol.asyncDispose]())

  const { answersOf, outcome } = hardCases(() => world)

  type Answer = { status: number, type: string, body: Buffer | string }

  /** Returns an answer as if the client had followed a redirect; the redirect itself if the caller follows none. */
  const redirected = (request: Request, target: (url: URL) => string, { status, type, body }: Answer) => {
    const url = target(new URL(request.url))
    return Promise.resolve(request.redirects === 0
      ? { status: 302, headers: { location: url }, body: Buffer.alloc(0), url: request.url }
      : { status, headers: { 'content-type': type }, body: Buffer.from(body), url })
  }

  /** Returns the answers that say "none" of this module, and those of anybody. */
  async function bodiesOf(module: Module): Promise<Record<string, Answer>> {
    const { answers } = await answersOf(module, 'none')
    const own = [...answers.values()].map(({ status, body, headers }, index) =>
      [`its own answer ${index}`, { status, type: headers['content-type'] ?? 'application/json', body }] as const)
    return { ...foreignAnswers, ...Object.fromEntries(own) }
  }

  for (const module of asking.filter(({ kind }) => kind !== 'dns')) {
    it(`${module.slug} says nothing about the value if another address answers`, async () => {
      const { value } = await answersOf(module, 'found')
      const bodies = await bodiesOf(module)
      const wrong = []
      for (const [place, target] of Object.entries(targets)) {
        if (followsOthers.has(module.slug) && place === 'the same path of another site') continue
        for (const [title, answer] of Object.entries(bodies)) {
          let isOther = true
          const ended = await outcome(module, value, request => {
            isOther &&= target(new URL(request.url)) !== new URL(request.url).href // a question to the root stays there
            return redirected(request, target, answer)
          })
          if (!isOther) continue
          if (ended === 'found' || ended === 'none') wrong.push(`${title} at ${place}: ${ended}`)
        }
      }
      expect(wrong).to.deep.equal([])
    })
  }

  for (const [name, ask] of others) {
    it(`${name} says nothing about the value if another address answers`, async () => {
      const wrong = []
      for (const [place, target] of Object.entries(targets)) {
        for (const [title, answer] of Object.entries(foreignAnswers)) {
          const send: Client['send'] = request => redirected(request, target, answer)
          if (await ends(ask, send)) wrong.push(`${title} at ${place}`)
        }
      }
      expect(wrong).to.deep.equal([])
    })
  }

  /** Returns `true` if a source answers at all, with something or with nothing. */
  async function ends(ask: Ask, send: Client['send']): Promise<boolean> {
    try {
      const found = ask({ ...world.context(), key: 'key', client: { send } })
      await (Symbol.asyncIterator in found ? Array.fromAsync(found) : found)
      return true
    } catch (failure) {
      if (failure instanceof SourceFailure) return false
      throw failure
    }
  }
})
