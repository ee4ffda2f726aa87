import { expect } from 'chai'
import fc from 'fast-check'
import { PatternFault } from '../../../src/sources/registered/packs/python-class.ts'
import { translatePattern } from '../../../src/sources/registered/packs/python-pattern.ts'

const matcher = (pattern: string) => {
  const { source, flags } = translatePattern(pattern, 64)
  return new RegExp(source, flags)
}
const matches = (pattern: string, names: readonly string[]) => names.filter(name => matcher(pattern).test(name))

/** Patterns of Python, with names that Python 3.11 matches (`re.search`) and names that it does not. */
const cases: Array<[string, string[], string[]]> = [
  ['^[a-z]{,3}$', ['', 'sam'], ['same']],
  ['^a{,}$', ['', 'aa'], ['b']],
  ['^a{}$', ['a{}'], ['a']],
  ['^a{1,b$', ['a{1,b'], ['a']],
  ['^x{2}$', ['xx'], ['x', 'xxx']],
  ['\\Asam\\Z', ['sam'], ['sam\n', 'sams']],
  ['^sam$', ['sam', 'sam\n'], ['sam\n\n', 'sams']],
  ['(?m)^sam$', ['lee\nsam\nkim'], ['samlee']],
  ['^.{2}$', ['😀a', '\u2028\r'], ['😀', 'a\n\n']],
  ['(?s)^.$', ['\n', '😀'], ['ab']],
  ['^\\w{4}$', ['快嘴摩卡', 'a_7é', '٣²½Ⅷ'], ['a-bc', 'e\u0301aa', '😀aaa']],
  ['(?a)^\\w+$', ['sam_7'], ['é']],
  ['^\\d+$', ['12', '٣'], ['²', 'Ⅷ']],
  ['^\\s$', ['\x1c', '\x85', '\u3000'], ['\ufeff', 'x']],
  ['^[^\\W\\d_]+$', ['samé'], ['sam7', 'sam_', 'sam-']],
  ['\\bsam\\b', ['é sam', 'sam-lee'], ['ésam', 'sam_']],
  ['^sam\\B', ['samé'], ['sam', 'sam-']],
  ['^[]x]+$', [']x'], ['y']],
  ['^[^]x]$', ['y'], [']', 'x']],
  ['^[\\w-]+$', ['sam-lee'], ['sam.lee']],
  ['^[-a]+$|^[a\\-c]+$', ['a-', 'c-a'], ['b']],
  ['^[[&&a(){}/|~~]+$', ['[&a(){}/|~'], ['b']],
  ['^[😀-😂]$', ['😁'], ['😃', '\ud83d']],
  ['^(?P<first>sam)(?:lee)?(?#comment)$', ['sam', 'samlee'], ['lee']],
  ['(?i)^sam[a-z]$', ['SAMK', 'ſamK', 'samİ'], ['sam7']],
  ['^(?=s)(?!sa)s..(?<=m)(?<!x)$', ['slm'], ['sam', 'tlm', 'slx']],
  ['^(?=s)*sam$', ['sam'], ['lee']],
  ['^\\x73\\u0061\\U0000006d\\055\\0$', ['sam-\0'], ['sam']],
  ['^[\\b\\n\\101]+$', ['\b\nA'], ['b']],
  ['^sam|lee$', ['samantha', 'ashlee'], ['asam']],
  ['', ['', 'sam'], []],
]

describe('a pattern of Python', () => {
  for (const [pattern, yes, no] of cases) {
    it(`matches the same names in JavaScript: ${JSON.stringify(pattern)}`, () => {
      expect(matches(pattern, [...yes, ...no])).to.eql(yes)
    })
  }

  for (const pattern of [
    '(', ')', 'a)', '[', '[]', '[z-a]', '[\\w-z]', 'a**', '^*', '\\b+', '*', '{2}', 'a{2,1}', '(?', '(?P<x',
    '(?P<1>a)', '(?P=x)', '(?:a', '\\q', '[\\q]', '[\\8]', '\\xz', '\\u12', '\\U00110000', '\\N{DASH}', '\\1',
    '(a)\\1', 'a++', 'a*+', '(?>a)', '(?(1)a)', '(?i:a)', 'a(?i)', '(?x)a', '(?L)a', '(?ai)a', '(?<name>a)', '\\',
    '('.repeat(30),
  ]) {
    it(`is refused if Python refuses it or JavaScript cannot do the same: ${pattern.slice(0, 20)}`, () => {
      expect(() => translatePattern(pattern, 64)).to.throw(PatternFault)
    })
  }

  const piece = fc.constantFrom(
    'a', '7', '_', '-', '\\.', '\\w', '\\d', '\\s', '\\W', '[a-c]', '[^a-c]', '[]x]', '[^\\W\\d]', '(?:ab)', '(a|b)',
    '(?P<x>é)', '😀', '.', '(?=a)', '(?<!b)', '{', '}', ']', '\\b', '^', '$', '\\A', '\\Z',
  )
  const times = fc.constantFrom('', '', '?', '*', '+', '{,2}', '{1,}', '{2}', '*?', '{}')
  const patterns = fc.array(fc.tuple(piece, times), { maxLength: 4 }).map(parts => parts.flat().join(''))
  const names = fc.string({ unit: fc.constantFrom('a', 'b', '7', '_', '-', 'é', '快', '😀', '\n'), maxLength: 8 })

  it('is translated to a pattern that JavaScript accepts, or refused', () => {
    fc.assert(fc.property(patterns, names, (pattern, name) => {
      try {
        matcher(pattern).test(name)
      } catch (fault) {
        expect(fault).to.be.instanceOf(PatternFault)
      }
    }))
  })

  it('refuses or accepts any text without another fault', () => {
    fc.assert(fc.property(fc.string({ unit: fc.constantFrom(...'\\()[]{}?*+|^$.-<>=!:#Pax1,iu') }), pattern => {
      try {
        matcher(pattern)
      } catch (fault) {
        expect(fault).to.be.instanceOf(PatternFault)
      }
    }), { numRuns: 500 })
  })

  it('counts code points: a name matches as many dots as it has', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 10 }), name => {
      fc.pre(!name.includes('\n'))
      const length = [...name].length
      expect([length, length + 1].map(count => matcher(`^.{${count}}\\Z`).test(name))).to.eql([true, false])
    }))
  })
})
