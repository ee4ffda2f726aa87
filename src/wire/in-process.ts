import type { Wire } from './wire.ts'

/** Creates a wire for a single process. */
export function createInProcessWire(): Wire {
  const listeners = new Map<string, Set<() => void>>()

  return {
    publish(searchId) {
      for (const listener of listeners.get(searchId) ?? []) listener()
    },

    subscribe(searchId, listener) {
      const listenersOfSearch = listeners.get(searchId) ?? new Set()
      listeners.set(searchId, listenersOfSearch.add(listener))
      return () => {
        listenersOfSearch.delete(listener)
        if (listenersOfSearch.size === 0 && listeners.get(searchId) === listenersOfSearch) listeners.delete(searchId)
      }
    },
  }
}
