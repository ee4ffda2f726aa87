import { expect } from 'chai'
import { createTestDatabase } from '../../../scripts/support/database.ts'
import { createModules } from '../../../src/core/catalogue/modules.ts'
import { createSourceHealth } from '../../../src/core/source-health/source-health.ts'
import { untested } from '../../../src/core/source-health/state.ts'
import { openDatabase } from '../../../src/db/database.ts'
import type { SourceId } from '../../../src/db/source-health.ts'
import type { WorkFacts } from '../../../src/lib/telemetry.ts'
import { listSources } from '../../../src/sources/lists/index.ts'
import { listModule } from '../../../src/sources/lists/list-module.ts'
import { createTestClock } from '../../support/clock.ts'

describe('the health of sources from calls', () => {
  async function setUp(...ids: SourceId[]) {
    const { url, drop } = await createTestDatabase()
    const clock = createTestClock('2026-11-21T10:00:00.000Z')
    const database = await openDatabase(url, { clock })
    await database.sourceHealth.keep(ids.map(id => untested(id, clock.now())), clock.now().toISOString())
    const health = createSourceHealth({
      database,
      clock,
      moduleSlugs: new Set(['github', 'row']),
      rowSlugs: new Set(['row']),
      callsDecide: true,
    })
    await health.refresh()
    return {
      database,
      health,
      clock,
      async succeed(kind: WorkFacts['source']['kind'], slug: string) {
        await health.observe({
          kind,
          slug,
          outcome: 'success',
          cached: false,
          code: undefined,
        })
        await health.refresh()
      },
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

  it('is the same for a module and the account check that sends its request', async () => {
    const row: SourceId = { kind: 'module', slug: 'row' }
    await using place = await setUp(row)

    await place.fail('account', 'row', 2)
    await place.fail('module', 'row', 3)

    expect(place.health.of(row)?.state).to.equal('degraded')
    expect(place.health.of({ kind: 'account', slug: 'row' })?.state).to.equal('degraded')
  })

  for (const [code, isOfValue] of [
    ['NO_PUBLIC_PROFILE'], ['NAME_FOLDED'], ['ADDRESS_FOLDED'], ['ADDRESS_REFUSED'], ['UPSTREAM_UNREACHABLE', true],
  ] as const) {
    it(`does not count ${code} as a failure${isOfValue ? ' if it lies at the domain of the value' : ''}`, async () => {
      await using place = await setUp(account)

      for (let number = 0; number < 5; number++) {
        await place.health.observe({
          kind: 'account',
          slug: 'github',
          outcome: 'unknown',
          cached: false,
          code,
          ...isOfValue && { isOfValue },
        })
      }
      await place.health.refresh()

      expect(place.health.of(account)?.state).to.equal('untested')
    })
  }

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

  describe('without self-tests', () => {
    const tool: SourceId = { kind: 'tool', slug: 'hackertarget' }

    it('benches a source after fifteen failed calls in a row', async () => {
      await using place = await setUp()

      await place.succeed('tool', 'hackertarget')
      expect(place.health.of(tool)).to.include({ state: 'ok', checkedAt: '2026-11-21T10:00:00.000Z' })
      await place.fail('tool', 'hackertarget', 14)
      expect(place.health.of(tool)).to.include({ state: 'degraded' })
      await place.fail('tool', 'hackertarget', 1)

      expect(place.health.of(tool)).to.include({
        state: 'benched',
        reason: '5 searches in a row failed: UPSTREAM_ERROR',
      })
    })

    it('lets calls through after six hours, and the first one decides', async () => {
      await using place = await setUp()
      await place.fail('tool', 'hackertarget', 15)

      place.clock.advance(6 * 3_600_000 - 1)
      await place.health.refresh()
      expect(place.health.of(tool)?.state).to.equal('benched')
      place.clock.advance(1)
      await place.health.refresh()
      expect(place.health.of(tool)?.state).to.equal('degraded')
      await place.fail('tool', 'hackertarget', 1)
      expect(place.health.of(tool)).to.include({ state: 'benched', reason: 'the next search failed: UPSTREAM_ERROR' })

      place.clock.advance(6 * 3_600_000)
      await place.health.refresh()
      await place.succeed('tool', 'hackertarget')
      expect(place.health.of(tool)).to.include({ state: 'ok', reason: null })
    })

    it('brings a module back that a self-test benched', async () => {
      await using place = await setUp(module)
      const [stored] = await place.database.sourceHealth.list()
      const checkedAt = '2026-11-21T10:00:00.000Z'
      await place.database.sourceHealth.store({ ...stored!, state: 'benched', failures: 3, checkedAt })

      await place.database.sourceHealth.endTests()
      place.clock.advance(6 * 3_600_000)
      await place.health.refresh()
      expect(place.health.of(module)?.state).to.equal('degraded')
      await place.succeed('module', 'github')

      expect(place.health.of(module)?.state).to.equal('ok')
    })

    it('gives a module its self-tests back', async () => {
      await using place = await setUp(module)
      const tested = [untested(module, place.clock.now())]
      await place.database.sourceHealth.endTests()
      expect((await place.database.sourceHealth.list()).map(({ dueAt }) => dueAt)).to.deep.equal([null])

      await place.database.sourceHealth.keep(tested, place.clock.now().toISOString())

      expect(await place.database.sourceHealth.list()).to.deep.equal(tested)
    })
  })

  it('bench a list whose downloads have failed for 30 days, with the reason, until one succeeds', async () => {
    await using place = await setUp()
    const { database: { lists }, health, clock } = place
    const list = listSources.find(({ slug }) => slug === 'cert-polska')!
    const modules = createModules({ modules: [listModule(list)], sourceKeys: new Map(), health })
    const lease = { slug: list.slug, token: 'one' }
    async function listed(): Promise<unknown[]> {
      await health.refresh()
      const [{ available, health: { state, reason } }] = modules.list() as [ReturnType<typeof modules.list>[number]]
      return [available, state, reason]
    }
    const copy = {
      layout: 'l',
      etag: null,
      lastModified: null,
      entries: 10,
      unread: 0,
      leftOut: 0,
      publishedAt: null,
      parts: [],
    }
    const claim = () => lists.claim(lease, 60_000)
    const fail = async () => {
      await claim()
      await lists.fail(lease, clock.now().toISOString(), { code: 'UPSTREAM_ERROR', message: 'status 500' })
    }
    const replace = async (revision: string, unread: number) => {
      await claim()
      await lists.replace(lease, { ...copy, revision, unread, fetchedAt: clock.now().toISOString() })
    }

    await fail()
    clock.advance(30 * 24 * 3_600_000 - 1)
    await fail()
    expect(await listed()).to.eql([true, 'degraded', 'status 500'])
    clock.advance(1)
    expect(await listed()).to.eql([true, 'degraded', 'status 500']) // no download was tried since
    await fail()
    expect(await listed()).to.eql([false, 'benched', 'no download succeeded since 2026-11-21: status 500'])
    await replace('first', 4)
    expect(await listed()).to.eql([true, 'degraded', '4 of 14 entries could not be read'])
    await replace('second', 3)
    expect(await listed()).to.eql([true, 'ok', null])
  })
})
