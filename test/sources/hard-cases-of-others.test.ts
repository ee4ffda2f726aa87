import { expect } from 'chai'
import type { Request } from '../../src/sources/egress/client.ts'
import { SourceFailure } from '../../src/sources/failures.ts'
import type { Context, Query } from '../../src/sources/kit/source.ts'
import { breachSources } from '../../src/sources/leaks/breaches/index.ts'
import { leakSources } from '../../src/sources/leaks/index.ts'
import { nameSources } from '../../src/sources/tools/subdomains/index.ts'
import { foreignAnswers } from '../support/foreign-answers.ts'

/** Answers of `foreignAnswers` with which a source does say that it has nothing. */
const own: Readonly<Record<string, readonly string[]>> = {
  'haveibeenpwned': ['a 404 without a body', 'an empty list'],
  'crt-name': ['a 204', 'a 200 without a body'],
  'shodan-ct': ['an empty list'],
  'wayback': ['an empty list'],
}

const domain: Query = { type: 'Domain Name', value: 'example.com' }
const email: Query = { type: 'Email Address', value: 'sam@example.com' }

type Ask = (context: Context) => Promise<unknown> | AsyncIterable<unknown>
const asks: ReadonlyArray<readonly [name: string, ask: Ask]> = [
  ...leakSources.map(source => [source.code, (context: Context) => source.records(email, context)] as const),
  ...breachSources.map(source => [source.slug, (context: Context) => source.breaches(email, context)] as const),
  ...Object.values(nameSources).map(source =>
    [source.slug, (context: Context) => source.find(domain, context)] as const),
]

/** Returns `true` if a source answers at all, with something or with nothing. */
async function answers(ask: Ask, { status, type, body }: { status: number, type: string, body: string }) {
  const send = ({ url }: Request) =>
    Promise.resolve({ status, headers: { 'content-type': type }, body: Buffer.from(body), url })
  const context: Context = {
    client: { send },
    key: 'key',
    now: new Date('2026-11-27'),
    signal: new AbortController().signal,
  }
  try {
    const found = ask(context)
    await (Symbol.asyncIterator in found ? Array.fromAsync(found) : found)
    return true
  } catch (failure) {
    if (failure instanceof SourceFailure) return false
    throw failure
  }
}

describe('hard cases of leak, breach and name sources', () => {
  for (const [name, ask] of asks) {
    it(`${name} says nothing about the value if a stranger answers`, async () => {
      const believed = []
      for (const [title, answer] of Object.entries(foreignAnswers)) if (await answers(ask, answer)) believed.push(title)

      expect(believed.filter(title => !own[name]?.includes(title))).to.deep.equal([])
    })
  }
})
