import { expect } from 'chai'
import { sameMailboxes, valuesOf } from '../../src/console/search/values.ts'

describe('the values of the field of a search in the console', () => {
  it('are separated by lines, commas and semicolons, but not in quotes', () => {
    expect(valuesOf('sam, kim;alex\n\nsam')).to.deep.equal(['sam', 'kim', 'alex'])
    expect(valuesOf('"Doe, Sam" <sam@sam.example>, kim@sam.example,')).to.deep.equal([
      '"Doe, Sam" <sam@sam.example>', 'kim@sam.example',
    ])
    expect(valuesOf('"sam, kim')).to.deep.equal(['"sam', 'kim'])
  })

  it('name the address that stands for others of its mailbox', () => {
    const address = (value: string, mailbox: string) =>
      ({ type: 'Email Address', value, mailbox, fault: undefined }) as const

    expect(sameMailboxes([
      address('s.am@gmail.com', 'sam@gmail.com'),
      { type: 'Pseudonym', value: 'sam', fault: undefined },
      address('sam@sam.example', 'sam@sam.example'),
      address('sam@gmail.com', 'sam@gmail.com'),
    ])).to.deep.equal([{ value: 'sam@gmail.com', searched: 's.am@gmail.com' }])
  })
})
