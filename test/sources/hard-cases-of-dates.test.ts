import { expect } from 'chai'
import type { Response } from '../../src/sources/egress/client.ts'
import { isoTime } from '../../src/sources/kit/iso-time.ts'
import type { Card, Module } from '../../src/sources/kit/source.ts'
import { asking, hardCases, keyOf, type Send } from '../support/answers-of.ts'
import { simulate, type Simulated } from '../support/simulated.ts'

/** A time in the forms of a source: the day is the 21st, at 22:23:24.567 UTC. */
const at = new Date('2019-08-21T22:23:24.567Z')
const exact = at.toISOString()
const second = '2019-08-21T22:23:24.000Z'
const minute = '2019-08-21T22:23:00.000Z'
const day = '2019-08-21T00:00:00.000Z'

/** Texts and numbers that a source writes, and the dates that a card may then show. All others are another time. */
const forms: ReadonlyArray<readonly [written: string | number, ...shown: string[]]> = [
  ['2019-08-21T22:23:24.567Z', exact],
  ['2019-08-21T22:23:24.567890123Z', exact],
  ['2019-08-22T12:23:24+14:00', second],
  ['2019-08-21T10:23:24-1200', second],
  ['2019-08-22T03:53:24 +0530', second],
  ['2019-08-21 22:23:24 UTC', second],
  ['2019-08-21T22:23Z', minute],
  // without a zone only the day is known, unless the source documents the zone
  ['2019-08-21T22:23:24', day, second],
  ['2019-08-21 22:23:24', day, second],
  ['2019/08/21 22:23:24', day, second],
  ['20190821222324', day, second],
  [20_190_821_222_324, day, second],
  ['Wed Aug 21 22:23:24 2019', day, second],
  ['Aug 21, 2019 10:23:24 PM', day, second],
  ['Wed Aug 21 22:23:24 IST 2019', day],
  ['2019-08-21', day],
  ['21 Aug 2019', day],
  ['August 21, 2019', day],
  ['21.08.2019', day],
  ['21/08/2019', day],
  ['08/21/2019', day],
  ['Wed, 21 Aug 2019 22:23:24 GMT', second],
  ['Wed, 21 Aug 2019 17:23:24 EST', second],
  ['Thu Aug 22 2019 00:23:24 GMT+0200 (CEST)', second],
  [1_566_426_204, second],
  [1_566_426_204.567, exact],
  [1_566_426_204_567, exact],
  [1_566_426_204_567_890, exact],
  [1_566_426_204_567_890_000, exact],
  ['1566426204', second],
  ['1566426204567', exact],
  // no dates, or dates of which the order is not known
  ['21/08/19'],
  ['08-21-19'],
  ['21-Aug-19'],
  ['2019-02-30'],
  ['2019-02-30T10:00:00Z'],
  ['2019-08-21T25:61:00Z', day],
  ['9999-12-31T23:59:59Z'],
  [253_402_300_799],
  [253_402_300_799_000],
  ['0000-00-00 00:00:00'],
  ['0001-01-01T00:00:00Z'],
  [-62_135_596_800],
  [0],
  [-1],
  ['1970-01-01T00:00:00'],
  ['1970-01-01T01:00:00+01:00'],
  [20_190_821],
  ['soon'],
  ['2 days ago'],
]

describe('hard cases of dates', () => {
  let world: Simulated
  before(async () => { world = await simulate() })
  after(() => world[Symbol.asyncDispose]())

  const { answersOf, ran } = hardCases(() => world)
  const zone = process.env['TZ']
  // a zone whose day is another one than that of UTC
  beforeEach(() => { process.env['TZ'] = 'Pacific/Kiritimati' })
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })

  const datesOf = (cards: readonly Card[]): string[] =>
    cards.flatMap(({ items }) => items.filter(({ isdate }) => isdate).map(({ value }) => value))

  /** Answers in which each value with a shown time is written as `written`. */
  const withDates = (answers: ReadonlyMap<string, Response>, shown: ReadonlySet<string>, written: unknown): Send =>
    request => {
      const answer = answers.get(keyOf(request))!
      const body = rewritten(answer.body, value => {
        const time = isoTime(value, { zone: 'UTC', order: 'month first' })
        return time !== undefined && (shown.has(time) || shown.has(`${time.slice(0, 10)}T00:00:00.000Z`))
          ? written : value
      })
      return Promise.resolve({ ...answer, body })
    }

  for (const module of asking) {
    it(`${module.slug} shows no other time than the one that is written`, async () => {
      const { value, answers } = await answersOf(module, 'found')
      const before = await datesOfRun(module, value, request => Promise.resolve(answers.get(keyOf(request))!))
      const shown = new Set(before)
      if (shown.size === 0) return
      // a card may choose another value of the answer, if the first has no date
      const known = new Set([...before, ...timesIn(answers)])
      const wrong = []
      for (const [written, ...allowed] of forms) {
        const dates = await datesOfRun(module, value, withDates(answers, shown, written))
        const others = dates.filter(date => !known.has(date) && !allowed.includes(date))
        wrong.push(...others.map(date => `${written}: ${date}`))
      }
      expect(wrong).to.deep.equal([])
    })
  }

  const datesOfRun = async (module: Module, value: string, send: Send) =>
    datesOf((await ran(module, value, send)).cards)
})

/** Returns all times in the answers, and their days. */
function timesIn(answers: ReadonlyMap<string, Response>): Set<string> {
  const times = new Set<string>()
  for (const { body } of answers.values()) {
    rewritten(body, value => {
      const time = isoTime(value, { zone: 'UTC', order: 'month first' })
      if (time !== undefined) times.add(time).add(`${time.slice(0, 10)}T00:00:00.000Z`)
      return value
    })
  }
  return times
}

/** Converts each value of a JSON text. Returns a body that is no JSON unchanged. */
function rewritten(body: Buffer, convert: (value: unknown) => unknown): Buffer {
  try {
    return Buffer.from(JSON.stringify(JSON.parse(body.toString(), (_, value: unknown) => convert(value))))
  } catch {
    return body
  }
}
