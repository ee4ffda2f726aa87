import { readFile } from 'node:fs/promises'
import { expect } from 'chai'
import { firstEvent, readResumePoint, type ResumePoint } from '../../../src/core/search/resume-point.ts'
import { Failure } from '../../../src/errors.ts'

const running = { lastSeq: 7, status: 'processing' } as const
const ended = { lastSeq: 7, status: 'finished' } as const

describe('firstEvent', () => {
  for (
    const [point, first] of [
      [{}, 1],
      [{ 'Last-Event-ID': '0' }, 1],
      [{ 'Last-Event-ID': '3' }, 4],
      [{ 'Last-Event-ID': '' }, 1],
      [{ 'Last-Event-ID': '', cursor: 3 }, 4],
      [{ lastEventId: '3' }, 4],
      [{ lastEventId: '' }, 1],
      [{ 'Last-Event-ID': '1', lastEventId: '3' }, 2],
      [{ lastEventId: '3', cursor: 5 }, 4],
      [{ cursor: 3 }, 4],
      [{ start_index: 3 }, 3],
      [{ from: 3 }, 3],
      [{ start_index: 0 }, 1],
      [{ from: 0 }, 1],
      [{ 'Last-Event-ID': '1', cursor: 5 }, 2],
      [{ cursor: 1, start_index: 5 }, 2],
      [{ start_index: 2, from: 5 }, 2],
    ] satisfies Array<[ResumePoint, number]>
  ) {
    it(`returns ${first} for ${JSON.stringify(point)}`, () => {
      expect(firstEvent(point, running)).to.equal(first)
      expect(firstEvent(point, ended)).to.equal(first)
    })
  }

  for (
    const point of [{ 'Last-Event-ID': '7' }, { cursor: 7 }, { start_index: 8 }, { from: 8 }] satisfies ResumePoint[]
  ) {
    it(`returns the next event for ${JSON.stringify(point)} at the end, or undefined if the search has ended`, () => {
      expect(firstEvent(point, running)).to.equal(8)
      expect(firstEvent(point, ended)).to.equal(undefined)
      expect(firstEvent(point, { ...ended, status: 'error' })).to.equal(undefined)
    })
  }

  for (
    const point of [
      { 'Last-Event-ID': '8' },
      { cursor: 8 },
      { start_index: 9 },
      { from: 9 },
      { 'Last-Event-ID': 'x', cursor: 1 },
      { 'Last-Event-ID': ' 1' },
      { lastEventId: 'x' },
    ] satisfies ResumePoint[]
  ) {
    it(`rejects ${JSON.stringify(point)}`, () => {
      for (const search of [running, ended]) {
        expect(() => firstEvent(point, search)).to.throw(Failure).with.property('code', 'VALIDATION_ERROR')
      }
    })
  }

  it('takes the first of several in the order of the guide', async () => {
    const guide = await readFile(new URL('../../../openapi/guides/streams.md', import.meta.url), 'utf8')
    const names = [...guide.matchAll(/`(?:\?(\w+)=|(Last-Event-ID): )n`/g)].map(([, query, header]) => query ?? header!)
    const all: ResumePoint = {
      from: 5,
      start_index: 4,
      cursor: 2,
      lastEventId: '1',
      'Last-Event-ID': '0',
    }

    const taken = names.map((_, index) => {
      const left = Object.entries(all).filter(([name]) => !names.slice(0, index).includes(name))
      return readResumePoint(Object.fromEntries(left))?.path
    })

    expect(names).to.have.length(5)
    expect(taken).to.deep.equal(names)
  })
})
