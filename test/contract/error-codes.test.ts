import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { asNode, isNode, list, type Json, type OpenApi } from '../../scripts/generate/document.ts'
import * as failures from '../../src/errors.ts'

const documents = ['api', 'images'].map(name => ({
  name,
  document: JSON.parse(readFileSync(new URL(`../../generated/${name}.json`, import.meta.url), 'utf8')) as OpenApi,
}))

const codesOf = (document: OpenApi): Json[] => list(asNode(asNode(asNode(document.components).schemas).ErrorCode).enum)

/** Returns the codes that the responses of a document declare, as `const` or `enum`. */
function declaredCodes(value: Json | undefined): Json[] {
  if (Array.isArray(value)) return value.flatMap(declaredCodes)
  if (!isNode(value)) return []
  const { code } = asNode(asNode(asNode(asNode(value.error).properties)))
  const here = isNode(code) ? [...code.const === undefined ? [] : [code.const], ...list(code.enum)] : []
  return [...here, ...Object.values(value).flatMap(declaredCodes)]
}

describe('ErrorCode', () => {
  for (const { name, document } of documents) {
    it(`lists in ${name}.json every code that a response can have, and no other`, () => {
      const codes = Object.values(failures).flatMap(make =>
        typeof make === 'function' && make !== failures.Failure ? [(make as typeof failures.notFound)().code] : [])

      expect(codesOf(document)).to.have.members(codes.filter(code => !failures.commandLineCodes.has(code)))
    })

    it(`lists in ${name}.json every code that an operation declares`, () => {
      const declared = declaredCodes(document.components)

      expect(declared).not.to.be.empty
      expect(codesOf(document)).to.include.members(declared)
    })
  }
})
