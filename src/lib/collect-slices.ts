import { createPauses } from './pauses.ts'
import { inSlices, type Slices } from './slices.ts'

/**
 * Converts each value and returns the results in a list. Pauses between values, so that other work of the process does
 * not wait. Rejects if `convert` throws or `values` fails.
 */
export async function collectInSlices<Value, Result>(
  values: Iterable<Value> | AsyncIterable<Value>,
  convert: (value: Value) => Result,
): Promise<Result[]> {
  // `for await` would make a promise for each value
  if (Symbol.iterator in values) return inSlices(convertEach(values, convert))
  const pause = createPauses()
  const results: Result[] = []
  for await (const value of values) {
    results.push(convert(value))
    await pause()
  }
  return results
}

function* convertEach<Value, Result>(values: Iterable<Value>, convert: (value: Value) => Result): Slices<Result[]> {
  const results: Result[] = []
  for (const value of values) {
    results.push(convert(value))
    yield
  }
  return results
}
