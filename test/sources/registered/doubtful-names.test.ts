import { expect } from 'chai'
import type { AccountCheck } from '../../../src/sources/registered/account-check.ts'
import { checkAccount } from '../../../src/sources/registered/check-account.ts'
import { namesAccount, otherMeaningOf } from '../../../src/sources/registered/doubtful-name.ts'
import { discogs } from '../../../src/sources/registered/sites/discogs.ts'
import { askQuickly, checks, found, missing, page, type Answering } from '../../support/careless-sites.ts'

const kinds = {
  'pages': ['about', 'Help', 'login', 'settings', 'admin', 'sign-up', 'sign_in', '.well-known', 'robots.txt'],
  'numbers': ['7', '123456', '76561197960287930', '١٢٣'],
  'formats': ['sam.json', 'sam.rss', 'Sam.XML', 'sam.keys'],
  'parts of addresses': ['sam/followers', 'sam?x', 'sam#y', '%2e%2e', '..%2fsam', 'sam\\x', 'user:sam', 'sam;v=1'],
}

/** A site with the account `torvalds`, and a page for the name that shows the text. */
const siteWith = (name: string, text: string): Answering => asked =>
  asked === name ? page(text) : asked === 'torvalds' ? page(found) : page(missing, 404)

describe('an account check, and a name that is something else at a site', () => {
  for (const [format, check] of Object.entries(checks)) {
    for (const [kind, names] of Object.entries(kinds)) {
      it(`says of none that it is registered without its name in the answer: ${kind}, ${format}`, async () => {
        for (const name of names) {
          const { verdict, requests } = await askQuickly(check, name, siteWith(name, `${found}. Sam Lee has 12 posts`))

          expect(verdict, name).to.equal('NAME_NOT_SHOWN')
          expect(requests, name).to.equal(1)
        }
      })

      it(`says of none that it is registered if there is no such page: ${kind}, ${format}`, async () => {
        for (const name of names) {
          expect((await askQuickly(check, name, siteWith('other', found))).verdict, name).to.equal('not_registered')
        }
      })
    }

    it(`finds accounts whose page says such a name, except for pages: ${format}`, async () => {
      for (const name of ['123456', 'sam.json', 'sam;v=1']) {
        const { verdict } = await askQuickly(check, name, siteWith(name, `<h1>@${name}</h1> ${found}`))

        expect(verdict, name).to.equal('registered')
      }
      expect((await askQuickly(check, 'about', siteWith('about', `About ${found}`))).verdict).to.equal('NAME_NOT_SHOWN')
    })

    it(`does not believe a site that has an account for every number: ${format}`, async () => {
      const numbered: Answering = name => /^\d+$/.test(name) || name === 'torvalds'
        ? page(`${found}, ${name}`) : page(missing, 404)

      expect((await askQuickly(check, '123456', numbered)).verdict).to.equal('SAME_AS_CONTROL')
    })

    it(`finds the account that the check knows: ${format}`, async () => {
      const known: AccountCheck = { ...check, examples: { ...check.examples, registered: ['admin', 'torvalds'] } }

      expect((await askQuickly(known, 'admin', siteWith('admin', found))).verdict).to.equal('registered')
    })
  }

  it('is believed if the answer is a profile with the name', async () => {
    const send = ({ url }: { url: string }) => Promise.resolve({
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ id: 1, username: decodeURIComponent(url.slice(url.lastIndexOf('/') + 1)) })),
      url,
    })
    for (const value of Object.values(kinds).flat()) {
      const { status } = await checkAccount(discogs, { type: 'Pseudonym', value }, {
        client: { send },
        key: undefined,
        now: new Date('2026-01-02T03:04:05Z'),
        signal: new AbortController().signal,
      })

      expect(status, value).to.equal('registered')
    }
  })
})

describe('namesAccount', () => {
  const names = (value: string, text: string, type = 'text/html') => namesAccount({
    response: { status: 200, headers: { 'content-type': type }, body: Buffer.from(text), url: 'https://site.example/' },
    value,
    text,
    json: undefined,
  }, otherMeaningOf(value)!)

  const truths: ReadonlyArray<readonly [value: string, text: string, isNamed: boolean]> = [
    ['123456', '<title>123456 on Site</title>', true],
    ['123456', '<p>Profile of 123456</p>', true],
    ['123456', '<title>User 123456</title><p>Member #123456, ID: 123456, no. 123456</p>', false],
    ['123456', '<a href="/u/123456">Sam</a> https://site.example/u/123456 1234567', false],
    ['7', '<p>7 posts</p>', false],
    ['7', '<title>7 | Site</title>', true],
    ['sam.json', '<p>See https://site.example/sam.json</p>', false],
    ['sam.json', '<p>sam.json has joined</p>', true],
    ['about', '<title>about</title>', false],
  ]
  for (const [value, text, isNamed] of truths) {
    it(`says that ${value} is ${isNamed ? '' : 'not '}named by ${text}`, () => {
      expect(names(value, text)).to.equal(isNamed)
    })
  }

  it('reads members of JSON that have the name of an account', () => {
    expect(names('about', '{"id":1,"username" : "About"}', 'application/json')).to.equal(true)
    expect(names('123456', '{"id":"123456","title":"123456"}', 'application/json')).to.equal(false)
  })

  it('has no other meaning for usual names', () => {
    for (const name of ['sam', 'john.doe', 'sam_lee', 'user1987', '快嘴摩卡', 'sam lee', 'x']) {
      expect(otherMeaningOf(name), name).to.equal(undefined)
    }
  })
})
