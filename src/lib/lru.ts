/** What was used last, up to so many bytes; what was used longest ago goes first. */
export interface Lru<Value> {
  get(key: string): Value | undefined
  /** In place of what was there. A value that is larger than all of it may be is not kept. */
  set(key: string, value: Value, bytes: number): void
  clear(): void
}

export function createLru<Value>(mostBytes: number): Lru<Value> {
  const kept = new Map<string, { value: Value, bytes: number }>()
  let total = 0

  function drop(key: string): void {
    total -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  return {
    get(key) {
      const found = kept.get(key)
      if (found === undefined) return undefined
      kept.delete(key) // a Map is in the order in which its keys came: this one is now the last
      kept.set(key, found)
      return found.value
    },
    set(key, value, bytes) {
      drop(key)
      if (bytes > mostBytes) return
      kept.set(key, { value, bytes })
      total += bytes
      for (const oldest of kept.keys()) {
        if (total <= mostBytes) break
        drop(oldest)
      }
    },
    clear() {
      kept.clear()
      total = 0
    },
  }
}
