import { expect } from 'chai'
import { createClient, type SearchEvent } from '../../generated/client/src/index.ts'
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
