import { setTimeout as sleep } from 'node:timers/promises'
import { createCaller } from '../../support/process.ts'
import { createActions, type Action } from './actions.ts'
import type { Served } from './server.ts'

export interface Load {
  served: Served
  /** URL of the receiver of webhooks. */
  receiver: string
  random: () => number
}

/** How often an action begins each second, and how many of it may run at once. */
const rates: Readonly<Record<string, { perSecond: number, atOnce: number }>> = {
  stored: { perSecond: 3, atOnce: 40 },
  temporary: { perSecond: 1, atOnce: 20 },
  investigation: { perSecond: 0.1, atOnce: 5 },
  watch: { perSecond: 0.2, atOnce: 5 },
  tool: { perSecond: 2, atOnce: 20 },
  image: { perSecond: 15, atOnce: 20 },
  read: { perSecond: 10, atOnce: 20 },
}

/** Sends what partners send in a day, until it is stopped. */
export function createLoad({ served, receiver, random }: Load) {
  const begun: Record<string, number> = {}
  const left: Record<string, number> = {}
  const faults = new Map<string, number>()
  const running = new Set<Promise<void>>()
  const { port, imagesPort, keys } = served
  const api = createCaller(() => `http://127.0.0.1:${port}`)
  const images = createCaller(() => `http://127.0.0.1:${imagesPort}`)
  const actions: Record<string, Action> = createActions({ api, images, receiver, random })

  async function act(name: string): Promise<void> {
    begun[name] = (begun[name] ?? 0) + 1
    const key = keys[Math.floor(random() * keys.length)]!
    try {
      await actions[name]!(key, begun[name])
    } catch (error) {
      const text = `${name}: ${(error as Error).message}`
      faults.set(text, (faults.get(text) ?? 0) + 1)
    }
  }

  async function repeat(name: string, signal: AbortSignal): Promise<void> {
    const { perSecond, atOnce } = rates[name]!
    const own = new Set<Promise<void>>()
    // the begin of an action does not depend on the end of the one before, as with real callers
    for (let due = performance.now(); !signal.aborted; due += 1_000 / perSecond) {
      await sleep(Math.max(0, due - performance.now()))
      if (own.size >= atOnce) {
        left[name] = (left[name] ?? 0) + 1
        continue
      }
      const action = act(name)
      own.add(action)
      running.add(action)
      void action.then(() => own.delete(action) && running.delete(action))
    }
  }

  return {
    begun,
    /** Actions that did not begin, because too many of their kind were running. */
    left,
    /** Each fault with its number. */
    faults,
    /** Resolves when the signal is aborted and all actions have ended. */
    async run(signal: AbortSignal): Promise<void> {
      await Promise.all(Object.keys(rates).map(name => repeat(name, signal)))
      await Promise.all(running)
    },
  }
}
