import { expect } from 'chai'
import { createClient, type SearchEvent, type SourceOutcome } from '../../generated/client/src/index.ts'
import { start } from '../../scripts/support/start.ts'

const idsOf = (events: readonly SearchEvent[]): string[] =>
  events.flatMap(event => 'id' in event && event.id !== undefined ? [event.id] : [])

describe('a stream of the client from the real server', () => {
  it('is complete, and resumes after the given event', async () => {
    await using tracewell = await start()
    const client = createClient({ baseUrl: tracewell.url, key: tracewell.key })
    const { search } = await client.searches.create({ query: { type: 'Pseudonym', value: 'tw-success' } })

    const events: SearchEvent[] = []
    for await (const event of client.searches.stream(search.id)) events.push(event)
    const resumed: SearchEvent[] = []
    for await (const event of client.searches.stream(search.id, { lastEventId: '2' })) resumed.push(event)

    expect(events.at(-1)).to.have.nested.property('data.status', 'completed')
    expect(idsOf(events)).to.deep.equal(idsOf(events).map((_, index) => String(index + 1)))
    expect(idsOf(resumed)).to.deep.equal(idsOf(events).slice(2))
  })

  it('ends with all sources of a search, although its last event is larger than 64 KiB', async function () {
    this.timeout(120_000)
    await using tracewell = await start()
    const key = await tracewell.newKey('business')
    const client = createClient({ baseUrl: tracewell.url, key })
    const request = {
      query: { type: 'Pseudonym' as const, value: 'tw-failure' },
      modules: { mode: 'all' as const },
      features: { registered_accounts: 'include' as const },
    }
    const { search } = await client.searches.create(request)
    let [stored, temporary]: Array<SourceOutcome[] | undefined> = []
    for await (const { event, data } of client.searches.stream(search.id)) {
      if (event === 'search.finished') stored = data.sources
    }
    for await (const { event, data } of client.searches.streamTemporary(request)) {
      if (event === 'search.finished') temporary = data.sources
    }
    const { data: { modules, registered_accounts: accounts } } = await client.searches.results(search.id)
    const raw = await tracewell.request('GET', `/search/${search.id}/stream`, { key })

    expect(raw.text).to.include('"cut":true')
    const slugsOf = (list: SourceOutcome[] = []) => list.map(({ kind, slug }) => `${kind} ${slug}`)
    expect(slugsOf(stored)).to.have.length(modules.length + accounts.length)
    expect(slugsOf(temporary)).to.deep.equal(slugsOf(stored))
  })

  it('ends with its temporary search', async () => {
    await using tracewell = await start()
    const client = createClient({ baseUrl: tracewell.url, key: tracewell.key })

    const names: string[] = []
    for await (
      const { event } of client.searches.streamTemporary({ query: { type: 'Pseudonym', value: 'tw-success' } })
    ) names.push(event)

    expect([names[0], names.at(-1)]).to.deep.equal(['connected', 'search.finished'])
  })
})
