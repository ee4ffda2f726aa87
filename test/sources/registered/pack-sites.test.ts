import { expect } from 'chai'
import fc from 'fast-check'
import { parsePack } from '../../../src/sources/registered/packs/read.ts'
import { birds, combine, maigret, sherlock, whatsMyName } from '../../support/packs.ts'

describe('several packs', () => {
  it('give each site one check with the strictest proofs and all tags', () => {
    const { checks, packs } = combine(
      sherlock({ tags: ['gaming'] }),
      whatsMyName({}),
      maigret({ url: 'https://www.birds.example/{username}/', tags: ['ru'] }),
    )

    expect(checks.map(({ slug, pack, tags }) => ({ slug, pack, tags })))
      .to.eql([{ slug: 'wmn-birds', pack: 'pack 2', tags: ['hobby', 'gaming', 'ru'] }])
    expect(packs.map(({ used, skipped }) => [used, skipped.map(({ reason }) => reason)])).to.eql([
      [0, ['another pack covers it: pack 2']],
      [1, []],
      [0, ['another pack covers it: pack 2']],
    ])
  })

  it('recognise a site by the address of its accounts, whatever its name', () => {
    const { checks } = combine(whatsMyName({ name: 'The birds' }), sherlock({}))

    expect(checks.map(({ slug }) => slug)).to.eql(['wmn-the-birds'])
  })

  const used = (...packs: unknown[]) => combine(...packs).checks.map(({ slug }) => slug)
  const forum = 'https://forum.birds.example/u/{}'

  it('keep entries of one name for other sites, and merge those of one site under two hosts', () => {
    expect(used(whatsMyName({}), sherlock({ url: 'https://other.net/{}' }))).to.eql(['wmn-birds', 'sherlock-birds'])
    expect(used(whatsMyName({}), sherlock({ url: forum }))).to.eql(['wmn-birds', 'sherlock-birds'])
    for (const url of [
      'https://m.birds.example/u/{}', 'https://fr.birds.example/{}', 'https://www.birds.org/member/{}',
      'https://{}.birds.co.uk', 'https://profile.birds.example/{}',
    ]) {
      expect(used(whatsMyName({}), sherlock({ url })), url).to.eql(['wmn-birds'])
    }
    expect(used(whatsMyName({ name: 'Wings' }), sherlock({ url: 'https://m.birds.example/{}/' }))).to.eql(['wmn-wings'])
  })

  it('merge two entries of one pack that ask the same, but not those about other accounts or states', () => {
    const bees = { name: 'Bees', uri_check: 'https://birds.example/{account}/' }
    const twice = (other: object) => ({ sites: [...whatsMyName({}).sites, ...whatsMyName(other).sites] })

    expect(used(twice(bees))).to.eql(['wmn-birds'])
    expect(combine(twice(bees)).packs[0]?.skipped).to.eql([
      { name: 'Bees', reason: 'another entry of the pack covers it: Birds' },
    ])
    expect(used(twice({ ...bees, e_code: 410, m_code: 404 }))).to.eql(['wmn-birds', 'wmn-bees'])
    expect(used(twice({ name: 'Birds (Groups)', uri_check: 'https://birds.example/g/{account}' })))
      .to.eql(['wmn-birds', 'wmn-birds-groups'])
    const groups = { 'Birds (Groups)': { ...birds, errorType: 'status_code', url: 'https://birds.example/g/{}' } }
    expect(used(whatsMyName({}), sherlock({}), groups))
      .to.eql(['wmn-birds', 'sherlock-birds-groups'])
  })

  it('give one check to a site if an entry connects two that seemed different', () => {
    const wings = { Wings: { ...birds, errorType: 'status_code', url: 'https://wings.net/{}' } }
    const both = whatsMyName({
      name: 'Wings', uri_check: 'https://wings.net/{account}', uri_pretty: 'https://birds.example/{account}',
    })

    expect(used(sherlock({}), wings, both)).to.eql(['wmn-wings'])
  })

  it('keep the count of sites: each is used, or left out once', () => {
    const site = fc.record({
      name: fc.constantFrom('a', 'b', 'c', 'd'),
      status: fc.boolean(),
    })
    fc.assert(fc.property(fc.array(fc.array(site, { minLength: 1, maxLength: 6 }), { maxLength: 4 }), all => {
      const { checks, packs } = combine(...all.map(sites => ({
        sites: sites.flatMap(({ name, status }) => whatsMyName({
          name, uri_check: `https://${name}.example/{account}`, ...(status && { m_string: '' }),
        }).sites),
      })))

      packs.forEach(({ used, skipped }, index) => expect(used + skipped.length).to.equal(all[index]!.length))
      expect(checks).to.have.length(packs.reduce((sum, { used }) => sum + used, 0))
      expect(new Set(checks.map(({ slug }) => slug)).size).to.equal(checks.length)
    }))
  })

  it('are refused if one has no known format', () => {
    for (const json of [{}, { Birds: { url: 'x' } }, [], 'x', { sites: 1 }]) {
      expect(() => parsePack(json)).to.throw('not a pack in the WhatsMyName, Maigret or Sherlock format')
    }
  })
})
