import { expect } from 'chai'
import { typeGuessHandlers } from '../../../src/api/type-guesses.ts'
import type { CatalogueSnapshot } from '../../../src/core/search/catalogue.ts'
import { investigationFaults } from '../../../src/core/investigations/request.ts'
import { countTurns } from '../../support/turns.ts'

/** Values that each take most of a millisecond to read: a letter with hundreds of marks. */
const hostile = Array.from({ length: 1_000 }, (_, index) => `a${'\u0301'.repeat(450)}${index}`)
const pseudonyms = hostile.map(value => ({ type: 'Pseudonym' as const, value }))
const faultsOf = (draft: Parameters<typeof investigationFaults>[0]) => () =>
  investigationFaults(draft, {} as CatalogueSnapshot, () => Promise.resolve(undefined))

describe('a thousand hostile values', () => {
  for (const [what, read] of [
    ['to guess the types of', () =>
      typeGuessHandlers({ meta: () => ({ timestamp: '', environment: 'test' }) })
        .guessTypes({ body: { values: hostile } } as never)],
    ['to investigate', faultsOf({ observables: pseudonyms })],
    ['to exclude from a following', faultsOf({ follow: { depth: 1, exclude: { values: pseudonyms } } })],
  ] as ReadonlyArray<readonly [string, () => Promise<unknown>]>) {
    it(`${what} are read in many turns of the event loop`, async () => {
      let found: unknown
      const turns = await countTurns(async () => { found = await read() })

      expect(turns).to.be.above(8)
      expect(found).to.not.equal(undefined)
    })
  }
})
