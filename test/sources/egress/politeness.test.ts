import type { ServerResponse } from 'node:http'
import { expect } from 'chai'
import { parseAllow } from '../../../src/sources/egress/allow.ts'
import { clientWith, failureOf, serve, serveTcp } from './support.ts'
import { until } from '../../../scripts/support/until.ts'

const allow = (...servers: Array<{ port: number }>) => parseAllow(
  servers.map(({ port }) => `127.0.0.1:${port}`).join(' ')
)

/** Answers requests in groups of `size`, so that the requests of a group are open at the same time. */
function answerInGroups(size: number) {
  let most = 0
  let open: ServerResponse[] = []
  function answerAll(): void {
    most = Math.max(most, open.length)
    for (const response of open) response.end()
    open = []
  }
  return {
    answer(response: ServerResponse): void {
      // real clock: time in which a request beyond the group would arrive
      if (open.push(response) === size) setTimeout(answerAll, 5)
    },
    /** Returns the most requests that were open at the same time. */
    most: () => most,
  }
}

describe('request limits of the client', () => {
  it('allow four concurrent requests per origin, in order, over four connections', async () => {
    const order: string[] = []
    const { answer, most } = answerInGroups(4)
    await using server = await serve((request, response) => {
      order.push(request.url!)
      answer(response)
    })
    await using client = clientWith({ allow: allow(server) })

    await Promise.all(Array.from({ length: 40 }, (_, index) => client.send({ url: `${server.origin}/${index}` })))

    expect(most()).to.equal(4)
    expect(server.connections).to.be.at.most(4)
    const lateness = order.map((url, index) => Math.abs(Number(url.slice(1)) - index))
    // Requests start in order, but four of them run in parallel. A request may therefore arrive a few places too early
    // or too late.
    expect(Math.max(...lateness)).to.be.lessThan(8)
  })

  it('allow more concurrent requests to an origin that has a limit of its own', async () => {
    await using busy = await serve(() => {})
    await using other = await serve(() => {})
    await using client = clientWith({
      allow: allow(busy, other),
      limits: { maxRequestsPerOrigin: 2 },
      originLimits: { [busy.origin]: { parallel: 9 } },
    })

    const waiting = [busy, other].flatMap(({ origin }) =>
      Array.from({ length: 20 }, () => failureOf(client.send({ url: origin }))))
    await until(() => busy.open >= 9 && other.open >= 2)
    const open = [busy.open, other.open]
    await client.close()
    await Promise.all(waiting)

    expect(open).to.deep.equal([9, 2])
  })

  it('do not let one origin delay another', async () => {
    await using slow = await serve(() => {})
    await using quick = await serve((_request, response) => response.end('ok'))
    await using client = clientWith({ allow: allow(slow, quick), limits: { maxRequests: 5 } })
    const waiting = Array.from({ length: 20 }, () => failureOf(client.send({ url: slow.origin })))
    await until(() => slow.open === 4)

    const { body } = await client.send({ url: quick.origin })
    await client.close()

    expect(body.toString()).to.equal('ok')
    expect(new Set((await Promise.all(waiting)).map(({ message }) => message))).to.deep.equal(
      new Set(['the client is closed'])
    )
  })

  it('cap the number of all connections', async () => {
    const { answer, most } = answerInGroups(2)
    const listener: Parameters<typeof serve>[0] = (_request, response) => answer(response)
    await using one = await serve(listener)
    await using two = await serve(listener)
    await using three = await serve(listener)
    await using client = clientWith({ allow: allow(one, two, three), limits: { maxRequests: 2 } })

    await Promise.all(
      [one, two, three, one, two, three, one, two, three, one].map(({ origin }) => client.send({ url: origin }))
    )

    expect(most()).to.equal(2)
  })

  it('release the slots of failed requests', async () => {
    await using server = await serveTcp(socket => socket.destroy())
    await using client = clientWith({ allow: allow(server), limits: { maxRequestsPerOrigin: 1, maxRequests: 1 } })

    const failures = await Promise.all(Array.from({ length: 5 }, () => failureOf(client.send({ url: server.origin }))))

    expect(new Set(failures.map(({ code }) => code))).to.deep.equal(new Set(['UPSTREAM_UNREACHABLE']))
  })
})
