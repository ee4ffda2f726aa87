import { expect } from 'chai'
import { Linter } from 'eslint'
import { testTitles } from '../../scripts/lint/test-titles.ts'

const plugins = { house: { rules: { 'test-titles': testTitles } } }
const rules = { 'house/test-titles': 'error' } as const
const lint = (code: string) => new Linter().verify(code, [{ plugins, rules }]).map(({ message }) => message)

const refused: ReadonlyArray<readonly [code: string, message: RegExp]> = [
  ["it('answers 404', run)", /in a `describe`/],
  ["for (const name of names) it('answers 404', run)", /in a `describe`/],
  ["describe('without a key', () => it('answers 401', run))", /subject of the tests: "without a key"/],
  ["describe('', () => it('answers 401', run))", /subject of the tests: ""/],
  ["describe('POST /search rejects:', () => it('reads no body', run))", /Put the verb/],
  ["describe('POST /search', () => it('a request without a key', run))", /Begin with the verb/],
  ["describe('POST /search', () => it.skip('should answer 404', run))", /Begin with the verb/],
  ['describe("POST /search", () => it(`the answer is ${status}`, run))', /"the answer is …"/],
]

const allowed = [
  "describe('GET /radar', () => it('answers 403 on a plan without radar', run))",
  "describe('GET /radar', () => describe('without a key', () => it('answers 401', run)))",
  "describe('responses', () => it('of less than 1 kB are not compressed', run))",
  "describe('If-None-Match', () => it('is compared weakly', run))",
  'describe(module.slug, () => it(`answers ${status}`, run))',
  "function tests() { it('returns cards', run) }",
  'describe("a list", () => it(title, run))',
]

describe('test-titles', () => {
  for (const [code, message] of refused) {
    it(`refuses ${code}`, () => {
      const messages = lint(code)

      expect(messages).to.have.length(1)
      expect(messages[0]).to.match(message)
    })
  }

  for (const code of allowed) {
    it(`allows ${code}`, () => {
      expect(lint(code)).to.deep.equal([])
    })
  }
})
