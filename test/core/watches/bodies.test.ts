import { expect } from 'chai'
import { watchBody } from '../../../src/core/watches/bodies.ts'
import type { StoredWatch } from '../../../src/db/watches.ts'

const at = '2026-11-21T10:00:00.000Z'
const nextRunOf = (code: string, dueAt: string | null) =>
  watchBody({ status: 'paused', paused: { code, message: '', since: at }, dueAt, options: '{}' } as StoredWatch)
    .next_run_at

describe('the body of a paused watch', () => {
  it('has the time of a run that the caller requested', () => {
    expect([nextRunOf('PAUSED_BY_CALLER', at), nextRunOf('PAUSED_BY_CALLER', null)]).to.deep.equal([at, null])
  })

  it('has no time if the service only checks the watch again', () => {
    expect(nextRunOf('KEY_REVOKED', at)).to.equal(null)
  })
})
