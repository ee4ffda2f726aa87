import { expect } from 'chai'
import { unportablePart } from '../../scripts/generate/portable-patterns.ts'

describe('unportablePart', () => {
  for (const pattern of [
    '^[^\\x00-\\x1f\\x7f]*$', '^[Hh][Tt]{2}[Pp][Ss]?://', '^(?:W/)?"[A-Za-z0-9_-]{1,64}"$', '^("[!#-~]{1,253}"|a+?)$',
    '^v1,[A-Za-z0-9+/]{43}=$', '^a\\.b[.-]?$',
  ]) {
    it(`accepts ${pattern}`, () => {
      expect(unportablePart(pattern)).to.equal(undefined)
    })
  }

  for (const [pattern, part] of [
    ['^\\p{L}+$', '\\p{L}+$'], // needs a flag in ECMAScript
    ['^[^\\u0000]$', '[^\\u0000]$'], // RE2 and PCRE do not know it
    ['^\\d+$', '\\d+$'], // Rust and Python also take digits of other scripts
    ['a(?=b)', '(?=b)'], // RE2 and Rust cannot look ahead
    ['(a)\\1', '\\1'], // RE2 and Rust do not refer back
    ['a{2000}', '{2000}'], // RE2 repeats up to 1,000 times
    ['[a&&b]', '[a&&b]'], // an intersection in Rust
    ['[[:alpha:]]', '[[:alpha:]]'], // a named class in RE2 and PCRE
    ['a++', '++'], // possessive in PCRE, an error in the others
  ] as const) {
    it(`refuses ${pattern}`, () => {
      expect(unportablePart(pattern)).to.equal(part)
    })
  }
})
