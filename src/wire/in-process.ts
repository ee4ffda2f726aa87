import type { Wire } from './wire.ts'

/** For one process: publisher and subscribers are the same. */
export function createInProcessWire(): Wire {
  const listeners = new Map<string, Set<() => void>>()

  return {
    publish(searchId) {
      for (const listener of listeners.get(searchId) ?? []) listener()
    },

    subscribe(searchId, listener) {
      const present = listeners.get(searchId) ?? new Set()
      listeners.set(searchId, present.add(listener))
      return () => {
        present.delete(listener)
        if (present.size === 0 && listeners.get(searchId) === present) listeners.delete(searchId)
      }
    },
  }
}
