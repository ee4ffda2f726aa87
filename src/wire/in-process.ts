import type { Wire, WorkKind } from './wire.ts'

/** A wire whose `ring` returns the number of workers that it woke. */
export interface InProcessWire extends Wire {
  ring(kind: WorkKind, count: number): number
}

/** Creates a wire for a single process. It loses no message, so it never reports a gap. */
export function createInProcessWire(): InProcessWire {
  const listeners = new Map<string, Set<() => void>>()
  const idle = new Map<WorkKind, Set<() => void>>()
  const stopListeners = new Set<(searchId: string) => void>()

  return {
    publish(searchId) {
      for (const listener of listeners.get(searchId) ?? []) listener()
    },

    subscribe: (searchId, listener) => add(listeners, searchId, listener),
    onGap: () => () => undefined,

    stop(searchId) {
      for (const listener of stopListeners) listener(searchId)
    },

    onStop(listener) {
      stopListeners.add(listener)
      return () => { stopListeners.delete(listener) }
    },

    ring(kind, count) {
      const woken = [...idle.get(kind) ?? []].slice(0, count)
      for (const wake of woken) wake()
      return woken.length
    },

    onRing: (kind, wake) => add(idle, kind, wake),
  }
}

/** Adds a listener under a key. Returns the function that removes it. */
function add<Key>(listeners: Map<Key, Set<() => void>>, key: Key, listener: () => void): () => void {
  const ofKey = listeners.get(key) ?? new Set()
  listeners.set(key, ofKey.add(listener))
  return () => {
    ofKey.delete(listener)
    if (ofKey.size === 0 && listeners.get(key) === ofKey) listeners.delete(key)
  }
}
