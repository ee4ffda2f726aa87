/** A set of whole numbers: ranges with both ends, sorted, without overlaps. */
export type NumberRanges = ReadonlyArray<readonly [first: number, last: number]>

/** Returns the numbers that are in one of two sets. */
export function unionOf(a: NumberRanges, b: NumberRanges): NumberRanges {
  const merged: Array<[number, number]> = []
  for (const [first, last] of [...a, ...b].sort((one, other) => one[0] - other[0])) {
    const before = merged.at(-1)
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last)
    else merged.push([first, last])
  }
  return merged
}

/** Returns the numbers of a set that are not in another one. */
export function without(from: NumberRanges, removed: NumberRanges): NumberRanges {
  const left: Array<readonly [number, number]> = []
  for (const [first, last] of from) {
    let start = first
    for (const [begin, end] of removed) {
      if (end < start || begin > last) continue
      if (begin > start) left.push([start, begin - 1])
      start = end + 1
    }
    if (start <= last) left.push([start, last])
  }
  return left
}

export const sizeOf = (ranges: NumberRanges): number =>
  ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0)
