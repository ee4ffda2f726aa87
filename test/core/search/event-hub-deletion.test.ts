import { expect } from 'chai'
import { closeHubs, createLog, id, never, numbers } from '../../support/event-log.ts'
import { until } from '../../../scripts/support/until.ts'

describe('the event hub, if a search is deleted', () => {
  afterEach(closeHubs)

  it('ends a new stream of a deleted search while a slow subscriber still has its last events', async () => {
    const { log, hub } = createLog()
    log.append(10)
    const slow = hub.subscribe(id, 1, never)
    await slow.next()
    const waiting = slow.next()
    await log.waits(1)
    log.append(5, true)
    await waiting

    log.remove()

    expect(await Array.fromAsync(hub.subscribe(id, 5, never))).to.deep.equal([])
    expect(await Array.fromAsync(hub.subscribe(id, 1, never))).to.deep.equal([])
    await slow.return(undefined)
  })

  it('ends a live stream if the search is deleted before its last event was read', async () => {
    const { log, hub } = createLog(10, 5)
    log.append(3)
    const reading = Array.fromAsync(hub.subscribe(id, 1, never))
    await log.waits(2)

    log.remove()

    expect(numbers(await reading)).to.deep.equal([1, 2, 3])
    expect(log.topics).to.equal(0)
  })

  it('soon stops sending shared pages of a deleted search to many replaying subscribers', async () => {
    const { log, hub } = createLog(20_000)
    log.append(100, true)
    const left = new AbortController()
    let begun = 0
    let empty = 0 // streams without an event since the last event
    const crowd = Array.from({ length: 20 }, async () => {
      while (!left.signal.aborted) {
        begun++
        empty++
        for await (const _ of hub.subscribe(id, 1, left.signal)) empty = 0
      }
    })
    await until(() => begun > 20)

    log.remove()
    await until(() => empty > 100)
    left.abort()
    await Promise.all(crowd)
  })

  it('ends a replay if the search was deleted', async () => {
    const { log, hub } = createLog()
    log.append(3)
    log.there = false

    const chunks = await Array.fromAsync(hub.subscribe(id, 1, never))

    expect(numbers(chunks)).to.deep.equal([1, 2, 3])
  })
})
