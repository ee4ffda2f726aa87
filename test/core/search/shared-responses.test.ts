import { expect } from 'chai'
import { createResponseSharing, shareResponses } from '../../../src/core/search/shared-responses.ts'
import { observeSending, reportSending } from '../../../src/sources/egress/sending.ts'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { answering } from '../../support/remote-source.ts'

const origin = 'https://provider.example'
const request = { url: `${origin}/look-up?email=sam%40example.org`, headers: { 'x-key': 'one' } }
const leak = { sharesResponses: true }
const breaches = { sharesResponses: true }

describe('shared responses of a search', () => {
  it('serve leak sources and breach sources, during the request and later', async () => {
    await using world = await answering(origin, { status: 200, body: { breaches: [] } })
    const senderFor = shareResponses(world.context().client)

    const both = await Promise.all([senderFor(leak).send(request), senderFor(breaches).send(request)])
    const later = await senderFor(breaches).send({ ...request })

    expect([...both, later].map(({ body }) => body.toString())).to.deep.equal(Array(3).fill('{"breaches":[]}'))
    expect(world.requestedUrls).to.have.length(1)
  })

  it('do not serve another request, another key or another kind of task', async () => {
    await using world = await answering(origin, { status: 200, body: {} })
    const senderFor = shareResponses(world.context().client)

    await senderFor(leak).send(request)
    await senderFor(leak).send({ ...request, url: `${request.url}&page=2` })
    await senderFor(leak).send({ ...request, headers: { 'x-key': 'two' } })
    for (let count = 0; count < 3; count++) await senderFor({}).send(request)

    expect(world.requestedUrls).to.have.length(6)
  })

  it('do not include failures, which are requested again', async () => {
    await using world = await answering(origin, { status: 429, body: {} }, { status: 503, body: {} }, {
      status: 404,
      body: {},
    })
    const { send } = shareResponses(world.context().client)(leak)

    const statuses: number[] = []
    for (let count = 0; count < 4; count++) statuses.push((await send(request)).status)

    expect(statuses).to.deep.equal([429, 503, 404, 404])
    expect(world.requestedUrls).to.have.length(3)
  })

  it('still reach the other callers if one caller leaves, and are aborted when the last one leaves', async () => {
    await using world = await answering(origin, { status: 200, body: {} })
    const failed = Promise.withResolvers<unknown>()
    const { client } = world.context()
    const { send } = shareResponses({
      send: (request, signal) => {
        signal!.addEventListener('abort', () => failed.resolve('aborted'))
        return client.send(request, signal)
      },
    })(leak)
    const [one, other, last] = [new AbortController(), new AbortController(), new AbortController()]
    const reason = new SourceFailure('UPSTREAM_TIMEOUT', 'it took too long')

    const first = send(request, one.signal).catch((error: unknown) => error)
    const second = send(request, other.signal)
    one.abort(reason)
    const alone = send({ ...request, url: `${origin}/other` }, last.signal).catch((error: unknown) => error)
    last.abort(reason)

    expect(await first).to.equal(reason)
    expect((await second).status).to.equal(200)
    expect(await alone).to.equal(reason)
    expect(await failed.promise).to.equal('aborted')
  })

  it('inform each caller when the request waits and when it is sent, also a later caller', async () => {
    const answer = Promise.withResolvers<never>()
    const { promise: signalOfRequest, resolve } = Promise.withResolvers<AbortSignal>()
    const { send } = shareResponses({
      send(_request, signal) {
        resolve(signal!)
        return answer.promise
      },
    })(leak)
    const stages: string[] = []
    const callers: Array<Promise<unknown>> = []
    const ask = (name: string) => {
      const { signal } = new AbortController()
      const note = (stage: string) => () => stages.push(`${name} ${stage}`)
      observeSending(signal, { waiting: note('waits'), sent: note('is sent') })
      callers.push(send(request, signal).catch((error: unknown) => error))
    }

    ask('one')
    const own = await signalOfRequest
    reportSending(own, 'waiting')
    ask('two')
    reportSending(own, 'sent')
    ask('three')
    answer.reject(new Error('no answer'))
    await Promise.all(callers)

    expect(stages).to.deep.equal([
      'one waits', 'two waits', 'one is sent', 'two is sent', 'three waits', 'three is sent',
    ])
  })

  it('stay until the last shard of the search has ended, and do not serve another search', async () => {
    await using world = await answering(origin, { status: 200, body: {} })
    const responsesOf = createResponseSharing(world.context().client)
    const ask = ({ senderFor }: ReturnType<typeof responsesOf>) => senderFor(leak).send(request)
    {
      using one = responsesOf('search')
      using other = responsesOf('another search')
      await ask(one)
      await ask(other)
      {
        using shard = responsesOf('search')
        await ask(shard)
      }
      await ask(one)
    }
    using again = responsesOf('search')
    await ask(again)

    expect(world.requestedUrls).to.have.length(3)
  })
})
