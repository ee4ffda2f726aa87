import { expect } from 'chai'
import type { Knex } from 'knex'
import { createStatement } from '../../../src/db/driver/statement.ts'
import { emptyDatabase } from '../../support/empty-database.ts'

const searched = 'canary-value'
const byStatement = createStatement('select 1 as one from missing where value = ?')

describe('the error of a failed statement', () => {
  for (const [name, fail] of [
    ['of the builder', db => db('missing').where({ value: searched })],
    ['of an insert', db => db('missing').insert({ value: searched })],
    ['of a frequent statement', db => byStatement(db, searched)],
    ['of raw SQL', db => db.raw('select 1 from missing where value = ?', [searched])],
  ] as ReadonlyArray<readonly [string, (db: Knex) => PromiseLike<unknown>]>) {
    it(`${name} names the table, and none of the values`, async () => {
      await using database = await emptyDatabase()

      const error = await database.read(fail).catch((thrown: unknown) => thrown)

      expect(error).to.be.an('error').with.property('message').that.includes('missing').and.does.not.include(searched)
    })
  }
})
