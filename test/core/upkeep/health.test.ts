import { expect } from 'chai'
import { createHealth } from '../../../src/core/upkeep/health.ts'
import type { Database } from '../../../src/db/database.ts'
import { systemClock } from '../../../src/lib/clock.ts'

describe('createHealth', () => {
  it('checks the database once for readiness requests that arrive together, and again for later ones', async () => {
    const calls = { ping: 0, listAlive: 0 }
    const database = {
      ping: async () => { calls.ping++ },
      runners: { listAlive: async () => { calls.listAlive++; return [{ id: 'a', capacity: 2, busy: 0 }] } },
    } as unknown as Database
    const health = createHealth({
      database,
      clock: systemClock,
      version: '1.0.0',
      environment: 'test',
      draining: new AbortController().signal,
      connection: undefined,
    })

    const reports = await Promise.all(Array.from({ length: 100 }, () => health.ready()))
    const together = { ...calls }
    await health.ready()

    expect(new Set(reports.map(({ status }) => status))).to.deep.equal(new Set(['ok']))
    expect([together, calls]).to.deep.equal([{ ping: 1, listAlive: 1 }, { ping: 2, listAlive: 2 }])
  })
})
