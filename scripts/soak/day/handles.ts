import { Socket } from 'node:net'
import { queryObjects } from 'node:v8'

/** Numbers of things that a process holds only while it works. */
export interface Handles {
  /** Timers that run, or that have ended and are still referenced, whether or not they keep the process alive. */
  timers: number
  sockets: number
  abortSignals: number
  /** Listeners of event targets, among them those of abort signals. */
  targetListeners: number
  processListeners: number
  /** Number of warnings of Node.js about more listeners than expected on one emitter. */
  listenerWarnings: number
  /** Everything else that keeps the process alive, by its kind. https://nodejs.org/api/process.html */
  active: Record<string, number>
}

type Constructor = abstract new (...args: never[]) => unknown

let listenerWarnings = 0
process.on('warning', ({ name }) => {
  if (name === 'MaxListenersExceededWarning') listenerWarnings++
})

const timerClass = classOf(withTimer())
const listenerClass = classOf(withListener())

function withTimer(): NodeJS.Timeout {
  const timer = setTimeout(() => undefined, 0)
  clearTimeout(timer)
  return timer
}

/** Returns the object with which Node.js stores a listener of an event target. */
function withListener(): object {
  const target = new EventTarget()
  target.addEventListener('any', () => undefined)
  const key = Object.getOwnPropertySymbols(target).find(symbol => symbol.description === 'kEvents')
  const events = target as unknown as Record<symbol, Map<string, { next: object }> | undefined>
  const listener = key && events[key]?.get('any')?.next
  if (!listener) throw new Error('this version of Node.js stores the listeners of event targets in another way')
  return listener
}

function classOf(value: object): Constructor {
  return value.constructor as unknown as Constructor
}

/** Counts the live objects of a class. Collects garbage first. https://nodejs.org/api/v8.html */
const count = (type: Constructor): number => queryObjects(type) as number

export function countHandles(): Handles {
  const active: Record<string, number> = {}
  for (const kind of process.getActiveResourcesInfo()) active[kind] = (active[kind] ?? 0) + 1
  return {
    timers: count(timerClass),
    sockets: count(Socket),
    abortSignals: count(AbortSignal),
    targetListeners: count(listenerClass),
    processListeners: process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0),
    listenerWarnings,
    active,
  }
}
