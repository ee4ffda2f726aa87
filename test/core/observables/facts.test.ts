import { expect } from 'chai'
import { factsOf } from '../../../src/core/observables/facts.ts'
import { mergeFacts } from '../../../src/core/observables/merge.ts'
import { inSlices } from '../../../src/lib/slices.ts'
import type { Query } from '../../../src/sources/kit/source.ts'

type Rows = Record<string, string>

const sam: Query = { type: 'Pseudonym', value: 'sam' }
const cardOf = (slug: string, rows: Rows) =>
  ({ [`${slug}_001`]: { items: Object.entries(rows).map(([label, value]) => ({ label, value })) } })

const factsOfCard = (query: Query, rows: Rows, slug = 'some-module') =>
  inSlices(factsOf(query, { kind: 'module', slug, name: slug, outcome: { results: [cardOf(slug, rows)] } }))

/** Returns the type, the value and the relation of each observable of a card. */
const read = async (query: Query, rows: Rows, slug?: string) =>
  (await factsOfCard(query, rows, slug)).map(({ reading: { type, value, relation, site } }) =>
    [type, value, relation, ...site === undefined ? [] : [site]].join(' '))

describe('factsOf', () => {
  it('returns the address of a website and its domain', async () => {
    expect(await read(sam, { Website: 'www.sam.example/about' })).to.eql([
      'URL https://www.sam.example/about website', 'Domain Name sam.example website',
    ])
  })

  it('returns the account instead of the domain of a site on which many people have pages', async () => {
    expect(await read(sam, { Website: 'https://x.com/sam_dev' })).to.eql([
      'URL https://x.com/sam_dev website', 'Pseudonym sam_dev linked_account twitter.com',
    ])
    expect(await read(sam, { Website: 'https://twitter.com/search' })).to.eql([
      'URL https://twitter.com/search website',
    ])
    expect(await read(sam, { Website: 'https://dev.to/t/news' })).to.eql(['URL https://dev.to/t/news website'])
  })

  it('reads no value from a text that is too long for one', async () => {
    const long = 'a'.repeat(200_000)

    expect(await read(sam, { 'About': long, 'E-mail': long, 'Wallet (bitcoin)': long, 'Name': long })).to.eql([])
  })

  it('lets other work run while it reads a long list', async () => {
    const now = performance.now
    let nowMs = 0
    performance.now = () => nowMs += 10 // every pause is due
    let turns = 0
    let isDone = false
    const count = () => {
      turns++
      if (!isDone) setImmediate(count)
    }
    setImmediate(count)

    const names = Array.from({ length: 3_200 }, (_, index) => `name${index}`).join(', ')
    const found = await read({ type: 'Email Address', value: 'sam@example.com' }, { Accounts: names })
      .finally(() => {
        performance.now = now
        isDone = true
      })

    expect(found).to.have.length(3_200)
    expect(turns).to.be.at.least(100)
  })

  it('takes no hash of an address for a name', async () => {
    expect(await read(sam, { Website: `https://gravatar.com/${'0a'.repeat(32)}` })).to.eql([
      `URL https://gravatar.com/${'0a'.repeat(32)} website`,
    ])
  })

  it('returns the site of a linked account', async () => {
    expect(await read(sam, { 'GitHub': '@sam-dev', 'Proved on twitter': 'sam_dev', 'Proved on dns': 'sam.example' }))
      .to.eql([
        'Pseudonym sam-dev linked_account github.com',
        'Pseudonym sam_dev linked_account twitter.com',
        'Domain Name sam.example website',
      ])
  })

  it('returns what a text mentions', async () => {
    const about = 'Mail me (sam@sam.example), or see https://sam.example/cv.'

    expect(await read(sam, { About: about })).to.eql([
      'Email Address sam@sam.example mentioned',
      'URL https://sam.example/cv mentioned',
      'Domain Name sam.example mentioned',
    ])
  })

  it('returns the name and the address of a user id', async () => {
    expect(await read({ type: 'Email Address', value: 'sam@example.com' }, {
      'User id': 'Sam Example (work) <sam@sam.example>',
    })).to.eql(['Name Sam Example name', 'Email Address sam@sam.example same_account'])
  })

  it('splits a list of names, of which wildcards lose their asterisk', async () => {
    expect(await read({ type: 'Domain Name', value: 'sam.example' }, {
      Names: '*.www.sam.example, api.sam.example, sam.example',
    })).to.eql(['Domain Name www.sam.example host_name', 'Domain Name api.sam.example host_name'])
  })

  it('leaves out the searched value, in any case, and the domain of a mail provider', async () => {
    expect(await read(sam, { Login: 'SAM', Name: 'Sam' })).to.eql([])
    expect(await read({ type: 'Email Address', value: 'sam@gmail.com' }, { Domain: 'gmail.com' })).to.eql([])
  })

  it('reads a fact as the module declares it', async () => {
    const wallet: Query = { type: 'Cryptocurrency', value: '0xb6760faa0298b6AA89672fD84B6C3FB3c5477be1' }

    expect(await read(wallet, { Name: 'sam.bnb' })).to.eql(['Name sam.bnb name'])
    expect(await read(wallet, { Name: 'sam.bnb' }, 'space-id-bnb')).to.eql(['Pseudonym sam.bnb same_account'])
    expect(await read(sam, { Location: 'Thais' }, 'tibia')).to.eql([])
  })

  it('returns the page and the name of an account that a check found', async () => {
    const results = [
      { module: { name: 'GitHub' }, status: 'registered', url: 'https://github.com/sam-dev', reason: null },
      { module: { name: 'GitLab' }, status: 'not_registered', url: 'https://gitlab.com/sam', reason: null },
    ]
    const email: Query = { type: 'Email Address', value: 'sam@example.com' }

    const task = { kind: 'account', slug: 'github', name: 'GitHub', outcome: { results } } as const
    const facts = await inSlices(factsOf(email, task))

    expect(facts.map(({ reading: { type, value } }) => [type, value])).to.eql([
      ['URL', 'https://github.com/sam-dev'], ['Pseudonym', 'sam-dev'],
    ])
    const merged = await inSlices(mergeFacts(facts))
    expect(merged.find(({ type }) => type === 'Pseudonym')!.cards).to.eql([{
      kind: 'account_check',
      slug: 'github',
      name: 'GitHub',
      card: null,
      label: null,
      relation: 'same_account',
      basis: 'stated',
      site: 'github.com',
    }])
  })
})

describe('mergeFacts', () => {
  const merged = async (...cards: ReadonlyArray<readonly [slug: string, rows: Rows]>) =>
    inSlices(mergeFacts((await Promise.all(cards.map(([slug, rows]) => factsOfCard(sam, rows, slug)))).flat()))

  it('makes one observable of the same value, with every card and a higher strength', async () => {
    const [domain] = await merged(['github', { Website: 'https://sam.example' }], ['dev-to', {
      Website: 'https://sam.example/about', About: 'see https://sam.example',
    }])

    expect(domain).to.include({ type: 'Domain Name', value: 'sam.example', relation: 'website', strength: 84 })
    expect(domain!.cards.map(({ card, label, basis }) => [card, label, basis])).to.eql([
      ['github_001', 'Website', 'stated'], ['dev-to_001', 'Website', 'stated'],
    ])
  })

  it('does not count cards of one host, or facts that are computed from the value, as independent', async () => {
    const lines = [...await merged(['gravatar', { Location: 'Lyon' }], ['gravatar-profile', { Location: 'lyon' }])]
    const derived = [...await merged(['one', { Mailbox: 'sam.dev' }], ['two', { Mailbox: 'sam.dev' }])]

    expect(lines.map(({ value, strength, cards }) => [value, strength, cards.length])).to.eql([['Lyon', 60, 2]])
    expect(derived.map(({ strength }) => strength)).to.eql([10])
  })

  it('lists the strongest first, with the relation of the strongest fact', async () => {
    const list = await merged(
      ['one', { 'About': 'me@sam.example', 'E-mail': 'me@sam.example' }],
      ['two', { 'Wallet (bitcoin)': 'bc1q3e53lyntf3zsa4h88sg8st3rr3k8vdgvvv262t', 'Name': 'Sam Example' }],
    )

    expect(list.map(({ type, relation, strength }) => [type, relation, strength])).to.eql([
      ['Cryptocurrency', 'wallet', 90], ['Email Address', 'contact', 60], ['Name', 'name', 60],
    ])
  })
})
