import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import fc from 'fast-check'
import { lookAlike } from '../../src/core/observables/look-alike.ts'
import { isPublicAddress, specialRange } from '../../src/lib/public-address.ts'
import { createGuard } from '../../src/sources/egress/guard.ts'
import { notPublic } from '../../src/sources/kit/scope.ts'
import { addressFault } from '../../src/sources/registered/packs/address.ts'
import { amount } from '../support/amount.ts'

const specialIPv4: Array<[string, number]> = [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12],
  ['192.0.0.0', 24], ['192.0.2.0', 24], ['192.31.196.0', 24], ['192.52.193.0', 24], ['192.88.99.0', 24],
  ['192.168.0.0', 16], ['192.175.48.0', 24], ['198.18.0.0', 15], ['198.51.100.0', 24], ['203.0.113.0', 24],
  ['224.0.0.0', 4], ['240.0.0.0', 4], ['255.255.255.255', 32], ['168.63.129.16', 32],
]
/**
 * IPv6 networks that are not public. Each entry has the leading 16-bit groups of the network and its prefix length in
 * bits.
 */
const specialIPv6: Array<[number[], number]> = [
  [[], 96], [[0x100], 64], [[0x64, 0xff9b, 1], 48], [[0x2001], 23], [[0x2001, 0xdb8], 32], [[0x2002], 16],
  [[0x2620, 0x4f, 0x8000], 48], [[0x3fff], 20], [[0x5f00], 16], [[0xfc00], 7], [[0xfe80], 10], [[0xfec0], 10],
  [[0xff00], 8],
]

const toNumber = (dotted: string) => dotted.split('.').reduce((sum, octet) => sum * 256 + Number(octet), 0)
const dotted = (value: number) => [24, 16, 8, 0].map(shift => (value >>> shift) & 255).join('.')
const groups = (value: number) => [value >>> 16, value & 0xffff] as const
const hex = (parts: readonly number[]) => parts.map(part => part.toString(16)).join(':')

const privateIPv4 = fc.constantFrom(...specialIPv4).chain(([base, bits]) =>
  fc.integer({ min: 0, max: 2 ** (32 - bits) - 1 }).map(offset => toNumber(base) + offset))

const eightGroups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 })
const privateIPv6 = fc.constantFrom(...specialIPv6).chain(([lead, bits]) =>
  eightGroups.map(random => random.map((part, index) => {
    const fixed = Math.min(16, Math.max(0, bits - index * 16))
    const mask = (0xffff << (16 - fixed)) & 0xffff
    return ((lead[index] ?? 0) & mask) | (part & ~mask & 0xffff)
  })))

/** Functions that write an IPv4 address, each in another notation that some programs accept. */
const spellings: Array<(value: number) => string> = [
  dotted,
  value => String(value),
  value => `0x${value.toString(16)}`,
  value => dotted(value).split('.').map(octet => `0x${Number(octet).toString(16)}`).join('.'),
  value => dotted(value).split('.').map(octet => `0${Number(octet).toString(8)}`).join('.'),
  value => `${value >>> 24}.${value & 0xffffff}`,
  value => `::ffff:${dotted(value)}`,
  value => `::ffff:${hex(groups(value))}`,
  value => `0:0:0:0:0:FFFF:${hex(groups(value)).toUpperCase()}`,
  value => `::${dotted(value)}`,
  value => `::ffff:0:${dotted(value)}`,
  value => `64:ff9b::${dotted(value)}`,
  value => `64:ff9b::${hex(groups(value))}`,
  value => `64:ff9b:1::${dotted(value)}`,
  value => `2002:${hex(groups(value))}::1`,
  value => `2001:0:1:2:3:4:${hex([groups(value)[0] ^ 0xffff, groups(value)[1] ^ 0xffff])}`,
  value => `2a00:1450::5efe:${dotted(value)}`,
  value => `2a00:1450::200:5efe:${dotted(value)}`,
  value => `fe80::5efe:${dotted(value)}`,
]

describe('isPublicAddress', () => {
  for (const address of [
    '1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255', '128.0.0.1',
    '168.63.129.15', '169.253.255.255', '172.15.255.255', '172.32.0.0', '192.0.1.0', '192.167.255.255',
    '198.17.255.255',
    '198.20.0.0', '223.255.255.255', '2606:4700:4700::1111', '2A00:1450:4001::200E', '2001:200::1', '2001:db7:ffff::1',
    '2003::1', '3ffe:ffff::1', '::ffff:8.8.8.8', '64:ff9b::8.8.8.8', '2a00:1450::5efe:8.8.8.8',
  ]) {
    it(`is true for ${address}`, () => {
      const verdict = isPublicAddress(address)

      expect(verdict).to.equal(true)
    })
  }

  for (const address of [
    '', ' ', '8.8.8.8 ', '8.8.8', '8.8.8.8.8', '256.1.1.1', '134744072', '0x8.8.8.8', '010.8.8.8', '08.8.8.8',
    'example.com',
    '[2606:4700:4700::1111]', '2606:4700:4700::1111%eth0', '2606:4700:4700::1111%0', 'fe80::1%1', '::', '::1',
    '4000::1', '1::1',
    '2606::4700::1', ':::', 'g::1', '8.8.8.8/32', '8.8.8.8:80', '８.８.８.８',
  ]) {
    it(`is false for ${JSON.stringify(address)}`, () => {
      const verdict = isPublicAddress(address)

      expect(verdict).to.equal(false)
    })
  }

  it('is false for special-purpose IPv4 blocks in every notation', () => {
    const spelt = fc.tuple(privateIPv4, fc.constantFrom(...spellings)).map(([value, spell]) => spell(value))

    fc.assert(fc.property(spelt, address => !isPublicAddress(address)), { numRuns: 3_000 })
  })

  it('is false for special-purpose IPv6 blocks', () => {
    fc.assert(fc.property(privateIPv6, parts => !isPublicAddress(hex(parts))), { numRuns: 3_000 })
  })

  it('is true for all IPv4 addresses outside the special-purpose blocks', () => {
    const isSpecial = (value: number) =>
      specialIPv4.some(([base, bits]) => value >= toNumber(base) && value < toNumber(base) + 2 ** (32 - bits))

    fc.assert(fc.property(
      fc.integer({ min: 0, max: 2 ** 32 - 1 }), value => isPublicAddress(dotted(value)) === !isSpecial(value)
    ))
  })

  it('returns a result for any text', () => {
    fc.assert(fc.property(fc.string(), text => typeof isPublicAddress(text) === 'boolean'))
  })
})

describe('the rule about private addresses', () => {
  it('is the same for outgoing requests, searches, networks and packs', async () => {
    const guard = createGuard([], () => Promise.resolve([]))
    const isRefused = (work: () => void): boolean => {
      try {
        work()
        return false
      } catch {
        return true
      }
    }
    const hostOf = (address: string) => address.includes(':') ? `[${address}]` : address
    const anyAddress = fc.oneof(fc.ipV4(), privateIPv4.map(dotted), eightGroups.map(hex), privateIPv6.map(hex))

    fc.assert(fc.property(anyAddress, address => {
      const isPrivate = !isPublicAddress(address)
      const documentation = /^(?:Documentation|TEST)/.test(specialRange(address)?.purpose ?? '')
      if (!documentation) expect(notPublic({ type: 'IP Address', value: address }) !== undefined).to.equal(isPrivate)
      expect(isRefused(() => guard.check(new URL(`https://${hostOf(address)}/`), false))).to.equal(isPrivate)
      expect(addressFault(`https://${hostOf(address)}/{account}`, 'https://a.example/') !== undefined).to.equal(isPrivate)
      expect(lookAlike(`${address}/24`)?.instead === undefined).to.equal(isPrivate)
    }), { numRuns: amount(300) })
  })

  it('is written once', () => {
    const folder = resolve(import.meta.dirname, '../../src')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => /\.tsx?$/.test(file))
    const with10 = files.filter(file => /['"`]10\.0\.0\.0\/8|192\.168\.0\.0\/16/.test(readFileSync(join(folder, file), 'utf8')))

    expect(with10).to.deep.equal([join('lib', 'special-ranges.ts')])
  })
})
