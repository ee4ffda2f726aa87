import { expect } from 'chai'
import { Linter } from 'eslint'
import { onePropertyALine } from '../../scripts/lint/one-property-a-line.ts'
import { faultsOf, phrases } from '../../scripts/lint/phrases.ts'
import { plainWords } from '../../scripts/lint/plain-words.ts'

const plugins = { house: { rules: { 'plain-words': plainWords, 'one-property-a-line': onePropertyALine } } }
const rules = { 'house/plain-words': 'error', 'house/one-property-a-line': 'error' } as const
const lint = (code: string) => new Linter().verify(code, [{ plugins, rules }]).map(({ message }) => message)
const fix = (code: string) => new Linter().verifyAndFix(code, [{ plugins, rules }]).output

describe('plain-words', () => {
  for (const comment of [
    '// Of the hashed entries of the blocklist.',
    '/** Whom it asks, as it is counted. */',
    '/**\n * One that breaks off keeps the others waiting.\n */',
    '// Sources unless told.',
    '/** Says in one sentence how a search ended. */',
    '/** Returns what was asked; nobody waits. */',
    '// it asks only a part of them',
    '// its subject was deleted',
    '/** Number of items of all cards of a task. */',
  ]) {
    it(`refuses ${JSON.stringify(comment)}`, () => {
      expect(lint(comment)).to.not.be.empty
    })
  }

  it('finds a phrase that is broken over two lines of a comment', () => {
    expect(lint('/**\n * The sources unless\n * told.\n */')).to.have.lengthOf(1)
  })

  it('lets the second line of a comment begin with any word', () => {
    expect(lint('// The hash\n// Of a value.')).to.deep.equal([])
  })

  it('refuses a phrase in a text of several words, and no single word', () => {
    expect(lint("export const text = 'asked unless told'")).to.have.lengthOf(1)
    expect(lint("export const user = 'nobody'")).to.deep.equal([])
  })

  it('accepts plain comments', () => {
    expect(lint('/** Returns the lease, or `undefined` if another runner holds it. */')).to.deep.equal([])
    expect(lint('// the subject was deleted, with all cards of its task')).to.deep.equal([])
  })
})

describe('phrases', () => {
  it('refuse what a merge left in a text', () => {
    expect(faultsOf('<<<<<<< HEAD', phrases)).to.have.lengthOf(1)
    expect(faultsOf('>>>>>>> 4562db6a (Move the sources)', phrases)).to.have.lengthOf(1)
    expect(faultsOf('a << 2 and b >> 1', phrases)).to.deep.equal([])
  })
})

describe('one-property-a-line', () => {
  it('accepts four properties on a line, and refuses five', () => {
    expect(lint('f({ a, b, c, d })')).to.deep.equal([])
    expect(lint('f({ a, b, c, d, e })')).to.have.lengthOf(1)
  })

  it('breaks the lines and nothing else', () => {
    const broken = '  f({\n    a,\n    b: g({ x }),\n    c,\n d,\n    ...e,\n  })'

    expect(fix('  f({ a, b: g({ x }), c,\n d, ...e })')).to.equal(broken)
  })
})
