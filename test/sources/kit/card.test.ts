import { expect } from 'chai'
import { card, date, link, withLeftOut } from '../../../src/sources/kit/card.ts'

const only = (cell: Parameters<typeof card>[0][number][1]) => card([['Label', cell, 'field']], {}).items[0]

describe('card', () => {
  it('displays text, numbers and booleans, zero and false too', () => {
    const { items } = card([['Name', 'Sam'], ['Count', 0], ['Open', false]], {})

    expect(items.map(item => item.value)).to.eql(['Sam', '0', 'false'])
  })

  it('says how many parts of the answer are left out, also if two readers left out some', () => {
    const cards = withLeftOut(withLeftOut([card([['Name', 'Sam']], {})], 2), 3)

    expect(cards[0]?.items.map(({ label, value }) => `${label}: ${value}`)).to.eql(['Name: Sam', 'Parts left out: 5'])
    expect(withLeftOut([], 3)).to.eql([])
  })

  it('begins with the avatar and the profile link', () => {
    const { items } = card([['Login', 'sam'], ['Profile', 'https://a.example'], ['Avatar', 'https://b.example']], {})

    expect(items.map(({ label }) => label)).to.deep.equal(['Profile', 'Avatar', 'Login'])
  })

  it('drops rows without a value', () => {
    const { items } = card([['A', null], ['B', undefined], ['C', ''], ['D', link(null)], ['E', date('soon')]], {})

    expect(items).to.be.empty
  })

  it('drops texts and dates that sources write in place of a fact, but no name', () => {
    const placeholders = ['None', 'null', 'nil', 'N/A', 'n/a', '-', '--', 'NaN', ' ', 'undefined']
    const dates = [0, '1970-01-01T00:00:00', '1970-01-01T01:00:00+01:00', '1969-12-31T16:00:00Z', '0001-01-01T00:00Z']

    expect([...placeholders, ...dates.map(one => date(one))].flatMap(value => only(value) ?? [])).to.deep.equal([])
    expect(card([['Login', 'none']], {}).items).to.have.length(1)
    expect(['No', 'none'].map(value => only(value)?.value)).to.deep.equal(['No', 'none'])
    expect(only(date('1970-01-02'))).to.include({ isdate: true })
  })

  it('drops a row whose value is an object', () => {
    const odd = { nested: true } as unknown as string

    expect(only(odd)).to.equal(undefined)
    expect(only(link(odd))).to.equal(undefined)
  })

  it('marks only web addresses as links', () => {
    expect(only(link('https://sam.example/a?b'))).to.include({ islink: true, copy: true })
    expect(only(link('javascript:alert(1)'))).to.include({ islink: false, value: 'javascript:alert(1)' })
    expect(only(link('sam.example'))).to.include({ islink: false })
    expect(only(link(' https://sam.example'))).to.include({ islink: false })
  })

  it('converts dates of any form to ISO 8601 in UTC', () => {
    const told = [1_700_000_000, 1_700_000_000_000, '2023-11-14T23:13:20+01:00', '2023-11-14 22:13:20Z']

    const shown = told.map(value => only(date(value))?.value)

    expect(shown).to.eql(Array(4).fill('2023-11-14T22:13:20.000Z'))
  })

  it('displays a year or a month as text, since neither has a day', () => {
    expect(['2023', '2023-11'].map(text => only(date(text)))).to.deep.equal(['2023', '2023-11'].map(value =>
      ({
        label: 'Label',
        value,
        field: 'field',
        copy: true,
        isdate: false,
        islink: false,
      })))
  })

  it('names the raw field that an item displays', () => {
    const marks = { copy: true, isdate: false, islink: false }

    expect(only('Sam')).to.eql({ label: 'Label', value: 'Sam', field: 'field', ...marks })
  })
})
