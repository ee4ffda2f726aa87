import { createPauses } from './pauses.ts'

/** Number of texts that are sorted at once. Sorting them takes about a millisecond. */
const sliceLength = 4_096

/**
 * Sorts texts by their code units, like `toSorted`. Pauses while it sorts many texts, so that other work of the process
 * does not wait.
 */
export async function sortInSlices(texts: readonly string[]): Promise<string[]> {
  const pause = createPauses()
  let runs: string[][] = []
  for (let at = 0; at < texts.length; at += sliceLength) {
    runs.push(texts.slice(at, at + sliceLength).sort())
    await pause()
  }
  while (runs.length > 1) {
    const merged: string[][] = []
    for (let at = 0; at < runs.length; at += 2) merged.push(await merge(runs[at]!, runs[at + 1] ?? [], pause))
    runs = merged
  }
  return runs[0] ?? []
}

async function merge(left: readonly string[], right: readonly string[], pause: () => Promise<void>): Promise<string[]> {
  // created with its final length, because a list that grows is copied several times
  const merged = new Array<string>(left.length + right.length)
  for (let at = 0, from = 0, to = 0; at < merged.length; at++) {
    const takesLeft = to === right.length || (from < left.length && left[from]! <= right[to]!)
    merged[at] = takesLeft ? left[from++]! : right[to++]!
    if (at % sliceLength === 0) await pause()
  }
  return merged
}
