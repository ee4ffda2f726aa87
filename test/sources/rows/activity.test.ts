import { expect } from 'chai'
import { valueAt, withValueAt } from '../../../src/lib/json-path.ts'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { isZero } from '../../../src/sources/rows/formats.ts'
import type { LookUp } from '../../../src/sources/rows/look-up.ts'
import { lookUps } from '../../../src/sources/rows/look-ups/index.ts'
import { recordsOf } from '../../../src/sources/rows/records.ts'

describe('isZero', () => {
  it('is true for amounts of zero and for what has no content', () => {
    for (const value of [0, '0', '0.00', '0x0', [], {}]) expect(isZero(value), JSON.stringify(value)).to.equal(true)
  })

  it('is false for other amounts, also below zero, and for what has content', () => {
    for (const value of [7, -7, '-12.5', '0x1', [0], { token: '0' }]) {
      expect(isZero(value), JSON.stringify(value)).to.equal(false)
    }
  })

  it('is undefined for what is no amount, such as -1 in place of a count', () => {
    for (const value of [-1, '-1', null, undefined, '', 'none', true]) expect(isZero(value)).to.equal(undefined)
  })
})

/** Returns the number of records that a row reads from a body, or the code of its failure. */
function outcome(row: LookUp, body: unknown, value: string): number | string {
  try {
    return recordsOf(row, { status: 200, text: '', body }, value).records.length
  } catch (failure) {
    if (failure instanceof SourceFailure) return failure.code
    throw failure
  }
}

/** Returns the steps of a path to the last member that both values have, before any step into a list. */
function sharedPath(path: string, one: unknown, other: unknown): string {
  const steps = path.split('.')
  const isShared = (length: number) => [one, other].every(value => {
    const at = steps.slice(0, length).join('.')
    return !/(^|\.)(\*|\d+|[^.]*=[^.]*)(\.|$)/.test(at) && valueAt(value, at) !== undefined
  })
  return steps.slice(0, steps.findIndex((_, index) => !isShared(index + 1)) >>> 0).join('.')
}

/** Yields the answers without a record in which one member that the card shows is that of a record. */
function* mixedAnswers({ record = '', fields, examples }: LookUp, value: string) {
  const filled = (answer: unknown) => JSON.parse(JSON.stringify(answer).replaceAll('{value}', value)) as unknown
  const [found, missing] = [filled(examples.answer), filled(examples.missing)]
  const paths = fields.map(([, field]) => sharedPath(`${record && `${record}.`}${field}`, found, missing))
  for (const path of new Set(paths)) {
    const member = valueAt(found, path)
    const isSame = JSON.stringify(member) === JSON.stringify(valueAt(missing, path))
    if (path !== '' && !isSame && isZero(member) === false) yield { path, body: withValueAt(missing, path, member) }
  }
}

describe('rows that read "no results" from amounts or empty lists', () => {
  let count = 0
  for (const row of lookUps) {
    const value = row.examples.notFound
    const answers = outcome(row, row.examples.missing, value) === 0 ? [...mixedAnswers(row, value)] : []
    for (const { path, body } of answers) {
      count++
      it(`${row.slug} does not read "no results" beside ${path}`, () => {
        expect(outcome(row, body, value)).not.to.equal(0)
      })
    }
  }

  it('show every amount that counts as activity', () => {
    const hidden = lookUps.flatMap(({ slug, activity = [], fields }) => activity
      .filter(path => !fields.some(([, shown]) => `${shown}.`.startsWith(`${path}.`)))
      .map(path => `${slug}: ${path}`))

    expect(hidden).to.deep.equal([])
  })

  it('are held to every amount that they show', () => expect(count).to.be.above(100))
})
