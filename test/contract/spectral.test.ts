import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect } from 'chai'

const lines = readFileSync(resolve(import.meta.dirname, '../../.spectral.yaml'), 'utf8').split('\n')

/** Returns the comment above a line: the last one, which may describe several rules. */
function commentAbove(index: number): string {
  let end = index
  while (end > 0 && !isComment(lines[end - 1]!)) end -= 1
  let start = end
  while (start > 0 && isComment(lines[start - 1]!)) start -= 1
  return lines.slice(start, end).map(line => line.replace(/^ *#/, '')).join('')
}

const isComment = (line: string): boolean => /^ *#/.test(line)

describe('the rules of Spectral', () => {
  it('that are off name the tools that were tried', () => {
    const off = lines.flatMap((line, index) => /^ +[\w:-]+: off$/.test(line) ? [{ line: line.trim(), index }] : [])

    const unproved = off.filter(({ index }) => !/ Tried:\s+\w/.test(commentAbove(index)))

    expect(off.length).to.be.greaterThan(10)
    expect(unproved.map(({ line }) => line)).to.deep.equal([])
  })
})
