import { expect } from 'chai'
import type { ListFormat } from '../../../src/sources/kit/list-source.ts'
import { packList } from '../../../src/sources/lists/read-list.ts'

describe('texts of a list besides its entries', () => {
  it('are counted apart only beside the note of their kind', () => {
    const format: ListFormat = { as: 'table', delimiter: ',', value: 'wallet', notes: [['Currency', 'currency']] }
    const others = [{ kind: 'name', pattern: '[a-z]{5,11}', note: ['Currency', 'IOST'] }] as const
    const read = (...rows: string[]) => packList(
      { format, subject: 'Cryptocurrency', others },
      Buffer.from(['wallet,currency', 'TA4Wt1DUCqz6YegbnsmqsWC5uUfbdBqPxm,USDT', ...rows].join('\n')),
    )

    expect(read('sample,IOST')).to.include({ entries: 1, unread: 0, leftOut: 1 })
    expect(read('unknown,USDT')).to.include({ entries: 1, unread: 1, leftOut: 0 })
  })
})
