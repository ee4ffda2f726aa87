import { expect } from 'chai'
import fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { inRange } from '../../../src/lib/ip-range.ts'
import { entryKey, leftOut, matchesOf } from '../../../src/sources/kit/entry-key.ts'
import type { ListSource, ListSubject } from '../../../src/sources/kit/list-source.ts'
import { createPacker, openPackedList, type PackedList } from '../../../src/sources/kit/packed-list.ts'

const list = (subject: ListSubject, coversNamesBelow = false): ListSource => ({
  slug: 'test',
  name: 'Test',
  homepage: 'https://list.example',
  url: 'https://list.example/list.txt',
  subject,
  category: 'reputation',
  tags: ['threat'],
  format: { as: 'lines' },
  everyHours: 1,
  meaning: 'Test',
  coversNamesBelow,
  sample: { entry: '{value}' },
})

function pack(subject: ListSubject, entries: ReadonlyArray<readonly [text: string, ...notes: string[]]>): PackedList {
  const packer = createPacker()
  for (const [text, ...notes] of entries) packer.add(entryKey(subject, text) as string, notes)
  return openPackedList(packer.pack())!
}

const found = (subject: ListSubject, texts: readonly string[], value: string, coversNamesBelow = false): string[] =>
  matchesOf(list(subject, coversNamesBelow), pack(subject, texts.map(text => [text])), value).map(({ entry }) => entry)

const ipv4 = fc.tuple(fc.constantFrom(1, 193), fc.nat(3), fc.nat(255), fc.nat(255)).map(bytes => bytes.join('.'))
const ipv6 = fc.tuple(fc.nat(3), fc.nat(0xffff), fc.nat(0xffff))
  .map(([one, other, last]) => ipaddr.parse(`2001:db${one}:${other.toString(16)}::${last.toString(16)}`).toString())
const range = fc.oneof(
  fc.tuple(ipv4, fc.integer({ min: 8, max: 32 })),
  fc.tuple(ipv6, fc.integer({ min: 12, max: 128 })),
).map(([address, bits]) => `${address}/${bits}`)

describe('Packed list', () => {
  it('returns nested ranges, the most specific first', () => {
    const ranges = ['20.0.0.0/8', '20.1.0.0/16', '20.1.2.3', '20.2.0.0/16', '2001:db8::/32', '2001:db8:1::/48']

    expect(found('IP Address', ranges, '20.1.2.3')).to.eql(['20.1.2.3', '20.1.0.0/16', '20.0.0.0/8'])
    expect(found('IP Address', ranges, '2001:db8:1::5')).to.eql(['2001:db8:1::/48', '2001:db8::/32'])
    expect(found('IP Address', ranges, '11.0.0.1')).to.eql([])
  })

  it('finds the ranges of any list that contain an address', () => {
    fc.assert(fc.property(fc.array(range, { maxLength: 40 }), fc.oneof(ipv4, ipv6), (ranges, address) => {
      const covering = ranges.filter(one => inRange(ipaddr.parse(address), ipaddr.parseCIDR(one)))
      const bits = (text: string) => Number(text.split('/')[1] ?? (text.includes(':') ? 128 : 32))

      const matches = found('IP Address', ranges, address)

      expect(matches.map(bits)).to.eql([...new Set(covering.map(bits))].sort((a, b) => b - a))
      for (const match of matches.filter(match => match.includes('/'))) {
        expect(inRange(ipaddr.parse(address), ipaddr.parseCIDR(match))).to.equal(true)
      }
    }))
  })

  it('finds exactly the names that it contains', () => {
    const name = fc.stringMatching(/^[a-c]{1,3}\.[a-c]{1,2}$/)
    fc.assert(fc.property(fc.array(name, { maxLength: 40 }), name, (names, searched) => {
      expect(found('Domain Name', names, searched)).to.eql(names.includes(searched) ? [searched] : [])
    }))
  })

  it('finds a name below an entry only if the list covers such names', () => {
    expect(found('Domain Name', ['bad.example'], 'www.bad.example', true)).to.eql(['bad.example'])
    expect(found('Domain Name', ['bad.example'], 'www.bad.example')).to.eql([])
    expect(found('Domain Name', ['bad.example'], 'notbad.example', true)).to.eql([])
    expect(found('Email Address', ['bad.example'], 'sam@mail.bad.example', true)).to.eql(['bad.example'])
  })

  it('returns every note of an entry that occurs several times, and repeats none', () => {
    const range = '192.0.2.0/24'
    const packed = pack('IP Address', [[range, 'EC2', 'é'], [range, 'S3', ''], [range, 'S3', '']])

    const matches = matchesOf(list('IP Address'), packed, '192.0.2.1')

    expect(matches.map(({ notes }) => notes)).to.eql([['EC2', 'é'], ['S3', '']])
    expect(packed.count).to.equal(2)
  })

  it('finds a wallet in the normal form of any spelling', () => {
    const listed = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'
    const normal = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

    expect(found('Cryptocurrency', [listed], normal)).to.eql([normal])
  })

  it('does not open other bytes', () => {
    const whole = createPacker()
    whole.add('a.example', [])
    const packed = whole.pack()

    expect(openPackedList(packed.subarray(0, -1))).to.equal(undefined)
    fc.assert(fc.property(fc.uint8Array({ maxLength: 64 }), bytes => openPackedList(Buffer.from(bytes)) === undefined))
  })
})

describe('entryKey', () => {
  it('reads addresses, ranges, and the hosts of URLs', () => {
    const key = (text: string) => entryKey('IP Address', text)

    expect(key('192.0.2.9/24')).to.equal(key('192.0.2.0/24'))
    expect(key('192.0.2.9:443')).to.equal(key('192.0.2.9'))
    expect(key('[2001:db8::1]:443')).to.equal(key('2001:db8::1'))
    expect(key('http://192.0.2.9:8080/a.exe')).to.equal(key('192.0.2.9'))
    expect(key('http://[2001:db8::1]/')).to.equal(key('2001:db8::1/128'))
    expect(entryKey('Domain Name', 'https://Bad.Example/login')).to.equal('bad.example')
    expect(['*.Bad.example', '.bad.example.'].map(text => entryKey('Domain Name', text)))
      .to.eql(['*.bad.example', '.bad.example'])
  })

  it('distinguishes an entry of another type from text that is no entry', () => {
    expect(entryKey('Domain Name', 'http://192.0.2.9/a')).to.equal(null)
    expect(entryKey('IP Address', 'http://bad.example/a')).to.equal(null)
    for (const text of ['', '<html>', '192.0.2.0/33', '1.2.3', '2001:db8::/129', 'fe80::1%eth0']) {
      expect(entryKey('IP Address', text), text).to.equal(undefined)
    }
  })

  it('accepts no range that is a large part of the Internet', () => {
    const broad = ['0.0.0.0/0', '128.0.0.0/2', '192.0.0.0/3', '16.0.0.0/7', '::/0', '2000::/3', '2600::/11']
    for (const text of broad) {
      expect(entryKey('IP Address', text), text).to.equal(undefined)
    }
    for (const text of ['16.0.0.0/8', '2600::/12']) expect(entryKey('IP Address', text), text).to.be.a('string')
    expect(entryKey('IP Address', '224.0.0.0/3')).to.equal(leftOut)
  })
})
