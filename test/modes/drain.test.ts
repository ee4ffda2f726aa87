import { expect } from 'chai'
import { start as startTracewell } from '../../src/compose/start.ts'
import { readConfig } from '../../src/config/read.ts'
import { openDatabase } from '../../src/db/database.ts'
import { createLog } from '../../src/lib/log.ts'
import { createTestDatabase } from '../../scripts/support/database.ts'
import { countActive, expectCharged, expectWhole, listShards } from '../../scripts/support/ledger.ts'
import { cardOf, createHeldModule, createModule } from '../../scripts/support/modules.ts'
import { createCaller, startReady, type Caller } from '../../scripts/support/process.ts'
import { until } from '../../scripts/support/until.ts'
import { start } from '../../scripts/support/start.ts'
import { readEvents, type ReceivedEvent } from '../../scripts/support/sse.ts'
import { askedOrigins, createStage, searchFor } from '../../scripts/support/stage.ts'

describe('SIGTERM', () => {
  it('lets a running search end, refuses new searches, and asks the clients of streams to reconnect', async () => {
    await using stage = await createStage({ slowMs: 2_500, outcomes: () => 'slow' })
    const { accountId, key } = await stage.subscribe('business')
    await using tracewell = await startReady(stage.environment)
    const id = await stage.begin(tracewell, key, 'ending')
    const stream = (await tracewell.send('GET', `/search/${id}/stream`, { key })).text()

    tracewell.signal('SIGTERM')
    await until('it is not ready', async () => (await tracewell.request('GET', '/health/ready')).status === 503)
    const refused = await tracewell.request('POST', '/search', { key, body: searchFor('late') })
    const temporary = await tracewell.request('POST', '/search/temporary', { key, body: searchFor('late') })
    const read = await tracewell.request('GET', `/search/${id}`, { key })
    const text = await stream
    const exit = await tracewell.exited

    expect(refused.status).to.equal(503)
    expect(refused.headers.get('retry-after')).to.match(/^\d+$/)
    expect(refused.body.error.code).to.equal('DISPATCH_UNAVAILABLE')
    expect(temporary.status).to.equal(503)
    expect(temporary.headers.get('retry-after')).to.match(/^\d+$/)
    expect(read.body.data.search.status).to.equal('processing')
    expect(text).to.match(/\n\nretry: \d+\n$/)
    expect(exit).to.deep.equal({ code: 0, signal: null })
    await expectWhole(stage.db)
    await expectCharged(stage.db, accountId, 1)

    await using next = await startReady(stage.environment)
    const seen = (await parse(text)).filter(event => event.id !== undefined)
    const rest = await resume(next, id, key, seen.at(-1)?.id)
    expect([...seen, ...rest].map(event => Number(event.id))).to.deep
      .equal([...seen, ...rest].map((_, index) => index + 1))
    expect(rest.at(-1)?.event).to.equal('search.finished')
    for (const origin of askedOrigins.values()) expect(stage.timesAsked(origin, 'ending'), origin).to.equal(1)
  })

  it('gives back the shards that do not end in time, so that another process continues at once', async () => {
    await using stage = await createStage({ slowMs: 3_000, outcomes: () => 'slow' })
    const { accountId, key } = await stage.subscribe('business')
    const config = readConfig({ ...stage.environment, PORT: '0', IMAGES_PORT: '0' })
    const stopped = await startTracewell(config, { log: createLog({ level: 'silent' }) })
    const id = await stage.begin(createCaller(() => `http://127.0.0.1:${stopped.api!.port}`), key, 'handed')

    await stopped.stop(50)
    const between = await listShards(stage.db)
    await using next = await startReady(stage.environment)
    const events = await resume(next, id, key)

    expect(between).to.have.length.greaterThan(0)
    for (const shard of between) expect(shard).to.deep.equal({ searchId: id, held: false })
    expect(events.at(-1)?.data).to.include({ status: 'completed' })
    await expectWhole(stage.db)
    await expectCharged(stage.db, accountId, 1)
  })

  it('stores a task that ended just before the shards are given back', async () => {
    await using database = await createTestDatabase()
    const ended = Promise.withResolvers<void>()
    const quick = createModule('quick', {
      run(query) {
        ended.resolve()
        return [cardOf(query)]
      },
    })
    const service = await start({ DATABASE_URL: database.url }, { modules: [quick, createHeldModule().module] })
    const id = await service.createSearch('Pseudonym', 'sam')

    await ended.promise
    await service.tracewell.stop(0)

    const next = await openDatabase(database.url)
    expect((await next.searchTasks.listUnfinished(id)).map(({ slug }) => slug)).to.deep.equal(['held'])
    await next.close()
  })

  it('lets a temporary search end', async () => {
    await using stage = await createStage({ slowMs: 1_500, outcomes: () => 'slow' })
    const { key } = await stage.subscribe('business')
    await using tracewell = await startReady(stage.environment)
    const stream = tracewell.send('POST', '/search/temporary', { key, body: searchFor('passing') }).then(response =>
      response.text()
    )
    await until('every source is asked', async () => stage.everySourceAsked('passing'))

    tracewell.signal('SIGTERM')
    const events = await parse(await stream)
    const exit = await tracewell.exited

    expect(events.at(-1)).to.deep.include({ event: 'search.finished' })
    expect(events.at(-1)?.data).to.include({ status: 'completed' })
    expect(exit).to.deep.equal({ code: 0, signal: null })
    expect(await stage.db('temporary_runs').select()).to.deep.equal([])
  })

  it('ends an idle process, even with open client connections', async () => {
    await using stage = await createStage()
    await using tracewell = await startReady(stage.environment)

    tracewell.signal('SIGTERM')
    const exit = await tracewell.exited

    expect(exit).to.deep.equal({ code: 0, signal: null })
    expect(await stage.db('runners').select()).to.deep.equal([])
    expect(await countActive(stage.db)).to.equal(0)
  })
})

const parse = (text: string): Promise<ReceivedEvent[]> => Array.fromAsync(readEvents(new Response(text)))

/** Returns the events of a stream after the event with this id, without the `connected` event. */
async function resume(caller: Caller, id: string, key: string, after?: string): Promise<ReceivedEvent[]> {
  const headers = after === undefined ? {} : { 'last-event-id': after }
  const events = await Array.fromAsync(readEvents(await caller.send('GET', `/search/${id}/stream`, { key, headers })))
  return events.filter(event => event.id !== undefined)
}
