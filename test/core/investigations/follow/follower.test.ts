import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import { createModule } from '../../../../scripts/support/modules.ts'
import { start, type Started } from '../../../../scripts/support/start.ts'
import { followSearch } from '../../../../src/core/investigations/follow/follower.ts'
import { systemClock } from '../../../../src/lib/clock.ts'
import { card } from '../../../../src/sources/kit/card.ts'
import { until } from '../../../../scripts/support/until.ts'

describe('the follower', () => {
  let service: Started
  beforeEach(async () => {
    const module = createModule('links', {
      async* run({ value }) {
        await Promise.resolve()
        yield card(['shared', value].map((name, index): [string, string, string] =>
          ['E-mail', `${name}@own.example`, String(index)]), {})
      },
    })
    service = await start({ ROLE: 'api,runner' }, { modules: [module], plan: 'business' }) // no starter
  })
  afterEach(() => service[Symbol.asyncDispose]())

  /** Ends the searches of these names at the same time. Nothing follows their findings. */
  async function ended(names: string[], follow: object): Promise<string> {
    const { investigations, authenticate, database } = service.tracewell
    const id = randomUUID()
    const request = { observables: names.map(value => ({ value })), follow: { depth: 1, ...follow } }
    await investigations.createExample(await authenticate(`Bearer ${service.key}`, '127.0.0.1'), id, request)
    await until(async () => (await database.investigationObservables.listToFollow(100)).length === names.length)
    return id
  }

  it('adds an observable once that several searches found, however many followers there are', async () => {
    const names = ['sam', 'alex', 'kim']
    const id = await ended(names, {})
    const { database } = service.tracewell
    const searches = await database.investigationObservables.listToFollow(100)
    const parts = { database, wire: { publish: () => undefined }, clock: systemClock }

    await Promise.all([...searches, ...searches, ...searches].map(search => followSearch(parts, search)))

    const values = (await database.investigationObservables.list(id)).map(({ value }) => value)
    expect(values.slice(0, 3)).to.deep.equal(names)
    expect(values.slice(3)).to.have.members(['shared@own.example', ...names.map(name => `${name}@own.example`)])
    expect(await database.investigationObservables.listToFollow(100)).to.deep.equal([])
    const events = await database.investigationEvents.listAfter(id, 0, 1_000)
    expect(events.filter(({ name }) => name === 'observable.followed')).to.have.length(4)
    expect(events.map(({ seq }) => Number(seq))).to.deep.equal(events.map((_, index) => index + 1))
  })

  it('holds max_searches exactly, however many followers there are', async () => {
    const id = await ended(['sam', 'alex', 'kim'], { max_searches: 5 })
    const { database } = service.tracewell
    const searches = await database.investigationObservables.listToFollow(100)
    const parts = { database, wire: { publish: () => undefined }, clock: systemClock }

    await Promise.all(searches.map(search => followSearch(parts, search)))

    const statuses = (await database.investigationObservables.list(id)).map(({ status }) => status)
    expect(statuses.filter(status => status === 'waiting')).to.have.length(2)
    expect(statuses.filter(status => status === 'not_started')).to.have.length(2)
    expect((await database.investigations.get(id))!.leftOut).to.equal(2)
  })
})
