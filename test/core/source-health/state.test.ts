import { expect } from 'chai'
import { afterSelfTest, untested, type SelfTestResult } from '../../../src/core/source-health/state.ts'
import type { SourceHealth } from '../../../src/db/source-health.ts'

const begin = new Date('2026-11-21T10:00:00.000Z')
const at = (hours: number) => new Date(begin.getTime() + hours * 3_600_000)
const hoursUntil = (iso: string | null, from: Date) => (Date.parse(iso!) - from.getTime()) / 3_600_000
const github = { kind: 'module', slug: 'github' } as const
const failed: SelfTestResult = { verdict: 'failed', reason: 'answered nothing' }

/** Applies one self-test an hour, beginning at 10:00. */
const after = (...results: SelfTestResult[]): SourceHealth =>
  results.reduce((health, result, index) => afterSelfTest(health, result, at(index)), untested(github, begin))

describe('the health of a source', () => {
  it('begins untested, with a first self-test within the next 62 minutes', () => {
    const health = untested(github, begin)

    expect(health).to.include({ state: 'untested', reason: null, checkedAt: null })
    expect(hoursUntil(health.dueAt, begin)).to.be.within(2 / 60, 62 / 60)
  })

  it('tests different sources at different times', () => {
    const times = ['github', 'gitlab', 'steam', 'crt-sh'].map(slug => untested({ kind: 'module', slug }, begin).dueAt)

    expect(new Set(times)).to.have.property('size', 4)
  })

  it('is ok for about a day after a self-test that passed', () => {
    const health = after({ verdict: 'ok' })

    expect(health).to.include({ state: 'ok', reason: null, failures: 0, checkedAt: begin.toISOString() })
    expect(hoursUntil(health.dueAt, begin)).to.be.within(21, 24)
  })

  it('is degraded after one failure, and tested again within 20 minutes', () => {
    const health = after({ verdict: 'ok' }, failed)

    expect(health).to.include({ state: 'degraded', reason: 'answered nothing', since: at(1).toISOString() })
    expect(hoursUntil(health.dueAt, at(1))).to.be.within(0.3, 1 / 3)
  })

  it('is benched after three failures in a row, and keeps the begin of that state', () => {
    const health = after({ verdict: 'ok' }, failed, failed, failed, failed)

    expect(health).to.include({ state: 'benched', failures: 4, since: at(3).toISOString() })
    expect(hoursUntil(health.dueAt, at(4))).to.be.within(5.4, 6)
  })

  it('comes back with the first self-test that passes', () => {
    const health = after(failed, failed, failed, { verdict: 'ok' })

    expect(health).to.include({ state: 'ok', failures: 0, reason: null, since: at(3).toISOString() })
    expect(after(failed, failed, failed, { verdict: 'ok' }, failed)).to.include({ state: 'degraded', failures: 1 })
  })

  it('does not change if the limits of the source delay the test', () => {
    const health = after({ verdict: 'ok' }, { verdict: 'delayed', reason: 'limited' })

    expect(health).to.include({ state: 'ok', checkedAt: begin.toISOString() })
    expect(hoursUntil(health.dueAt, at(1))).to.be.within(0.3, 1 / 3)
  })
})
