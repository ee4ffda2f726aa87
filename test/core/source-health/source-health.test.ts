import { expect } from 'chai'
import { createTestDatabase } from '../../../scripts/support/database.ts'
import { createSourceHealth } from '../../../src/core/source-health/source-health.ts'
import { untested } from '../../../src/core/source-health/state.ts'
import { openDatabase } from '../../../src/db/database.ts'
import type { SourceId } from '../../../src/db/source-health.ts'
import type { WorkFacts } from '../../../src/lib/telemetry.ts'
import { createTestClock } from '../../support/clock.ts'

describe('the health of sources from calls', () => {
  async function setUp(...ids: SourceId[]) {
    const { url, drop } = await createTestDatabase()
    const clock = createTestClock('2026-11-21T10:00:00.000Z')
    const database = await openDatabase(url, clock)
    await database.sourceHealth.keep(ids.map(id => untested(id, clock.now())))
    const health = createSourceHealth({ database, clock, moduleSlugs: new Set(['github']) })
    await health.refresh()
    return {
      health,
      /** Reports calls that failed, one after another. */
      async fail(kind: WorkFacts['source']['kind'], slug: string, times: number) {
        for (let number = 0; number < times; number++) {
          await health.observe({
            kind,
            slug,
            outcome: 'failed',
            cached: false,
            code: 'UPSTREAM_ERROR',
          })
        }
        await health.refresh()
      },
      async [Symbol.asyncDispose]() {
        await database.close()
        await drop()
      },
    }
  }

  const module: SourceId = { kind: 'module', slug: 'github' }
  const account: SourceId = { kind: 'account', slug: 'github' }

  it('does not count the failures of an account check for the module with the same slug', async () => {
    await using place = await setUp(module, account)

    await place.fail('account', 'github', 5)

    expect(place.health.of(module)?.state).to.equal('untested')
    expect(place.health.of(account)).to.include({
      state: 'degraded',
      reason: '5 searches in a row failed: UPSTREAM_ERROR',
    })
  })

  it('counts the failures of the source of a tool for the module with the same slug', async () => {
    await using place = await setUp(module)

    await place.fail('module', 'github', 2)
    await place.fail('tool', 'github', 3)

    expect(place.health.of(module)?.state).to.equal('degraded')
    expect(place.health.of({ kind: 'tool', slug: 'github' })).to.equal(place.health.of(module))
  })

  it('does not count the failures of external providers', async () => {
    await using place = await setUp(module)

    await place.fail('provider', 'github', 5)

    expect(place.health.of(module)?.state).to.equal('untested')
  })
})
