/** The work that runs under this key, or that begins now. */
export function singleFlight<Value>(
  running: Map<string, Promise<Value>>,
  key: string,
  begin: () => Promise<Value>,
): Promise<Value> {
  const work = running.get(key) ?? begin().finally(() => running.delete(key))
  running.set(key, work)
  return work
}
