/** Returns the work that is already running for this key. Starts the work if none is running. */
export function singleFlight<Value>(
  running: Map<string, Promise<Value>>,
  key: string,
  begin: () => Promise<Value>,
): Promise<Value> {
  const work = running.get(key) ?? begin().finally(() => running.delete(key))
  running.set(key, work)
  return work
}
