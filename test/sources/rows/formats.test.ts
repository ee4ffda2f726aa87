import { expect } from 'chai'
import { FormattedValue } from '../../../src/sources/kit/card.ts'
import { displayed } from '../../../src/sources/rows/formats.ts'
import type { LookUpFormat } from '../../../src/sources/rows/look-up.ts'

/** Returns the displayed value without its format. */
function shown(value: unknown, format: LookUpFormat, row?: Parameters<typeof displayed>[2]): unknown {
  const cell = displayed(value, format, row)
  return cell instanceof FormattedValue ? cell.value : cell
}

describe('displayed', () => {
  for (const [value, day] of [
    ['Dec 27, 2015', '2015-12-27'],
    ['Mar  7, 2016', '2016-03-07'],
    ['March 7, 2016', '2016-03-07'],
    ['20 Mar 2020', '2020-03-20'],
    ['20 March 2020', '2020-03-20'],
  ] as const) {
    it(`reads the day ${value} in UTC, whatever the time zone of the process`, () => {
      const { TZ } = process.env
      process.env['TZ'] = 'Asia/Tokyo'
      try {
        expect(shown(value, 'date')).to.equal(`${day}T00:00:00.000Z`)
      } finally {
        if (TZ === undefined) delete process.env['TZ']
        else process.env['TZ'] = TZ
      }
    })
  }

  for (const [value, text] of [
    ['6578616D706C652E636F6D', 'example.com'],
    ['0x6a6f7365cc81', 'jose\u0301'],
    ['example', 'example'], // not in hexadecimal
    ['abc', 'abc'], // half a byte
    ['00ff', '00ff'], // no text
    [undefined, undefined],
  ] as const) {
    it(`reads the text ${value} in hexadecimal as ${text}`, () => {
      expect(shown(value, 'hex-text')).to.equal(text)
    })
  }

  const url = 'https://api.example/v2/users/{value}'
  for (const [value, row, address] of [
    ['https://cdn.example/1.png', { url }, 'https://cdn.example/1.png'],
    ['/avatars/1.png', { url }, 'https://api.example/avatars/1.png'],
    ['//cdn.example/1.png', { url }, 'https://cdn.example/1.png'],
    ['sam.example', { url }, 'sam.example'],
    ['user/1.png', { url, base: 'https://site.example/assets/' }, 'https://site.example/assets/user/1.png'],
    ['javascript:alert(1)', { url, base: 'https://site.example/' }, 'javascript:alert(1)'],
    [null, { url }, null],
  ] as const) {
    it(`links ${value} to ${address}${'base' in row ? ', below the base of the row' : ''}`, () => {
      expect(shown(value, 'link', row)).to.equal(address)
    })
  }

  it('shows the latest date of a list in any order', () => {
    const dates = ['2024-01-02 03:04:05 UTC', '2026-10-08T10:00:00Z', null, '2025-12-31', 'never']

    expect(shown(dates, 'latest')).to.equal('2026-10-08T10:00:00.000Z')
    expect(shown([], 'latest')).to.equal(undefined)
  })

  it('shows each text of a list once', () => {
    expect(shown(['a', 'b', 'a'], 'distinct')).to.equal('a, b')
  })
})
