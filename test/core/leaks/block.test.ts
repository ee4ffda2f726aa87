import { createSecretKey } from 'node:crypto'
import { expect } from 'chai'
import { openBlock, openRecord, sealBlock } from '../../../src/core/leaks/block.ts'

const key = createSecretKey(Buffer.alloc(32, 1))
const block = { sourceCode: 'demo', batch: 1, number: 2 }

describe('a block of leak records', () => {
  it('returns each of its records, long ones and other scripts included', () => {
    const records = [
      { username: 'sam' },
      { username: 'Müller', note: '名前\n' },
      { note: 'ä'.repeat(100_000) },
      { username: '' },
      { username: 'last' },
    ]
    const lines = records.map(record => JSON.stringify(record)).join('\n')

    const data = sealBlock(key, block, lines)

    expect(records.map((_, index) => openRecord(key, block, data, index))).to.deep.equal(records)
    expect(openBlock(key, block, data)).to.equal(lines)
  })

  it('has no record behind its last one', () => {
    const data = sealBlock(key, block, '{"username":"sam"}\n{"username":"kim"}')

    for (const index of [2, 3, 4]) expect(() => openRecord(key, block, data, index)).to.throw('no record')
  })

  it('cannot be opened as another block', () => {
    const data = sealBlock(key, block, '{}')

    expect(() => openRecord(key, { ...block, number: 3 }, data, 0)).to.throw()
  })
})
