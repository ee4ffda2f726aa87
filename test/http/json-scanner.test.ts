import { expect } from 'chai'
import fc from 'fast-check'
import { scanJson } from '../../src/http/json-scanner.ts'

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

describe('JSON scanner', () => {
  for (const [text, path, message] of [
    ['{"a":1,"b":{"c":1,"c":2}}', 'b.c', 'must be given only once'],
    ['{"a":1,"\\u0061":2}', 'a', 'must be given only once'],
    ['{"a":{"__proto__":{}}}', 'a.__proto__', 'is not an allowed name'],
    ['{"\\u005f_proto__":1}', '__proto__', 'is not an allowed name'],
    ['{"a":["x","\\u0000"]}', 'a.1', 'must not contain a NUL character'],
    ['{"a\\u0000":1}', 'a\0', 'must not contain a NUL character'],
    ['["\\ud800"]', '0', 'must not contain a lone surrogate'],
    ['["\\ude00\\ud83d"]', '0', 'must not contain a lone surrogate'],
    ['{"\\udfff":1}', '\udfff', 'must not contain a lone surrogate'],
    [nested(33), Array(32).fill('0').join('.'), 'is nested deeper than 32 levels'],
    ['{"a":1', '', 'malformed JSON at line 1, column 7: expected a comma or }'],
    ['{"a":1,\n "b" 2}', '', 'malformed JSON at line 2, column 6: expected a colon'],
    ['{a:1}', '', 'malformed JSON at line 1, column 2: expected a field name in double quotes'],
    ['[1,]', '', 'malformed JSON at line 1, column 4: expected a value'],
    ['["a', '', 'malformed JSON at line 1, column 4: expected the end of a string'],
    ['["\\x"]', '', 'malformed JSON at line 1, column 3: expected an escape sequence'],
    ['["\n"]', '', 'malformed JSON at line 1, column 3: expected an escape in place of a control character'],
    ['01', '', 'malformed JSON at line 1, column 2: expected the end of the text'],
    ['[1] x', '', 'malformed JSON at line 1, column 5: expected the end of the text'],
    ['\ufeff{}', '', 'malformed JSON at line 1, column 1: expected a value'],
  ] as const) {
    it(`reports the fault of ${JSON.stringify(text).slice(0, 50)}`, () => {
      const faults = scanJson(text).faults

      expect(faults).to.deep.equal([{ path, message }])
    })
  }

  for (const text of [
    nested(32), '["\\ud83d\\ude00"]', '{"a":{"b":1},"b":1}', ' \t\r\n{"":-0.5e+3} ', '"é\u2028"', '[]', '{}', 'null',
  ]) {
    it(`accepts ${JSON.stringify(text).slice(0, 50)}`, () => {
      const faults = scanJson(text).faults

      expect(faults).to.deep.equal([])
    })
  }

  it('reports every fault, and stops after a thousand', () => {
    const text = (count: number) => `{${Array(count).fill('"a":1').join(',')}}`

    expect(scanJson(text(500)).faults).to.have.length(499)
    expect(scanJson(text(5_000)).faults).to.have.length(1_001)
  })

  it('shortens a long name', () => {
    const name = 'n'.repeat(5_000)

    const faults = scanJson(`{"${name}":1,"${name}":2}`).faults

    expect(faults[0]?.path).to.have.length(101)
  })

  it('accepts everything that JSON.stringify writes', () => {
    const clean = fc.jsonValue({ maxDepth: 5, stringUnit: 'grapheme-composite' })
      .filter(value => !/\\u0000|__proto__|\\u[dD][89a-fA-F]/.test(JSON.stringify(value)))

    fc.assert(fc.property(clean, fc.constantFrom(0, 1, 2), (value, indent) => {
      expect(scanJson(JSON.stringify(value, null, indent)).faults).to.deep.equal([])
    }))
  })

  it('accepts and rejects the same syntax as JSON.parse', () => {
    const pieces = fc.array(
      fc.constantFrom(
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '"',
        '"a"',
        '"b"',
        '\\',
        '\\n',
        '\\u0041',
        '0',
        '1',
        '-',
        '.5',
        'e3',
        'true',
        'null',
        ' ',
        '\n',
        '\t',
        '\u0001',
        'é',
      ),
      { maxLength: 14 },
    )

    fc.assert(fc.property(pieces, parts => {
      const text = parts.join('')
      const malformed = scanJson(text).faults.some(({ message }) => message.startsWith('malformed'))

      expect(malformed, text).to.equal(!parses(text))
    }), { numRuns: 5_000 })
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), text => {
      expect(scanJson(text).faults).to.be.an('array')
    }))
  })
})

function parses(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
