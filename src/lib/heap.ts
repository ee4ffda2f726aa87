/**
 * Creates a binary heap, whose top is the smallest item. The caller may change only the top item, and must call
 * `settle` after each change.
 */
export function createHeap<Item>(items: readonly Item[], isBefore: (a: Item, b: Item) => boolean) {
  const heap = [...items]
  for (let index = heap.length >> 1; index >= 0; index--) sink(index)

  function sink(from: number): void {
    const item = heap[from]
    if (item === undefined) return
    let at = from
    for (;;) {
      let child = 2 * at + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child++
      if (!isBefore(heap[child]!, item)) break
      heap[at] = heap[child]!
      at = child
    }
    heap[at] = item
  }

  return {
    /** Returns the smallest item, or `undefined` if the heap is empty. */
    top: (): Item | undefined => heap[0],

    settle(): void {
      sink(0)
    },

    drop(): void {
      const last = heap.pop()!
      if (heap.length === 0) return
      heap[0] = last
      sink(0)
    },
  }
}
