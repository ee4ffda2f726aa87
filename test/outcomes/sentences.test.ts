import { expect } from 'chai'
import fc from 'fast-check'
import { noCounts, severities } from '../../src/outcomes/counts.ts'
import {
  findsOf, findsOrNothing, missingOf, notAskedOf, reportOf, rowOf, sentenceOf, withoutFindingsOf, type Standing,
} from '../../src/outcomes/sentences.ts'

const statuses: ReadonlyArray<Standing['status']> = [
  'pending', 'queued', 'waiting', 'processing', 'running', 'finished', 'completed', 'error', 'failed',
]
const errorCodes = ['SEARCH_CANCELLED', 'SEARCH_TIME_LIMIT_EXCEEDED', 'NO_ELIGIBLE_RUNNER', 'PARTIAL_FAILURE']

const number = fc.oneof(fc.constant(0), fc.nat(5_000))
const ofNoAnswer = fc.record({
  findings: number,
  accounts: number,
  breaches: number,
  leak_records: number,
  worst_severity: fc.constantFrom(null, ...severities),
  sources_unanswered: number,
  share_unfinished: fc.double({ min: 0, max: 1, noNaN: true }),
  sources_not_asked: number,
}).map(({ share_unfinished: share, ...counts }) => ({
  ...counts,
  sources_asked: counts.sources_unanswered,
  sources_unfinished: Math.round(share * counts.sources_unanswered),
}))
const anyStanding = fc.record({
  status: fc.constantFrom(...statuses),
  error: fc.constantFrom(null, ...errorCodes.map(code => ({ code, message: code }))),
  counts: ofNoAnswer,
})

describe('the sentences about a search', () => {
  it('never say that nothing was found while no source has answered', () => {
    fc.assert(fc.property(anyStanding, fc.integer({ min: 1, max: 3 }), (standing, searches) => {
      const { counts } = standing
      const texts = [
        sentenceOf(standing), rowOf(standing), withoutFindingsOf(standing), findsOf(counts), findsOrNothing(counts),
        missingOf(counts), notAskedOf(counts),
        ...[true, false].map(finished => reportOf(counts, { searches, finished })),
      ]

      expect(texts.join('\n')).to.not.match(/nothing (was )?found/i)
    }))
  })

  const unfinished = { ...noCounts, sources_asked: 14, sources_unanswered: 14, sources_unfinished: 14 }
  const cancelled = { status: 'finished', error: { code: 'SEARCH_CANCELLED' }, counts: unfinished } as const
  const failed = { status: 'error', error: { code: 'NO_ELIGIBLE_RUNNER' }, counts: unfinished } as const
  const missing = '14 of 14 sources have not finished'

  it('say that nothing is known about a search that ended or runs without an answer', () => {
    expect([rowOf(cancelled), rowOf(failed)]).to.deep.equal(['cancelled', `failed · ${missing}`])
    expect(withoutFindingsOf(cancelled)).to
      .equal('It was cancelled before a source answered, so nothing is known about the value.')
    expect(withoutFindingsOf(failed)).to.equal(`${missing}, so nothing is known about the value.`)
    expect(reportOf(unfinished, { searches: 1, finished: false })).to.equal(`Nothing is known so far. ${missing}.`)
    expect(reportOf(noCounts, { searches: 2, finished: false })).to.equal('Nothing is known so far in 2 searches.')
  })

  it('say that nothing was found as soon as a source has answered', () => {
    const counts = { ...unfinished, sources_unanswered: 13, sources_unfinished: 13 }

    expect(rowOf({ ...cancelled, counts })).to.equal('cancelled · nothing found')
    expect(withoutFindingsOf({ ...cancelled, counts })).to.equal('Nothing was found before it was cancelled.')
    expect(withoutFindingsOf({ ...cancelled, counts: { ...counts, accounts: 1 } })).to
      .equal('Nothing else was found before it was cancelled.')
    expect(reportOf(counts, { searches: 1, finished: false })).to
      .equal('Nothing was found. 13 of 14 sources have not finished.')
  })
})
