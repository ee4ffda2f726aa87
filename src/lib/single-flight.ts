/** Returns the running work of this key, or starts it. */
export function singleFlight<Value>(
  running: Map<string, Promise<Value>>,
  key: string,
  begin: () => Promise<Value>,
): Promise<Value> {
  const work = running.get(key) ?? begin().finally(() => running.delete(key))
  running.set(key, work)
  return work
}
