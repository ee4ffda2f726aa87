import { expect } from 'chai'
import { faultOf } from '../../src/core/lists/condition.ts'
import { list, addresses, setUp } from '../support/list-publisher.ts'

const signal = new AbortController().signal

describe('Copies of lists', () => {
  for (const [what, file, publishedAt] of [
    ['its file', '# Updated: 2026-02-01 10:00:00 UTC\n198.51.100.1\n198.51.100.256', '2026-02-01T10:00:00.000Z'],
    ['the header of its answer', '198.51.100.1\nx.y.z.1', '2026-02-28T00:00:00.000Z'],
    ['its file, unless it is in the future', '# Updated: 2026-04-01\n198.51.100.1\n1.2.3', null],
  ] as const) {
    it(`keep the publisher's date from ${what}, and count what could not be read`, async () => {
      await using world = await setUp()
      const headers = { 'last-modified': 'Sat, 28 Feb 2026 00:00:00 GMT' }
      world.answer({ headers, body: Buffer.from(file) })

      const answer = await world.start().find(list, '198.51.100.1', signal)

      expect(answer).to.include({ publishedAt, unread: 1, entries: 1, fetchedAt: world.now() })
    })
  }

  it('are not used after 30 days of failed downloads, and come back with the daily try that succeeds', async () => {
    await using world = await setUp()
    const lists = world.start()
    await lists.find(list, '198.51.100.1', signal)
    world.answer({ status: 500 })
    const found = () => lists.find(list, '198.51.100.1', signal).then(({ matches }) => matches.length, () => 'failed')
    world.wait(24)
    await lists.refreshDue([list], signal)
    world.wait(24 * 29)
    const before = await found()
    world.wait(24)
    await lists.refreshDue([list], signal)
    const after = await found()
    const failed = await world.storage.state(list.slug)
    const count = world.requests.length
    world.wait(24 * 20)
    await lists.refreshDue([list], signal)
    await lists.refreshDue([list], signal)
    const tries = world.requests.length - count
    world.wait(24)
    world.answer({ body: Buffer.from(addresses(200)) })
    await lists.refreshDue([list], signal)

    expect([before, after, tries, await found()]).to.eql([1, 'failed', 1, 1])
    expect(faultOf(list, failed!)?.state).to.equal('unavailable')
    expect(await world.storage.state(list.slug)).to.include({ failure: null, failedAt: null, failingSince: null })
  })

  it('stay in the catalogue after one failed download of a list that is not used', async () => {
    await using world = await setUp()
    const lists = world.start()
    await lists.find(list, '198.51.100.1', signal)
    world.answer({ status: 500 })
    world.wait(24)
    await lists.refreshDue([list], signal)
    world.wait(24 * 40)

    expect(faultOf(list, (await world.storage.state(list.slug))!)?.state).to.equal('failed')
  })
})
