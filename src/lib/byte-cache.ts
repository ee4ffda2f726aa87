/** In-memory cache with a limit in bytes. Drops the least recently used values first (LRU). */
export interface ByteCache<Value> {
  get(key: string): Value | undefined
  /** Stores a value whose size is `bytes`. A value that is larger than the cache's limit is not stored. */
  set(key: string, value: Value, bytes: number): void
  delete(key: string): void
  clear(): void
}

export function createByteCache<Value>(maxBytes: number): ByteCache<Value> {
  const entries = new Map<string, { value: Value, bytes: number }>() // least recently used first
  let total = 0

  function remove(key: string): void {
    total -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  return {
    delete: remove,
    get(key) {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, bytes) {
      remove(key)
      if (bytes > maxBytes) return
      entries.set(key, { value, bytes })
      total += bytes
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) return
        remove(oldest)
      }
    },
    clear() {
      entries.clear()
      total = 0
    },
  }
}
