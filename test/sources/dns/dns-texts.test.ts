import { expect } from 'chai'
import fc from 'fast-check'
import { dnsTextModule } from '../../../src/sources/dns/dns-text-module.ts'
import type { DnsText } from '../../../src/sources/dns/dns-text.ts'
import { dnsTexts } from '../../../src/sources/dns/texts.ts'
import { simulate } from '../../support/simulated.ts'
import { resolverOf, type Zone } from '../../support/zone.ts'

const row: DnsText = {
  slug: 'somewhere',
  name: 'Somewhere',
  description: 'Networks',
  homepage: 'https://somewhere.example',
  source: 'https://somewhere.example/docs',
  zones: { ip4: 'origin.example' },
  columns: [['System', 'asns', 'systems'], ['Prefix', 'prefix'], ['Since', 'since', 'date'], ['Mail', 'mail', 'list']],
  systems: { zone: 'as.example', position: 1 },
  examples: { found: '8.8.8.8', texts: [], notFound: '192.0.2.2' },
}
const query = '8.8.8.8.origin.example TXT'

async function run(zone: Zone, changes: Partial<DnsText> = {}) {
  const asked: string[] = []
  await using world = await simulate({ upstreams: [resolverOf(zone, asked)], outcomes: () => 'success' })
  const { cards, failure } = await world.run(dnsTextModule({ ...row, ...changes }), 'IP Address', '8.8.8.8')
  return { cards, failure, asked, rows: cards.map(({ items }) => items.map(one => `${one.label}: ${one.value}`)) }
}

const textOfColumns = fc.array(fc.stringMatching(/^[ -!#-[\]-{}~]{0,9}$/), { maxLength: 6 })
  .map(columns => columns.join('|'))

describe('dnsTextModule', () => {
  it('shows a card for each record, with the names of the autonomous systems', async () => {
    const { rows, cards } = await run({
      [query]: ['"AS1 2 | 8.8.8.0/24 | 2014-03-14 | a@b.example, c@d.example"', '"2 | 8.0.0.0/9 |  |"'],
      'AS1.as.example TXT': ['"1 | ONE"'],
    })

    expect(rows).to.deep.equal([
      [
        'System: AS1 ONE', 'System: AS2', 'Prefix: 8.8.8.0/24', 'Since: 2014-03-14T00:00:00.000Z',
        'Mail: a@b.example', 'Mail: c@d.example',
      ],
      ['System: AS2', 'Prefix: 8.0.0.0/9'],
    ])
    expect(cards.map(({ raw }) => raw)).to.deep.equal([
      {
        asns: [{ asn: 1, name: 'ONE' }, { asn: 2, name: null }],
        prefix: '8.8.8.0/24',
        since: '2014-03-14',
        mail: ['a@b.example', 'c@d.example'],
      },
      { asns: [{ asn: 2, name: null }], prefix: '8.0.0.0/9', since: null, mail: [] },
    ])
  })

  it('finds nothing for a name that does not exist', async () => {
    expect(await run({})).to.deep.include({ cards: [], failure: undefined, asked: [query] })
  })

  it('fails after the cards if the name of a system cannot be read', async () => {
    const { rows, failure } = await run({
      [query]: ['"1 2 | 8.8.8.0/24 | | "'],
      'AS1.as.example TXT': ['"1 | ONE"'],
      '*': 2,
    })

    expect(rows).to.deep.equal([
      ['System: AS1 ONE', 'System: AS2', 'Prefix: 8.8.8.0/24', 'Incomplete: no answer about AS2'],
    ])
    expect(failure).to.equal('UPSTREAM_ERROR')
  })

  it('fails after the cards of the other records for one with another number of columns', async () => {
    const { rows, failure } = await run({ [query]: ['"8.8.8.0/24"', '"1 | 8.0.0.0/9 | | "'], '*': [] })

    expect(rows).to.deep.equal([['System: AS1', 'Prefix: 8.0.0.0/9']])
    expect(failure).to.equal('UPSTREAM_CHANGED')
  })

  it('reads a record without its last columns, if they can be missing', async () => {
    const { rows, failure } = await run({ [query]: ['"1 | 8.0.0.0/9"'], '*': [] }, { least: 2 })

    expect(rows).to.deep.equal([['System: AS1', 'Prefix: 8.0.0.0/9']])
    expect(failure).to.equal(undefined)
    expect(await run({ [query]: ['"1"'], '*': [] }, { least: 2 })).to.deep.include({ failure: 'UPSTREAM_CHANGED' })
  })

  it('finds nothing for the text of an unknown address', async () => {
    const result = await run({ [query]: ['"Unknown"'] }, { unknown: 'Unknown' })

    expect(result).to.deep.include({ cards: [], failure: undefined })
  })

  it('looks up at most five systems', async () => {
    const { asked } = await run({ [query]: ['"1 2 3 4 5 6 7 8 9 | | |"'], '*': [] })

    expect(asked).to.have.length(6)
  })

  it('reads a text with the documented number of columns, and fails for every other one', () => fc.assert(
    fc.asyncProperty(textOfColumns, async text => {
      const { rows, failure } = await run({ [query]: [`"${text}"`], '*': [] })

      const parts = text.split('|')
      expect(failure).to.equal(parts.length === row.columns.length ? undefined : 'UPSTREAM_CHANGED')
      const prefix = parts[1]?.trim()
      if (failure === undefined && prefix) expect(rows.flat()).to.include(`Prefix: ${prefix}`)
      for (const shown of rows) expect(shown).to.not.be.empty
    }),
    { numRuns: 30 },
  ))
})

describe('the DNS texts', () => {
  it('have examples with their documented columns', () => {
    for (const { slug, columns, examples } of dnsTexts) {
      for (const text of examples.texts) expect(text.split('|'), slug).to.have.length(columns.length)
    }
  })
})
