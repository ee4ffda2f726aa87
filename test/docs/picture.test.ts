import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { parseDocument } from 'htmlparser2'
import { drawTerminal } from '../../scripts/picture/svg.ts'
import { playTerminal } from '../../scripts/picture/terminal.ts'

const textOf = (lines: ReturnType<typeof playTerminal>) =>
  lines.map(({ row, spans, from, to }) => [row, spans.map(({ text }) => text).join(''), from, to])

const stored = (name: string): string =>
  readFileSync(join(import.meta.dirname, `../../generated/${name}.svg`), 'utf8')

describe('the picture of a search', () => {
  it('plays output like a terminal: colours, cleared lines, lines that are too long', () => {
    const written = [
      { atMs: 0, text: 'a \x1b[1mb\x1b[22m\r\n' },
      { atMs: 10, text: '1/2' },
      { atMs: 30, text: '\r\x1b[2K2/2' },
      { atMs: 50, text: '\r\x1b[2K123456\n' },
    ]

    const lines = playTerminal(written, 5)

    expect(textOf(lines)).to.deep.equal([[0, 'a b', 0, undefined], [1, '1/2', 10, 30], [1, '2/2', 30, 50], [1, '12345',
      50, undefined], [2, '6', 50, undefined]])
    expect(lines[0]!.spans.map(({ style }) => style)).to.deep.equal(['', 'bold'])
  })

  it('escapes the output, and displays its last moment with reduced motion', () => {
    const svg = drawTerminal(
      playTerminal([{ atMs: 0, text: '<b>&"\n' }, { atMs: 9, text: 'gone' }, { atMs: 20, text: '\r\x1b[2K' }], 20),
      { title: 'T', columns: 20, rows: 4 },
    )

    expect(svg).to.include('&lt;b&gt;&amp;&quot;').and.to.include('class="gone ').and.to
      .include('prefers-reduced-motion')
  })

  it('shows a search from its command to its summary', () => {
    expect(stored('search')).to.include('npm run -s search -- tw-slow').and.to.include('completed')
  })

  it('shows the outcomes of five addresses', () => {
    const texts = ['found', 'absent', 'does not take this address', 'a block page', 'drops a part of the address']
    for (const text of texts) {
      expect(stored('addresses')).to.include(text)
    }
  })

  for (const name of ['search', 'addresses']) it(`loads nothing: ${name}`, () => {
    const svg = stored(name)

    expect(parseDocument(svg, { xmlMode: true }).children).to.have.length.above(0)
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.to
      .match(/\b(?:href|src|xlink)\b|url\((?!#)|@import|<script/)
    expect(svg.length).to.be.below(50_000)
  })
})
