import { inSlices, type Slices } from './slices.ts'

/** Number of texts that are sorted at once. Sorting them takes about a quarter of a millisecond. */
const sliceLength = 1_024

/**
 * Sorts texts by their code units, like `toSorted`. Pauses while it sorts many texts, so that other work of the process
 * does not wait.
 */
export const sortInSlices = (texts: readonly string[]): Promise<string[]> => inSlices(sortSlices(texts))

/** Sorts texts like `sortInSlices`, as a part of longer work. */
export function* sortSlices(texts: readonly string[]): Slices<string[]> {
  let runs: string[][] = []
  for (let at = 0; at < texts.length; at += sliceLength) {
    runs.push(texts.slice(at, at + sliceLength).sort())
    yield
  }
  while (runs.length > 1) {
    const merged: string[][] = []
    for (let at = 0; at < runs.length; at += 2) merged.push(yield* merge(runs[at]!, runs[at + 1] ?? []))
    runs = merged
  }
  return runs[0] ?? []
}

function* merge(left: readonly string[], right: readonly string[]): Slices<string[]> {
  // created with its final length, because a list that grows is copied several times
  const merged = new Array<string>(left.length + right.length)
  for (let at = 0, from = 0, to = 0; at < merged.length; at++) {
    const takesLeft = to === right.length || (from < left.length && left[from]! <= right[to]!)
    merged[at] = takesLeft ? left[from++]! : right[to++]!
    if (at % sliceLength === 0) yield
  }
  return merged
}
