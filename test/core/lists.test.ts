import { gzipSync } from 'node:zlib'
import { expect } from 'chai'
import { createMemoryListStorage } from '../../src/core/lists/memory-storage.ts'
import { createModules } from '../../src/core/catalogue/modules.ts'
import { moduleExamples } from '../../src/core/self-tests/module-examples.ts'
import type { Response } from '../../src/sources/egress/client.ts'
import { SourceFailure } from '../../src/sources/failures.ts'
import { listModule } from '../../src/sources/lists/list-module.ts'
import { list, addresses, setUp } from '../support/list-publisher.ts'
import { until } from '../../scripts/support/until.ts'

const signal = new AbortController().signal
const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(() => 'none', (thrown: { code?: string }) => thrown.code)

describe('Lists', () => {
  it('download a list at its first use, once for concurrent searches, and keep it for later processes', async () => {
    await using world = await setUp()
    const lists = world.start()

    const [one, other] = await Promise.all(['198.51.100.7', '203.0.113.1'].map(ip => lists.find(list, ip, signal)))
    const later = await world.start().find(list, '198.51.100.8', signal)

    expect(one).to.eql({
      matches: [{ entry: '198.51.100.7', notes: [] }],
      fetchedAt: world.now(),
      publishedAt: null,
      entries: 200,
      unread: 0,
    })
    expect(other!.matches).to.eql([])
    expect(later.matches).to.have.length(1)
    expect(world.requests).to.have.length(1)
    expect(world.requests[0]).to.include({ url: list.url }).and.to.have.property('headers').that.eql({})
  })

  it('send the validators of the last answer, and keep the copy after status 304', async () => {
    await using world = await setUp()
    const lists = world.start()
    const headers = { 'etag': '"one"', 'last-modified': 'Sun, 01 Mar 2026 00:00:00 GMT' }
    world.answer({ headers, body: Buffer.from(addresses(3)) })
    await lists.find(list, '198.51.100.1', signal)
    world.wait(1)
    world.answer({ status: 304 })

    await lists.refreshDue([list], signal)

    expect(world.requests[1]!.headers).to.eql({
      'if-none-match': '"one"',
      'if-modified-since': 'Sun, 01 Mar 2026 00:00:00 GMT',
    })
    expect(await lists.find(list, '198.51.100.1', signal)).to.deep.include({ fetchedAt: world.now(), entries: 3 })
  })

  it('are searched in their copies only if asked so, however old these are, without a download', async () => {
    await using world = await setUp()
    const lists = world.start()

    const before = await lists.findInCopy(list, '198.51.100.1')
    const requestsBefore = world.requests.length
    await lists.refresh(list)
    world.wait(1_000)
    const copied = await lists.findInCopy(list, '198.51.100.1')
    const readOtherwise = await lists.findInCopy({ ...list, subject: 'Domain Name' }, '198.51.100.1')

    expect([before, requestsBefore]).to.eql([undefined, 0])
    expect(copied).to.deep.include({ matches: [{ entry: '198.51.100.1', notes: [] }], entries: 200 })
    expect(readOtherwise).to.equal(undefined)
    expect(world.requests).to.have.length(1)
  })

  it('are not searched in a copy that cannot be read, if no download is wanted', async () => {
    await using world = await setUp()
    await world.start().refresh(list)
    await world.damage()

    expect(await world.start().findInCopy(list, '198.51.100.1')).to.equal(undefined)
    expect(world.requests).to.have.length(1)
  })

  it('replace the copy if the file has changed, in other processes too', async () => {
    await using world = await setUp()
    const lists = world.start()
    await lists.find(list, '203.0.113.1', signal)
    world.wait(1)
    world.answer({ body: Buffer.from(`203.0.113.1\n${addresses(200)}`) })

    await lists.refreshDue([list], signal)

    for (const process of [lists, world.start()]) {
      expect((await process.find(list, '203.0.113.1', signal)).matches).to.have.length(1)
    }
  })

  for (const [what, answer, code] of [
    ['an empty file', { body: Buffer.alloc(0) }, 'UPSTREAM_CHANGED'],
    ['a page', { body: Buffer.from('<!doctype html><title>Hello</title>') }, 'UPSTREAM_CHANGED'],
    ['a file with less than half of the entries', { body: Buffer.from(addresses(99)) }, 'UPSTREAM_CHANGED'],
    ['a download that breaks off', new SourceFailure('UPSTREAM_UNREACHABLE', 'lost'), 'UPSTREAM_UNREACHABLE'],
    ['a file over the limit', new SourceFailure('UPSTREAM_TOO_LARGE', 'too large'), 'UPSTREAM_TOO_LARGE'],
    ['compressed bytes without a header', { body: gzipSync(addresses(200)) }, 'UPSTREAM_CHANGED'],
    ['status 500', { status: 500 }, 'UPSTREAM_ERROR'],
    ['status 206, a part of the file', { status: 206, body: Buffer.from(addresses(150)) }, 'UPSTREAM_CHANGED'],
    ['status 202 before the file', { status: 202, body: Buffer.from(addresses(150)) }, 'UPSTREAM_CHANGED'],
    ['status 304 to a request without validators', { status: 304 }, 'UPSTREAM_ERROR'],
  ] as const) {
    it(`keep the last good copy after ${what}`, async () => {
      await using world = await setUp()
      const lists = world.start()
      const before = world.now()
      await lists.find(list, '198.51.100.7', signal)
      world.wait(1)
      world.answer(answer)

      const failed = await codeOf(lists.refresh(list))

      expect(failed).to.equal(code)
      const state = await world.storage.state(list.slug)
      expect(state).to.include({ entries: 200, fetchedAt: before })
      expect(state?.failure?.code).to.equal(code)
      const { matches, failure } = await world.start().find(list, '198.51.100.7', signal)
      expect(matches).to.have.length(1)
      expect(failure).to.equal(state?.failure?.message)
    })
  }

  it('ask for JSON by its media type', async () => {
    await using world = await setUp()
    world.answer({ body: Buffer.from('["198.51.100.7"]') })

    await world.start().refresh({ ...list, format: { as: 'json', items: '[]', value: [''] } })

    expect(world.requests[0]!.headers).to.eql({ accept: 'application/json, */*;q=0.1' })
  })

  it('download a copy that cannot be read again, although the publisher confirms it', async () => {
    await using world = await setUp()
    const lists = world.start()
    const file = { headers: { etag: '"one"' }, body: Buffer.from(addresses(200)) }
    world.answer(file)
    await lists.refresh(list)
    await world.damage()
    world.answerTo(({ headers }) => headers?.['if-none-match'] === '"one"' ? { status: 304 } : file)

    const { matches, entries } = await lists.find(list, '198.51.100.7', signal)

    expect(matches).to.have.length(1)
    expect(entries).to.equal(200)
    expect(world.requests).to.have.length(2)
  })

  it('are downloaded again if the clock was far ahead at the last download or failure', async () => {
    await using world = await setUp()
    const lists = world.start()
    world.wait(24 * 365)
    await lists.find(list, '198.51.100.7', signal)
    world.answer({ status: 500 })
    await codeOf(lists.refresh(list))
    world.wait(-24 * 365)
    world.answer({ body: Buffer.from(addresses(150)) })

    await lists.find(list, '198.51.100.7', signal)

    expect(await world.storage.state(list.slug)).to.include({ entries: 150, failure: null, fetchedAt: world.now() })
  })

  it('accept a shrunken file if the operator allows it', async () => {
    await using world = await setUp()
    const lists = world.start()
    await lists.refresh(list)
    world.answer({ body: Buffer.from(addresses(10)) })

    await lists.refresh(list, { acceptsShrunken: true })

    expect(await world.storage.state(list.slug)).to.include({ entries: 10, failure: null })
  })

  it('fail if the first download fails, and do not repeat it at once', async () => {
    await using world = await setUp()
    const lists = world.start()
    world.answer({ status: 429 })

    const first = await codeOf(lists.find(list, '198.51.100.7', signal))
    const second = await codeOf(lists.find(list, '198.51.100.7', signal))

    expect([first, second]).to.eql(['UPSTREAM_RATE_LIMITED', 'UPSTREAM_RATE_LIMITED'])
    expect(world.requests).to.have.length(1)
    world.wait(1)
    world.answer({ body: Buffer.from(addresses(10)) })
    expect((await lists.find(list, '198.51.100.7', signal)).matches).to.have.length(1)
  })

  it('are refreshed once by two processes', async () => {
    await using world = await setUp()
    const [one, other] = [world.start(), world.start()]
    await one.find(list, '198.51.100.7', signal)
    world.wait(1)
    const { promise, resolve } = Promise.withResolvers<Partial<Response>>()
    world.answerLater(promise)

    const refreshes = Promise.all([one, other].map(lists => lists.refreshDue([list], signal)))
    await until(() => world.requests.length === 2)
    resolve({ body: Buffer.from(addresses(200)) })
    await refreshes
    await one.refreshDue([list], signal)

    expect(world.requests).to.have.length(2)
  })

  it('are ready for a process whose claim was refused just before the other process ended', async () => {
    await using world = await setUp()
    const { promise, resolve } = Promise.withResolvers<Partial<Response>>()
    world.answerLater(promise)
    const first = world.start().find(list, '198.51.100.7', signal)
    await until(() => world.requests.length === 1)
    const late = world.start({
      ...world.storage,
      async claim(...lease) {
        const isGranted = await world.storage.claim(...lease)
        resolve({ body: Buffer.from(addresses(200)) })
        await first
        return isGranted
      },
    })

    const { matches } = await late.find(list, '198.51.100.7', signal)

    expect(matches).to.have.length(1)
    expect(world.requests).to.have.length(1)
  })

  it('are downloaded once by two processes that need them at the same time', async () => {
    await using world = await setUp()
    const { promise, resolve } = Promise.withResolvers<Partial<Response>>()
    world.answerLater(promise)

    const searches = Promise.all([world.start(), world.start()].map(lists => lists.find(list, '198.51.100.7', signal)))
    await until(() => world.requests.length === 1)
    resolve({ body: Buffer.from(addresses(200)) })

    expect((await searches).map(({ matches }) => matches.length)).to.eql([1, 1])
    expect(world.requests).to.have.length(1)
  })

  it('are refreshed only while searches use them', async () => {
    await using world = await setUp()
    const lists = world.start()
    await lists.find(list, '198.51.100.7', signal)
    world.wait(15 * 24)

    await lists.refreshDue([list, { ...list, slug: 'never-used' }], signal)
    expect(world.requests).to.have.length(1)
    await lists.find(list, '198.51.100.7', signal) // downloads the overdue list

    expect(world.requests).to.have.length(2)
  })

  it('stop waiting when the search is aborted, while the download continues', async () => {
    await using world = await setUp()
    const lists = world.start()
    const { promise, resolve } = Promise.withResolvers<Partial<Response>>()
    world.answerLater(promise)
    const stop = new AbortController()

    const search = lists.find(list, '198.51.100.7', stop.signal).catch((thrown: unknown) => thrown)
    await until(() => world.requests.length === 1)
    stop.abort(new Error('stopped'))
    expect(await search).to.have.property('message', 'stopped')
    resolve({ body: Buffer.from(addresses(5)) })

    expect((await lists.find(list, '198.51.100.3', signal)).entries).to.equal(5)
    expect(world.requests).to.have.length(1)
  })

  it('read the copies of the service in a command, and store nothing there', async () => {
    await using world = await setUp()
    await world.start().find(list, '198.51.100.7', signal)
    const before = await world.storage.state(list.slug)
    const command = world.start(createMemoryListStorage(world.storage))

    expect((await command.find(list, '198.51.100.7', signal)).matches).to.have.length(1)
    expect(world.requests).to.have.length(1)
    world.wait(5)
    world.answer({ body: Buffer.from('203.0.113.1') })
    await command.refresh(list, { acceptsShrunken: true })

    expect((await command.find(list, '203.0.113.1', signal)).matches).to.have.length(1)
    expect(await world.storage.state(list.slug)).to.eql(before)
  })

  it('are downloaded once for both examples of a module', async () => {
    await using world = await setUp()
    const modules = [listModule({ ...list, found: '198.51.100.7' })]
    const [module] = createModules({ modules, sourceKeys: new Map() }).all
    const { check, examples } = moduleExamples(module!)
    const verdicts: unknown[] = []

    for (const { example, expected } of examples) verdicts.push((await check(example, expected, world.client)).verdict)

    expect(verdicts).to.deep.equal(['ok', 'ok'])
    expect(world.requests).to.have.length(1)
  })
})
