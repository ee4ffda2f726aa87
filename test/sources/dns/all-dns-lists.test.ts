import { expect } from 'chai'
import { askList } from '../../../src/sources/dns/ask-list.ts'
import { listName, testOf, typesOf, type DnsList } from '../../../src/sources/dns/dns-list.ts'
import { dnsLists } from '../../../src/sources/dns/lists/index.ts'
import { SourceFailure } from '../../../src/sources/failures.ts'
import type { Context } from '../../../src/sources/kit/source.ts'

/** Addresses in the zone by name; `undefined` for a name that does not exist. */
type Answers = (name: string) => readonly string[] | undefined

/** Codes by which lists refuse a resolver, and addresses of resolvers and of parked zones. */
const refusals = [
  '127.255.255.252', '127.255.255.254', '127.255.255.255', '127.255.0.1', '127.0.0.0', '127.0.0.1', '127.0.0.255',
  '127.0.1.255', '127.1.1.1', '0.0.0.0', '146.112.61.108', '192.0.2.80',
]

/** Asks a list that has not been tested yet, and whose zone has these answers. */
async function ask(list: DnsList, answers: Answers): Promise<string> {
  const client = {
    send({ url }: { url: string }) {
      const name = new URL(url).searchParams.get('name')!
      const found = answers(name)
      const body = { Status: found ? 0 : 3, Question: [], Answer: (found ?? []).map(data => ({ type: 1, data })) }
      return Promise.resolve({ status: 200, headers: {}, body: Buffer.from(JSON.stringify(body)), url })
    },
  }
  const context = { client, now: new Date(0), signal: new AbortController().signal } as unknown as Context
  try {
    const listing = await askList({ ...list }, valueFor(list), context)
    return listing === undefined ? 'none' : listing.failure === undefined ? 'listed' : 'listed, and a failure'
  } catch (thrown) {
    if (thrown instanceof SourceFailure) return `${thrown.code}: ${thrown.message}`
    throw thrown
  }
}

function valueFor(list: DnsList): string {
  if (typesOf(list)[0] === 'Domain Name') return 'bad.example'
  if (typesOf(list)[0] === 'Email Address') return 'sam@bad.example'
  return list.subjects.includes('ip4') ? '203.0.113.9' : '2001:db8::9'
}

/** A zone that works: it has its test entry, and this answer for the value. */
function working(list: DnsList, answer: readonly string[] | undefined): Answers {
  const { listed } = testOf(list)
  const code = Object.keys(list.codes).find(one => one !== '*') ?? '127.0.0.2'
  return name => {
    if (name === listName(list, valueFor(list))) return answer
    if (name === list.zone) return []
    return listed !== null && name === listName(list, listed) ? [code] : undefined
  }
}

describe('each DNS list', () => {
  for (const list of dnsLists) {
    const codes = Object.keys(list.codes).map(code => code === '*' ? '127.0.0.200' : code)
    const known = new Set([...codes, ...list.unlisted ?? []])

    it(`${list.zone} has one meaning for all codes, or documents each`, () => {
      expect(Object.keys(list.codes)).to.satisfy((keys: string[]) => keys.length === 1 || !keys.includes('*'))
    })

    it(`${list.zone} finds its codes, and nothing without an answer`, async () => {
      for (const code of codes) expect(await ask(list, working(list, [code])), code).to.equal('listed')
      for (const code of list.unlisted ?? []) expect(await ask(list, working(list, [code])), code).to.equal('none')
      expect(await ask(list, working(list, undefined))).to.equal('none')
    })

    it(`${list.zone} takes no refusal and no foreign address for an entry, and names an unknown code`, async () => {
      for (const answer of refusals.filter(one => !known.has(one))) {
        expect(await ask(list, working(list, [answer])), answer).to.match(/^UPSTREAM_(?:BLOCKED|CHANGED): /)
      }
      expect(await ask(list, working(list, ['127.9.8.7']))).to.include('code 127.9.8.7, whose meaning')
      expect(await ask(list, working(list, [codes[0]!, '127.9.8.7']))).to.equal('listed, and a failure')
    })

    it(`${list.zone} fails if its zone is gone, or answers every name`, async () => {
      expect(await ask(list, () => undefined)).to.match(/^UPSTREAM_CHANGED: the (?:list has lost|zone of the list)/)
      for (const answer of [...refusals, ...codes]) {
        expect(await ask(list, () => [answer]), answer).to.match(/^UPSTREAM_(?:BLOCKED|CHANGED): /)
      }
    })
  }
})
