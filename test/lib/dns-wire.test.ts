import { expect } from 'chai'
import fc from 'fast-check'
import { dataText, nameAt } from '../../src/lib/dns-data.ts'
import { decodeReply, encodeQuery } from '../../src/lib/dns-wire.ts'

const textOf = (type: number, hex: string) => {
  const data = Buffer.from(hex.replaceAll(' ', ''), 'hex')
  return dataText(type, data, 0, data.length)
}

const foo = '03666f6f076578616d706c6503636f6d00' // foo.example.com.

describe('data of DNS records', () => {
  // the vectors of https://www.rfc-editor.org/rfc/rfc9460#appendix-D.2 for type 64
  for (
    const [hex, text] of [
      [`0000 ${foo}`, '0 foo.example.com.'],
      ['0001 00', '1 .'],
      [`0010 ${foo} 0003 0002 0035`, '16 foo.example.com. port=53'],
      [`0001 ${foo} 029b 0005 68656c6c6f`, '1 foo.example.com. key667="hello"'],
      [`0001 ${foo} 0006 0020 20010db8000000000000000000000001 20010db8000000000000000000530001`,
        '1 foo.example.com. ipv6hint=2001:db8::1,2001:db8::53:1'],
      ['0010 03666f6f076578616d706c65036f726700 0000 0004 0001 0004 0001 0009 02683205 68332d3139 0004 0004 c0000201',
        '16 foo.example.org. mandatory=alpn,ipv4hint alpn=h2,h3-19 ipv4hint=192.0.2.1'],
    ] as const
  ) {
    it(`are written as in a zone file: ${text}`, () => {
      expect(textOf(64, hex)).to.equal(text)
      expect(textOf(65, hex)).to.equal(text)
    })
  }

  for (
    const [type, hex, text] of [
      [1, 'c0000201', '192.0.2.1'],
      [28, '20010db8000000000000000000000001', '2001:db8::1'],
      [5, foo, 'foo.example.com.'],
      [15, `000a ${foo}`, '10 foo.example.com.'],
      [15, '0000 00', '0 .'],
      [16, '0161 0262 63', '"a" "bc"'],
      [16, '03 22 5c 61', '"\\"\\\\a"'],
      [16, '02 ff 61', '"\\255a"'],
      [33, `000a 0005 13c4 ${foo}`, '10 5 5060 foo.example.com.'],
      [43, 'fbf0 0d 02 0a0b', '64496 13 2 0a0b'],
      [48, '0101 03 0d 0a0b', '257 3 13 Cgs='],
      [52, '03 01 01 0a0b', '3 1 1 0a0b'],
      [257, '00 05 6973737565 63612e6578616d706c65', '0 issue "ca.example"'],
      [99, '0a0b', '\\# 2 0a0b'],
      [99, '', '\\# 0'],
    ] as const
  ) {
    it(`are written as in a zone file: type ${type}, ${text}`, () => {
      expect(textOf(type, hex)).to.equal(text)
    })
  }

  it('have names that follow pointers, but not in circles', () => {
    const compressed = Buffer.from(`${foo}0161c000`, 'hex')

    expect(nameAt(compressed, 17)).to.eql({ name: 'a.foo.example.com.', end: 21 })
    expect(() => nameAt(Buffer.from('c000', 'hex'), 0)).to.throw(RangeError)
    expect(() => nameAt(Buffer.from('0161c000', 'hex'), 0)).to.throw(RangeError)
    expect(() => nameAt(Buffer.from('40', 'hex'), 0)).to.throw(RangeError)
  })

  it('have names whose odd characters are escaped', () => {
    expect(nameAt(Buffer.from('03612e62016300', 'hex'), 0).name).to.equal('a\\.b.c.')
    expect(nameAt(Buffer.from('0200ff00', 'hex'), 0).name).to.equal('\\000\\255.')
  })
})

describe('a DNS query', () => {
  it('asks for one type of one name, and is read again as a question', () => {
    const name = fc.array(fc.stringMatching(/^[a-z\d_-]{1,20}$/), { minLength: 1, maxLength: 8 })
      .map(all => all.join('.'))

    fc.assert(fc.property(name, fc.nat(0xffff), fc.nat(0xffff), (asked, type, id) => {
      const message = encodeQuery({ name: asked, type }, id)
      message.writeUInt16BE(0x8180, 2)

      expect(decodeReply(message)).to.deep.include({ id, question: { name: asked, type }, status: 0, answers: [] })
    }))
  })

  it('is answered by a response of the same kind', () => {
    const replyWith = (flags: number) => {
      const message = encodeQuery({ name: 'sam.example', type: 1 })
      message.writeUInt16BE(flags, 2)
      return decodeReply(message)
    }

    expect(replyWith(0xa080)).to.equal(undefined)
    expect(replyWith(0x0180)).to.equal(undefined)
    expect(replyWith(0x8100)).to.include({ isReferral: true })
    for (const flags of [0x8180, 0x8500, 0x8103]) expect(replyWith(flags)).to.include({ isReferral: false })
  })

  it('has a name that DNS can have', () => {
    for (
      const name of ['', 'a..b', `${'a'.repeat(64)}.example`, `${'a.'.repeat(130)}b`, 'bücher.example',
        'a b.example']
    ) {
      expect(() => encodeQuery({ name, type: 1 }), name).to.throw('not a DNS name')
    }
  })
})
