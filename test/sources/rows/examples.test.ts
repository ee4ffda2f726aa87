import { expect } from 'chai'
import { lookUpModule } from '../../../src/sources/rows/look-up-module.ts'
import { SourceFailure } from '../../../src/sources/failures.ts'
import type { Context } from '../../../src/sources/kit/source.ts'
import type { LookUp } from '../../../src/sources/rows/look-up.ts'
import { lookUps } from '../../../src/sources/rows/look-ups/index.ts'
import { profileLookUps } from '../../../src/sources/rows/profiles/index.ts'
import { conditionsOf } from '../../../src/sources/rows/records.ts'
import { answerOf } from '../../../src/upstreams/look-ups.ts'

const rows = [...lookUps, ...profileLookUps]

/** Returns how a row reads an answer: the number of its cards, or the code of its failure. */
async function outcome(row: LookUp, value: string, answer: unknown, status: number): Promise<number | string> {
  const isText = conditionsOf(row).some(({ text }) => text !== undefined) && typeof answer === 'string'
  const body = Buffer.from(answer === null ? ''
    : isText ? answer
    : JSON.stringify(answerOf(row, answer, value)))
  const headers = { 'content-type': isText ? 'text/plain' : 'application/json' }
  const context: Context = {
    client: { send: ({ url }) => Promise.resolve({ status, headers, body, url }) },
    key: 'key',
    now: new Date('2026-11-28'),
    signal: new AbortController().signal,
  }
  try {
    return (await Array.fromAsync(lookUpModule(row).run({ type: row.type, value }, context))).length
  } catch (failure) {
    if (failure instanceof SourceFailure) return failure.code
    throw failure
  }
}

/** Statuses with which a source says that it has nothing. */
const absentStatuses = (row: LookUp): number[] =>
  [...new Set([200, ...conditionsOf(row).flatMap(({ status }) => status ?? [])])]

/**
 * The simulator gives recorded answers where there are any. These tests hold each row against the answers of its own
 * examples too, so that none of them is left behind by a change of the row.
 */
describe('the examples of rows', () => {
  for (const row of rows) {
    const { slug, examples } = row

    it(`of ${slug} have a result`, async () => {
      const [value] = [examples.found].flat()
      expect(await outcome(row, value!, examples.answer, 200)).to.be.a('number').above(0)
    })

    it(`of ${slug} have an answer without one`, async () => {
      const ended = []
      for (const status of absentStatuses(row)) {
        ended.push(await outcome(row, examples.notFound, examples.missing, status))
      }
      expect(ended).to.include(0)
    })
  }
})
