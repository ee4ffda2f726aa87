import { setImmediate as nextTurn } from 'node:timers/promises'
import { BroadcastChannel } from 'node:worker_threads'
import { expect } from 'chai'
import fc from 'fast-check'
import { shareOver, type Browser, type Connect, type Sharing } from '../../src/console/ui/shared-stream.ts'
import { until } from '../../scripts/support/until.ts'
import { amount } from '../support/amount.ts'

interface Event {
  event: string
  id?: string
}

/** Web Locks, of which a holder gives one to the next that waits. */
function createLocks() {
  const tails = new Map<string, Promise<unknown>>()
  return {
    async request(name: string, { signal }: { signal: AbortSignal }, whenHeld: () => Promise<void>) {
      const before = tails.get(name) ?? Promise.resolve()
      const own = before.then(() => signal.aborted ? undefined : whenHeld())
      tails.set(name, own.catch(() => undefined))
      return own
    },
  }
}

/** @param everyTurn number of turns of the event loop after which another stream takes the connection */
function createBrowser(everyTurn: () => number): Browser {
  const locks = createLocks()
  return {
    locks: () => locks,
    openChannel: name => new BroadcastChannel(name) as unknown as ReturnType<Browser['openChannel']>,
    async takeConnection(leaving) {
      const over = new AbortController()
      const stop = () => over.abort(new Error('the turn is over'))
      leaving.addEventListener('abort', stop)
      const end = async (left: number): Promise<void> => {
        if (left > 0 && !over.signal.aborted) return nextTurn().then(() => end(left - 1))
        stop()
      }
      void end(everyTurn())
      await nextTurn()
      leaving.throwIfAborted()
      return { signal: over.signal, stop, end: stop }
    },
  }
}

/** A stream on a server, whose events come one by one. */
function createStream(length: number) {
  const state = { open: 0, most: 0, opened: 0, stored: 0 }
  const connect: Connect<Event> = async function* ({ signal, lastEventId = '0' }) {
    state.most = Math.max(state.most, ++state.open)
    state.opened += 1
    try {
      yield { event: 'connected' }
      for (let id = Number(lastEventId) + 1; id <= length;) {
        await nextTurn()
        signal.throwIfAborted()
        if (id <= state.stored) yield { event: 'card', id: String(id++) }
      }
    } finally {
      state.open -= 1
    }
  }
  return { state, connect }
}

let topics = 0
const sharingOf = (topic: string, signal: AbortSignal, more: Partial<Sharing> = {}): Sharing => ({
  scope: 'a',
  topic,
  signal,
  onCut: () => undefined,
  lastEventId: undefined,
  ...more,
})

describe('a stream that tabs share', () => {
  const patient = createBrowser(() => Infinity)
  const member = fc.record({ from: fc.nat(6), joinsAt: fc.nat(12), leavesAfter: fc.option(fc.nat(8)) })

  it('gives every event to each tab once, over one connection, whichever tabs join, leave or are killed', async () => {
    await fc.assert(fc.asyncProperty(
      fc.array(member, { minLength: 1, maxLength: 7 }),
      fc.integer({ min: 6, max: 20 }),
      fc.array(fc.nat(40), { minLength: 1 }),
      async (members, length, turns) => {
        let taken = 0
        const browser = createBrowser(() => 12 + turns[taken++ % turns.length]!)
        const { state, connect } = createStream(length)
        const topic = `search ${++topics}`
        const follow = async ({ from, joinsAt, leavesAfter }: typeof members[number]) => {
          while (state.stored < Math.min(joinsAt, length)) await nextTurn()
          const left = new AbortController()
          const ids: string[] = []
          const lastEventId = from === 0 ? undefined : String(from)
          const sharing = sharingOf(topic, left.signal, { lastEventId })
          try {
            for await (const { id } of shareOver(browser, sharing, connect)) {
              if (id !== undefined) ids.push(id)
              if (leavesAfter !== null && ids.length >= leavesAfter) left.abort(new Error('left'))
            }
          } catch (cause) {
            if (!left.signal.aborted) throw cause
          }
          return { ids, from, left: left.signal.aborted }
        }
        const found = Promise.all(members.map(follow))
        while (state.stored < length) {
          await nextTurn()
          state.stored += 1
        }

        for (const { ids, from, left } of await found) {
          const all = Array.from({ length: length - from }, (_, index) => String(from + index + 1))
          expect(ids).to.deep.equal(left ? all.slice(0, ids.length) : all)
        }
        await until(() => state.open === 0)
        expect(state.most).to.equal(1)
      },
    ), { numRuns: amount(100) })
  })

  it('is not shared by tabs with another key, or without channels', async () => {
    const { state, connect } = createStream(3)
    const left = new AbortController()
    const follow = async (scope: string | undefined) => {
      const sharing = sharingOf('search', left.signal, { scope })
      for await (const _ of shareOver(patient, sharing, connect)) await nextTurn()
    }
    const following = Promise.all([follow('one'), follow('two'), follow(undefined)])
    await until(() => state.open === 3)
    state.stored = 3
    await following

    expect(state.opened).to.equal(3)
  })

  it('is not shared on a page to which the browser refuses locks', async () => {
    const { state, connect } = createStream(3)
    const refusing = {
      ...patient,
      locks: () => ({ request: () => Promise.reject(new DOMException('no storage', 'SecurityError')) }),
    }
    const follow = async () => {
      const { signal } = new AbortController()
      const sharing = sharingOf('refused', signal)
      const ids: unknown[] = []
      for await (const { id } of shareOver(refusing, sharing, connect)) if (id !== undefined) ids.push(id)
      return ids
    }
    const following = Promise.all([follow(), follow()])
    await until(() => state.open === 2)
    state.stored = 3

    expect(await following).to.deep.equal([['1', '2', '3'], ['1', '2', '3']])
  })

  it('reports the error of the leader in its tab, and lets the next tab try', async () => {
    let tries = 0
    const connect: Connect<Event> = async function* () {
      tries += 1
      if (tries === 1) throw new Error('401')
      yield { event: 'card', id: '1' }
    }
    const follow = async () => {
      const { signal } = new AbortController()
      const sharing = sharingOf('failing', signal)
      const ids: unknown[] = []
      for await (const { id } of shareOver(patient, sharing, connect)) ids.push(id)
      return ids
    }

    const [first, second] = await Promise.allSettled([follow(), follow()])

    expect(first).to.have.nested.property('reason.message', '401')
    expect(second).to.deep.include({ value: ['1'] })
  })
})
