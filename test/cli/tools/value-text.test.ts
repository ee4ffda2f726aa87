import { expect } from 'chai'
import { valueLines } from '../../../src/cli/tools/value-text.ts'

const lines = (value: unknown, width = Infinity): string[] => valueLines(value, { width, bold: text => `*${text}*` })

describe('valueLines', () => {
  it('prints a field of an object on a line, with aligned labels in words', () => {
    expect(lines({ first_seen: '2024-03-04T04:06:08.000Z', ip: '192.0.2.1', listed: false, count: 0 })).to.deep.equal([
      'First seen  2024-03-04 04:06:08 UTC',
      'IP          192.0.2.1',
      'Listed      no',
      'Count       0',
    ])
  })

  it('leaves out empty values and raw answers', () => {
    expect(lines({
      a: null,
      b: '',
      c: [],
      d: {},
      e: { f: [null] },
      raw: { x: 1 },
    })).to.deep.equal([])
  })

  it('indents objects under their names, after the plain fields', () => {
    expect(lines({ abuse: { email: 'a@example.com', more: { phone: '1' } }, name: 'X' })).to.deep.equal([
      'Name  X',
      '',
      '*Abuse*',
      '  Email  a@example.com',
      '',
      '  *More*',
      '    Phone  1',
    ])
  })

  it('prints a list of flat objects as a table', () => {
    const list = [{ name: 'a', sources: ['x', 'y', 'z', 'w'], of: { asn: 1, name: 'N' } }, { name: 'b', seen: null }]

    expect(lines(list)).to.deep
      .equal(['NAME  SOURCES          OF', 'a     x, y and 2 more  1 N', 'b     –                –'])
  })

  it('prints a list of objects that do not fit a table as blocks', () => {
    expect(lines([{ text: 'x'.repeat(61), id: 1 }, { id: 2 }])).to.deep.equal([
      `- Text  ${'x'.repeat(61)}`,
      '  ID    1',
      '- ID  2',
    ])
  })

  it('prints a long list of texts on a line each, and wraps lines to the width', () => {
    expect(lines({ names: ['a'.repeat(50), 'b'.repeat(50)] })).to.deep
      .equal([`Names  ${'a'.repeat(50)}`, `       ${'b'.repeat(50)}`])
    expect(lines({ text: 'one two three four five six' }, 26)).to.deep
      .equal(['Text  one two three four', '      five six'])
  })

  it('writes a plural acronym with a small s, and no spaces at the end of a line', () => {
    const list = [{ a: 'x', urls: { asns: { b: 1 } } }]

    expect(lines(list)).to.deep.equal(['- A  x', '', '  *URLs*', '', '    *ASNs*', '      B  1'])
  })

  it('removes escape sequences of labels and values', () => {
    expect(lines({ 'a\u001b[2Jb': '\u001b]0;x\u0007', 'list': [{ 'c\u009b': 'd\u202e' }] }).join('')).not
      .to.match(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/)
  })
})
