import { expect } from 'chai'
import fc from 'fast-check'
import { createIndexedValues, indexText } from '../../../src/core/leaks/indexed-values.ts'
import {
  compareSortKeys,
  entryBytes,
  findEntries,
  hashBytes,
  isFirstOfRecord,
  sortKeyBytes,
  readPosition,
  writeEntry,
} from '../../../src/core/leaks/index-entry.ts'
import { sortEntries } from '../../../src/core/leaks/sort-entries.ts'
import { parseObservable } from '../../../src/core/observables/observable.ts'
import { queryTypes } from '../../../src/sources/kit/source.ts'

/** Hashes that often share a prefix, so that a comparison of only the first bytes of a key would fail the tests. */
const hash = fc.array(fc.constantFrom('a', 'b', '\xff'), { minLength: hashBytes, maxLength: hashBytes }).map(units =>
  units.join('')
)
const entry = fc.record({
  hash,
  record: hash,
  batch: fc.nat(0xffff_ffff),
  block: fc.nat(0xffff),
  index: fc.nat(0x7fff),
  isFirst: fc.boolean(),
})
type Entry = typeof entry extends fc.Arbitrary<infer Value> ? Value : never

function toBuffer(entries: readonly Entry[]): Buffer {
  const buffer = Buffer.alloc(entries.length * entryBytes)
  for (const [index, { hash: value, record, isFirst, ...position }] of entries.entries()) {
    writeEntry(buffer, index * entryBytes, value, record, position, isFirst)
  }
  return buffer
}

const keyOf = (buffer: Buffer, index: number): string =>
  buffer.toString('latin1', index * entryBytes, index * entryBytes + sortKeyBytes)

describe('the index of a leak source', () => {
  it('reads an entry as it was written', () => {
    fc.assert(fc.property(entry, one => {
      const buffer = toBuffer([one])

      expect(readPosition(buffer, 0)).to.deep.equal({ batch: one.batch, block: one.block, index: one.index })
      expect(isFirstOfRecord(buffer, 0)).to.equal(one.isFirst)
      expect(keyOf(buffer, 0)).to.equal(one.hash + one.record)
    }))
  })

  it('sorts entries by key, and keeps the order of equal keys', () => {
    fc.assert(fc.property(fc.array(entry, { maxLength: 300 }), entries => {
      const sorted = sortEntries(toBuffer(entries))

      const expected = [...entries].sort((a, b) =>
        a.hash + a.record < b.hash + b.record ? -1 : a.hash + a.record > b.hash + b.record ? 1 : 0
      )
      expect(sorted.equals(toBuffer(expected))).to.equal(true)
      for (let at = entryBytes; at < sorted.length; at += entryBytes) {
        expect(compareSortKeys(sorted, at - entryBytes, sorted, at)).to.be.at.most(0)
      }
    }))
  })

  it('finds exactly the entries of a hash in a page', () => {
    fc.assert(fc.property(fc.array(entry, { maxLength: 60 }), hash, (entries, wanted) => {
      const page = sortEntries(toBuffer(entries))

      const { from, to } = findEntries(page, Buffer.from(wanted, 'latin1'))

      expect((to - from) / entryBytes).to.equal(entries.filter(one => one.hash === wanted).length)
      for (let at = from; at < to; at += entryBytes) {
        expect(keyOf(page, at / entryBytes).slice(0, hashBytes)).to.equal(wanted)
      }
    }))
  })
})

describe('the indexed values of a leak record', () => {
  const fieldOfType = {
    'Pseudonym': 'username',
    'Email Address': 'email',
    'Domain Name': 'domain',
    'Cryptocurrency': 'wallet',
    'IP Address': 'ip',
  } as const
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.emailAddress(),
    fc.domain(),
    fc.ipV4(),
    fc.ipV6(),
    fc.tuple(
      fc.string({ unit: 'grapheme', maxLength: 70 }),
      fc.constantFrom('example.com', 'EXAMPLE.com.', 'münchen.de', '[::1]', 'localhost', ''),
    )
      .map(parts => parts.join('@')),
    fc.string({ minLength: 50, maxLength: 300 }).map(text => `${text}@example.com`),
    fc.constantFrom(
      ' a@example.com',
      'a @example.com',
      'a@example.com ',
      'a@b@example.com',
      'a..b@example.com',
      '.a@example.com',
      'a',
      ' a ',
      'a b',
    ),
  )

  for (const type of queryTypes) {
    it(`equal the normal form that a search uses: ${type}`, () => {
      const indexedValues = createIndexedValues({ column: fieldOfType[type] })
      fc.assert(fc.property(anything, text => {
        const parsed = parseObservable(type, text)

        const found = indexedValues({ column: text })

        // A search refuses a URL, but the index stores its host. The test therefore skips a refused URL.
        if ('value' in parsed) expect(found).to.deep.equal([{ type, text: indexText({ type, value: parsed.value }) }])
        else if (!text.includes('://')) expect(found).to.deep.equal([])
      }), { numRuns: 500 })
    })
  }

  it('come from all fields with a type, under any name, and from no other field', () => {
    const indexedValues = createIndexedValues({ mail: 'email', nick: 'username', email: 'note' })

    const found = indexedValues({
      mail: 'a@example.com',
      nick: 'a',
      email: 'b@example.com',
      ip: '192.0.2.1',
      password: 'a',
      other: 'x',
      list: ['x'],
    })

    expect(found.map(({ text }) => text)).to.deep.equal(['1|Email Address|a@example.com', '1|Pseudonym|a',
      '1|IP Address|192.0.2.1'])
  })
})
