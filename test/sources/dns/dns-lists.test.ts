import { hash } from 'node:crypto'
import { isIP } from 'node:net'
import { expect } from 'chai'
import fc from 'fast-check'
import { moduleExamples } from '../../../src/core/self-tests/module-examples.ts'
import { createModules } from '../../../src/core/catalogue/modules.ts'
import { dnsListModule } from '../../../src/sources/dns/dns-list-module.ts'
import { listName, testOf, typesOf, type DnsList } from '../../../src/sources/dns/dns-list.ts'
import { emailHash } from '../../../src/sources/dns/email-hash.ts'
import { dnsLists } from '../../../src/sources/dns/lists/index.ts'
import { notPublic } from '../../../src/sources/kit/scope.ts'
import { simulate } from '../../support/simulated.ts'
import { resolverOf, type Zone } from '../../support/zone.ts'

const row: DnsList = {
  zone: 'list.example',
  name: 'A list',
  homepage: 'https://list.example',
  lists: 'Addresses',
  subjects: ['ip4'],
  codes: { '127.0.0.2': 'spam', '127.0.0.3': 'worms' },
  unlisted: ['127.0.0.9'],
  refused: ['127.0.0.255'],
}
const sound: Zone = { '2.0.0.127.list.example A': ['127.0.0.2'] }
const name = '8.8.8.8.list.example'

/** Runs the module of a list against a zone. Without a list, uses a new copy, which has not been tested. */
async function run(zone: Zone, list: DnsList = { ...row }, value = '8.8.8.8') {
  const asked: string[] = []
  await using world = await simulate({ upstreams: [resolverOf(zone, asked)], outcomes: () => 'success' })
  const [type] = typesOf(list)
  const { cards, failure } = await world.run(dnsListModule(list), type!, value)
  const rows = cards.flatMap(({ items }) => items.map(item => `${item.label}: ${item.value}`))
  return { rows, failure, asked }
}

describe('dnsListModule', () => {
  it('shows the meaning of each code, and the reason that the list publishes', async () => {
    const zone = { ...sound, [`${name} A`]: ['127.0.0.3', '127.0.0.2'], [`${name} TXT`]: ['"Seen in a trap"'] }

    const { rows, failure } = await run(zone)

    expect(failure).to.equal(undefined)
    expect(rows).to.deep.equal([
      'List: A list', 'Meaning: worms', 'Meaning: spam', 'Code: 127.0.0.3', 'Code: 127.0.0.2',
      'Reason: Seen in a trap', 'About the list: https://list.example',
    ])
  })

  it('shows an entry whose reason cannot be read', async () => {
    const { rows } = await run({ ...sound, [`${name} A`]: ['127.0.0.2'], [`${name} TXT`]: 2 })

    expect(rows).to.include('Meaning: spam')
    expect(rows.join()).to.not.include('Reason')
  })

  for (const [title, zone] of [
    ['a value without an entry', sound],
    ['a code that is no listing', { ...sound, [`${name} A`]: ['127.0.0.9'] }],
  ] as const) {
    it(`finds nothing for ${title}`, async () => {
      expect(await run(zone)).to.deep.include({ rows: [], failure: undefined })
    })
  }

  for (const [title, code, zone] of [
    ['a refused resolver', 'UPSTREAM_BLOCKED', { ...sound, [`${name} A`]: ['127.255.255.254'] }],
    ['a refusal with a code of the list', 'UPSTREAM_BLOCKED', { ...sound, [`${name} A`]: ['127.0.0.255'] }],
    ['a code that the list does not document', 'UPSTREAM_CHANGED', { ...sound, [`${name} A`]: ['127.0.0.4'] }],
    ['an address outside 127.0.0.0/8', 'UPSTREAM_CHANGED', { ...sound, [`${name} A`]: ['192.0.2.80'] }],
    ['a parked zone that answers every name', 'UPSTREAM_CHANGED', { '*': ['127.0.0.2'] }],
    ['a dead zone that answers no name', 'UPSTREAM_CHANGED', {}],
    ['a resolver that fails', 'UPSTREAM_ERROR', { ...sound, [`${name} A`]: 2 }],
    ['a self-test that is refused', 'UPSTREAM_BLOCKED', { '2.0.0.127.list.example A': ['127.255.255.254'] }],
  ] as const) {
    it(`fails with ${code} for ${title}`, async () => {
      expect(await run(zone)).to.deep.include({ rows: [], failure: code })
    })
  }

  it('tests a list once, and again after a resolver that failed', async () => {
    const list = { ...row }

    const failed = await run({ '*': 2, [`${name} A`]: 3 }, list)
    const first = await run(sound, list)
    const second = await run({}, list)

    expect(failed.failure).to.equal('UPSTREAM_ERROR')
    expect(first.asked).to.have.members([`${name} A`, '2.0.0.127.list.example A', '1.0.0.127.list.example A'])
    expect(second).to.deep.include({ asked: [`${name} A`], failure: undefined })
  })

  it('keeps a failed self-test, so that a closed list is asked no more than once an hour', async () => {
    const list = { ...row }
    await run({}, list)

    const { failure, asked } = await run(sound, list)

    expect([failure, asked]).to.deep.equal(['UPSTREAM_CHANGED', [`${name} A`]])
  })

  it('asks about the registered domain of a host name', async () => {
    const list: DnsList = { ...row, subjects: ['domain'] }

    const { asked } = await run({}, list, 'a.b.sam.co.uk')

    expect(asked).to.include('sam.co.uk.list.example A').and.to.include('TEST.list.example A')
  })

  it('sends a hash of an e-mail address, and never the address', async () => {
    const test = { listed: null, clean: 'clean@sam.example', example: 'x' }
    const { asked } = await run({}, { ...row, subjects: ['email'], test }, 'Sam@sam.example')

    const names = ['sam@sam.example', 'clean@sam.example'].map(email => hash('sha1', email))
    expect(asked).to.have.members([...names.map(sent => `${sent}.list.example A`), 'list.example A'])
  })

  it('takes no answer outside the codes of a list for an entry', () => fc.assert(fc.asyncProperty(
    fc.array(fc.ipV4(), { maxLength: 3 }),
    async answers => {
      const { rows, failure } = await run({ ...sound, [`${name} A`]: answers, '1.0.0.127.list.example A': 3 })

      const known = answers.every(answer => answer in row.codes || answer === '127.0.0.9')
      if (!known) expect(failure).to.be.oneOf(['UPSTREAM_CHANGED', 'UPSTREAM_BLOCKED'])
      else expect([rows.length > 0, failure]).to.deep.equal([answers.some(answer => answer in row.codes), undefined])
    },
  ), { numRuns: 20 }))
})

describe('emailHash', () => {
  it('is one for all spellings of a mailbox', () => fc.assert(fc.property(
    fc.stringMatching(/^[a-z.]{1,20}$/), fc.stringMatching(/^[a-z.+]{0,9}$/), fc.constantFrom('gmail', 'googlemail'),
    (local, tag, provider) => {
      const spelled = emailHash(`${local.toUpperCase()}+${tag}@${provider}.com`)

      expect(spelled).to.equal(hash('sha1', `${local.replaceAll('.', '')}@gmail.com`))
      expect(emailHash(`${local}+${tag}@Sam.example`)).to.equal(hash('sha1', `${local}@sam.example`))
    },
  )))
})

describe('the DNS lists', () => {
  it('are asked by `modules check` about their test entries, which no search may ask about', async () => {
    await using world = await simulate({ upstreams: [resolverOf(sound)], outcomes: () => 'success' })
    const [configured] = createModules({ modules: [dnsListModule({ ...row })], sourceKeys: new Map() }).all
    const { check, examples } = moduleExamples(configured!)
    const { client } = world.context()

    const verdicts = await Promise.all(examples.map(one => check(one.example, one.expected, client as never)))

    expect(examples.map(({ example }) => example)).to.deep.equal(['127.0.0.2', '127.0.0.1'])
    expect(verdicts.map(({ verdict }) => verdict)).to.deep.equal(['ok', 'ok'])
    expect(configured!.module.skipReason!({ type: 'IP Address', value: '127.0.0.2' })).to.match(/not public/)
  })

  it('have zones of their own, and no zone inside another one', () => {
    const zones = dnsLists.map(({ zone }) => zone)

    for (const zone of zones) {
      expect(zones.filter(other => zone === other || zone.endsWith(`.${other}`)), zone).to.deep.equal([zone])
    }
  })

  it('name codes in 127.0.0.0/8 that they neither refuse with nor leave out', () => {
    for (const { zone, codes, refused = [], unlisted = [] } of dnsLists) {
      for (const code of Object.keys(codes)) expect(code, zone).to.match(/^(\*|127(\.\d{1,3}){3})$/)
      expect(codes, zone).to.not.have.any.keys('127.255.255.254', ...refused, ...unlisted)
    }
  })

  it('name the classes of DroneBL that say most about an address', () => {
    const { codes } = dnsLists.find(({ zone }) => zone === 'dnsbl.dronebl.org')!

    expect(codes).to.include({ '127.0.0.11': 'Web page proxy', '127.0.0.19': 'Abused VPN service' })
  })

  it('have test entries that differ, and that are the examples of their modules', () => {
    for (const list of dnsLists) {
      const { listed, clean } = testOf(list)
      const { examples } = dnsListModule(list)

      expect(listName(list, clean), list.zone).to.not.equal(listName(list, listed ?? examples.found[0]!))
      expect(examples.notFound, list.zone).to.deep.equal([clean])
      if (isIP(examples.found[0]!) > 0 && listed === null) {
        expect(notPublic({ type: 'IP Address', value: examples.found[0]! })).to.equal(undefined)
      }
    }
  })
})
