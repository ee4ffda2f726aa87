import { expect } from 'chai'
import { bigInteger, columnsOf, flag, group, json } from '../../../src/db/driver/columns.ts'

interface Thing {
  id: string
  isOpen: boolean
  size: number | null
  labels: string[]
  reason: { code: string, message: string } | null
}

const things = columnsOf<Thing>({
  id: 'id',
  isOpen: flag('is_open'),
  size: bigInteger('size'),
  labels: json('labels'),
  reason: group({ code: 'reason_code', message: 'reason_message' }),
})

const row = {
  id: 'one',
  is_open: 1,
  size: '9007199254740991',
  labels: '["a"]',
  reason_code: 'FULL',
  reason_message: 'no room',
}
const thing: Thing = {
  id: 'one',
  isOpen: true,
  size: Number.MAX_SAFE_INTEGER,
  labels: ['a'],
  reason: { code: 'FULL', message: 'no room' },
}

describe('columnsOf', () => {
  it('names all columns, also after the name of their table', () => {
    expect(things.names).to.deep.equal(['id', 'is_open', 'size', 'labels', 'reason_code', 'reason_message'])
    expect(things.pick('id', 'reason').in('t')).to.deep.equal(['t.id', 't.reason_code', 't.reason_message'])
  })

  it('reads flags, large numbers, JSON and groups of columns from a row', () => {
    expect(things.fromRow({ ...row, other: 1 })).to.deep.equal(thing)
  })

  it('writes a row that it reads as the same entity', () => {
    expect(things.toRow(thing)).to.deep.equal({ ...row, is_open: true, size: Number.MAX_SAFE_INTEGER })
    expect(things.fromRow(things.toRow(thing))).to.deep.equal(thing)
  })

  it('keeps null, and writes it to every column of a group', () => {
    const empty = { ...thing, size: null, reason: null }

    expect(things.toRow(empty)).to.deep.include({ size: null, reason_code: null, reason_message: null })
    expect(things.fromRow(things.toRow(empty))).to.deep.equal(empty)
  })

  it('leaves out properties that are missing or undefined', () => {
    expect(things.toRow({ isOpen: false, labels: undefined })).to.deep.equal({ is_open: false })
  })

  it('neither reads nor writes properties that were omitted', () => {
    const some = things.omit('size', 'isOpen', 'reason')

    expect(some.fromRow(row)).to.deep.equal({ id: 'one', labels: ['a'] })
    expect(some.toRow(thing)).to.deep.equal({ id: 'one', labels: '["a"]' })
  })

  it('reads and writes only the properties that were picked', () => {
    const some = things.pick('id', 'labels')

    expect(some.fromRow(row)).to.deep.equal({ id: 'one', labels: ['a'] })
    expect(some.toRow(thing)).to.deep.equal({ id: 'one', labels: '["a"]' })
  })
})
