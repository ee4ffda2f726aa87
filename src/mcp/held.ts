import type { HeldResults } from './tool.ts'

/** Number of results that a process on stdio keeps in memory for further pages. */
const maxHeld = 10

/** Keeps the latest results in the memory of this process. */
export function createHeldResults(): HeldResults {
  const views = new Map<string, object>()
  return {
    get: id => views.get(id),
    add(id, view) {
      views.set(id, view)
      const [oldest] = views.keys()
      if (views.size > maxHeld && oldest !== undefined) views.delete(oldest)
    },
  }
}
