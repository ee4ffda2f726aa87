import { expect } from 'chai'
import fc from 'fast-check'
import { createHeap } from '../../src/lib/heap.ts'

describe('a heap', () => {
  it('merges sorted lists into one', () => {
    fc.assert(fc.property(fc.array(fc.array(fc.integer(), { minLength: 1 })), lists => {
      const sorted = lists.map(list => [...list].sort((a, b) => a - b))
      const heap = createHeap(sorted.map(list => [...list]), (a, b) => a[0]! < b[0]!)
      const merged: number[] = []

      for (let top = heap.top(); top !== undefined; top = heap.top()) {
        merged.push(top.shift()!)
        if (top.length > 0) heap.settle()
        else heap.drop()
      }

      expect(merged).to.deep.equal(sorted.flat().sort((a, b) => a - b))
    }))
  })
})
