import { expect } from 'chai'
import fc from 'fast-check'
import { indexText } from '../../../src/core/leaks/index-text.ts'
import { createIndexedValues } from '../../../src/core/leaks/indexed-values.ts'
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
import { createCellReader } from '../../../src/core/leaks/cell-values.ts'
import { createValueParser } from '../../../src/core/leaks/value-parser.ts'
import { parseObservable } from '../../../src/core/observables/observable.ts'
import { isPlaceholder } from '../../../src/sources/kit/card.ts'
import { queryTypes } from '../../../src/sources/kit/source.ts'
import type { Field } from '../../../src/sources/leaks/vocabulary.ts'
import { firstSlowLength } from '../../support/linear.ts'

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

  /** Neither a placeholder nor a name such as `com.corp.app`. */
  const value = anything.filter(text =>
    !isPlaceholder(text) && /[\p{L}\p{N}]/u.test(text) && !/^[a-z]{2,3}\..*\./i.test(text))

  for (const type of queryTypes) {
    it(`include the normal form that a search uses: ${type}`, () => {
      const indexedValues = createIndexedValues({ column: fieldOfType[type] })
      fc.assert(fc.property(value, text => {
        const parsed = parseObservable(type, text)

        const found = indexedValues({ column: text })

        if ('value' in parsed) expect(found).to.deep.include({ type, text: indexText({ type, value: parsed.value }) })
      }), { numRuns: 500 })
    })
  }

  const inField = (name: string, value: unknown, mapping: Record<string, Field> = {}) =>
    createIndexedValues(mapping)({ [name]: value }).map(({ text }) => text.replace('1|', ''))

  it('are hosts and their domains down to the registrable one, but not domains of mailbox providers', () => {
    expect(inField('url', 'https://login.eu.corp.example:8443/in')).to.deep.equal(
      ['Domain Name|login.eu.corp.example', 'Domain Name|eu.corp.example', 'Domain Name|corp.example'])
    expect(inField('email', 'sam@mail.corp.example')).to.deep.equal([
      'Email Address|sam@mail.corp.example', 'Domain Name|mail.corp.example', 'Domain Name|corp.example',
    ])
    expect(inField('url', 'sam.github.io')).to.deep.equal(['Domain Name|sam.github.io'])
    expect(inField('email', 'sam@gmail.com')).to.deep.equal(['Email Address|sam@gmail.com'])
    expect(inField('url', `https://${'a.'.repeat(60)}corp.example/`)).to.have.length(8)
  })

  const address = 'Email Address|sam@corp.example'
  const cells: Array<[name: string, cell: string, found: string]> = [
    ['email', 'Sam <sam@corp.example>', address],
    ['email', 'mailto:sam@corp.example?subject=hi', address],
    ['email', 'sam[at]corp[.]example', address],
    ['email', 'kim@corp.example, sam@corp.example', address],
    ['email', 'kim@corp.example / sam@corp.example', address],
    ['email', 'sam@corp.example:hunter2', address],
    ['username', 'sam@corp.example', address],
    ['comment', 'ask sam@corp.example about it', address],
    ['ip', '192.0.2.1:5555', 'IP Address|192.0.2.1'],
    ['ip', '[2001:db8::1]:443', 'IP Address|2001:db8::1'],
    ['ip', '192.0.2.9, 192.0.2.1', 'IP Address|192.0.2.1'],
    ['url', 'http://192.0.2.1/login', 'IP Address|192.0.2.1'],
    ['x', '192.0.2.1', 'IP Address|192.0.2.1'],
    ['url', 'corp.example/path', 'Domain Name|corp.example'],
    ['url', '//corp.example', 'Domain Name|corp.example'],
    ['url', '*.corp.example', 'Domain Name|corp.example'],
    ['url', 'hxxps://corp[.]example/', 'Domain Name|corp.example'],
    ['x', 'https://sam:pw@corp.example:8443/x', 'Domain Name|corp.example'],
    ['x', 'bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?amount=1', 'Cryptocurrency|1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ]
  for (const [name, cell, found] of cells) {
    it(`are found in ${cell} of the column ${name}`, () => {
      expect(inField(name, cell)).to.include(found)
    })
  }

  for (const cell of ['NULL', 'null', '\\N', '-', '--', 'N/A', '(null)', '<null>', 'None', '?', '...']) {
    it(`are missing in ${cell}`, () => {
      const fields = ['email', 'username', 'url', 'ip', 'wallet', 'x']
      expect(fields.flatMap(name => inField(name, cell))).to.deep.equal([])
    })
  }

  for (const cell of ['android://abc==@com.corp.mobile/', 'com.corp.mobile', 'com.example.app', 'org.corp.client.beta']) {
    it(`are missing in ${cell}, which names an app`, () => {
      expect(inField('url', cell)).to.deep.equal([])
      expect(inField('domain', cell)).to.deep.equal([])
    })
  }

  it('are missing in secrets, whatever these hold', () => {
    for (const name of ['password', 'Passwort', 'api_key', 'user_token']) {
      expect(inField(name, 'sam@corp.example'), name).to.deep.equal([])
    }
  })

  it('of a text take linear time', () => {
    const read = createCellReader(createValueParser())
    for (const part of ['a@', '@', 'a,', '1.', ':', '//', 'com.', '<a@b>', '[at]', '0x1', ' ', 'a.example ']) {
      for (const type of [undefined, ...queryTypes]) {
        const slow = firstSlowLength(text => read(text, type), { pump: part })
        expect(slow, `${part} ${type}`).to.equal(undefined)
      }
    }
  })

  it('come from all fields with a type, under any name, and from values that have one', () => {
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

    expect(found.map(({ text }) => text)).to.deep.equal([
      '1|Email Address|a@example.com', '1|Domain Name|example.com', '1|Pseudonym|a', '1|Email Address|b@example.com',
      '1|IP Address|192.0.2.1',
    ])
  })
})
