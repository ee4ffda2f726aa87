import { expect } from 'chai'
import { createSelfTests } from '../../../src/core/self-tests/self-tests.ts'
import { testedSources } from '../../../src/core/self-tests/tested-sources.ts'
import { createModules } from '../../../src/core/catalogue/modules.ts'
import { createModule } from '../../../scripts/support/modules.ts'
import { start } from '../../../scripts/support/start.ts'
import { createBreachSource } from '../../support/breach-sources.ts'
import { createTestClock } from '../../support/clock.ts'

const hourMs = 3_600_000
const email = 'sam@example.com'

describe('Self-tests of breach sources', () => {
  it('bench one that no longer finds what it has, do not ask it, and bring it back', async () => {
    const answers = { found: false }
    const asked: string[] = []
    const source = createBreachSource('leaky', [], {
      examples: { found: ['known@example.com'], notFound: ['unknown@example.com'] },
      async* breaches({ value }) {
        asked.push(value)
        if (answers.found && value !== 'unknown@example.com') yield { name: 'Example' }
      },
    })
    const clock = createTestClock('2026-11-21T10:00:00.000Z')
    const overrides = { clock, modules: [createModule('one')], breachSources: [source] }
    await using service = await start({ ROLE: 'api,runner' }, overrides)
    const { database, sourceHealth } = service.tracewell
    const tests = createSelfTests({
      database,
      sources: testedSources({
        modules: createModules({ modules: [], sourceKeys: new Map() }),
        externalLeaks: [],
        breachSources: [source],
        restrictedSources: new Set(),
        sourceKeys: new Map(),
        checks: [],
        iconServices: [],
        painter: { read: () => Promise.resolve(undefined) },
      }),
      client: {} as never, // the source sends no request
      clock,
    })
    const runAfter = async (hours: number) => {
      clock.advance(hours * hourMs)
      await tests.run(new AbortController().signal)
      await sourceHealth.refresh()
    }
    const search = async () => {
      const id = await service.createSearch('Email Address', email, { features: { registered_accounts: 'exclude' } })
      await service.events(`/search/${id}/stream`)
      return (await service.request('GET', `/search/${id}/results`)).body.data
    }

    for (const hours of [0, 2, 1, 1]) await runAfter(hours)
    const benched = sourceHealth.of({ kind: 'breach', slug: 'leaky' })
    const without = await search()
    const askedWhileBenched = asked.includes(email)
    answers.found = true
    await runAfter(7)
    const withIt = await search()

    expect(benched).to.include({ state: 'benched', reason: 'the self-test expected found: answered nothing' })
    expect([without.complete, without.breached_accounts, askedWhileBenched]).to.deep.equal([false, [], false])
    expect(sourceHealth.of({ kind: 'breach', slug: 'leaky' })).to.include({ state: 'ok' })
    expect([withIt.complete, withIt.breached_accounts.length]).to.deep.equal([true, 1])
  })
})
