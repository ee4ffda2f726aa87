import { createPauses } from './pauses.ts'

/**
 * Converts each value and returns the results in a list. Pauses between values, so that other work of the process does
 * not wait. Rejects if `convert` throws or `values` fails.
 */
export async function collectInSlices<Value, Result>(
  values: Iterable<Value> | AsyncIterable<Value>,
  convert: (value: Value) => Result,
): Promise<Result[]> {
  const pause = createPauses()
  const results: Result[] = []
  for await (const value of values) {
    results.push(convert(value))
    await pause()
  }
  return results
}
