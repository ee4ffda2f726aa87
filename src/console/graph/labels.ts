/** A label below its node, in pixels of the screen. */
export interface LabelBox {
  id: string
  /** Middle of the label. */
  x: number
  top: number
  width: number
  height: number
  /** A label with a higher rank keeps its place. */
  rank: number
}

/** Least distance between two labels, in pixels: each has an outline of two, and a margin of two around it. */
const gap = 10

/** Returns the ids of the labels that can be drawn without an overlap, those with the highest rank first. */
export function labelsWithRoom(boxes: readonly LabelBox[]): Set<string> {
  const height = Math.max(1, ...boxes.map(box => box.height + gap))
  const byRow = new Map<number, LabelBox[]>()
  const placed = new Set<string>()
  for (const box of boxes.toSorted((one, other) => other.rank - one.rank)) {
    const row = Math.floor(box.top / height)
    const near = [row - 1, row, row + 1].flatMap(each => byRow.get(each) ?? [])
    if (near.some(other => overlaps(box, other))) continue
    placed.add(box.id)
    byRow.set(row, [...byRow.get(row) ?? [], box])
  }
  return placed
}

const overlaps = (one: LabelBox, other: LabelBox): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 + gap &&
  one.top < other.top + other.height + gap && other.top < one.top + one.height + gap
