import { expect } from 'chai'
import fc from 'fast-check'
import { lastChainEvent, streamChain } from '../../../src/core/search/chain-stream.ts'
import { encodeEvent } from '../../../src/lib/sse.ts'

const signal = new AbortController().signal
const prelude = Buffer.from('event: connected\ndata: {}\n\n')

/** Sends the events of searches in chunks of `size`. Each fifth event comes with a part before it. */
const createHub = (size: number, ending = '') => ({
  async* subscribe(id: string, from: number) {
    const lastSeq = Number(id.split(' ')[1])
    let chunk: Buffer[] = []
    for (let seq = from; seq <= lastSeq; seq++) {
      const part = seq % 5 === 0 ? [encodeEvent('event.part', `{"of":${seq}}`)] : []
      chunk.push(...part, encodeEvent(seq === lastSeq ? 'search.finished' : 'x', JSON.stringify({ id, seq }), seq))
      if (chunk.length < size && seq < lastSeq) continue
      yield Buffer.concat(chunk)
      chunk = []
    }
    if (ending !== '') yield Buffer.from(ending)
  },
})

async function textOf(lengths: readonly number[], first: number, size: number, ending?: string): Promise<string> {
  const chain = lengths.map((lastSeq, index) => ({ id: `${index} ${lastSeq}`, lastSeq }))
  const hub = createHub(size, ending)
  let text = ''
  for await (const chunk of streamChain(hub, chain, first, signal, prelude)) text += chunk.toString()
  return text
}

const blocksOf = (text: string) => text.split('\n\n').slice(1, -1)
const idsOf = (text: string) => blocksOf(text).flatMap(block => /\nid: (\d+)$/.exec(block)?.[1] ?? [])
const lengthsOf = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 5 })

const chainOf = (lengths: readonly number[]) => lengths.map((lastSeq, id) => ({ id: `${id}`, lastSeq }))
const withoutParts = (text: string) => blocksOf(text).filter(block => !block.startsWith('event: event.part'))

/** Returns the numbers of the events that the stream of a chain has. */
function numbersOf(lengths: readonly number[]): number[] {
  const ends = lengths.map((_, index) => lastChainEvent(chainOf(lengths.slice(0, index + 1))))
  const last = ends.at(-1)!
  return Array.from({ length: last }, (_, index) => index + 1).filter(one => one === last || !ends.includes(one))
}

describe('the stream of a chain of retries', () => {
  it('has every event but the ends of the earlier searches, which keep their numbers', () => fc.assert(
    fc.asyncProperty(lengthsOf, fc.integer({ min: 1, max: 4 }), async (lengths, size) => {
      const text = await textOf(lengths, 1, size)

      expect(idsOf(text)).to.deep.equal(numbersOf(lengths).map(String))
      expect(text.match(/event: search\.finished/g)).to.have.length(1)
      expect(blocksOf(text).at(-1)).to.include('event: search.finished')
      const parts = lengths.flatMap((lastSeq, index) => Array.from({ length: lastSeq }, (_, at) => at + 1)
        .filter(seq => seq % 5 === 0 && (seq < lastSeq || index === lengths.length - 1)))
      expect(text.match(/event: event\.part/g)?.length ?? 0).to.equal(parts.length)
    }),
  ))

  it('is the same from any event on', () => fc.assert(
    fc.asyncProperty(lengthsOf, fc.integer({ min: 1, max: 4 }), fc.nat(), async (lengths, size, any) => {
      const first = 1 + any % lastChainEvent(chainOf(lengths))
      const later = withoutParts(await textOf(lengths, 1, size))
        .filter(block => Number(/\nid: (\d+)$/.exec(block)![1]) >= first)

      expect(withoutParts(await textOf(lengths, first, size))).to.deep.equal(later)
    }),
  ))

  it('loses no event, and uses no number twice, if a client resumes after retries have started', () => fc.assert(
    fc.asyncProperty(lengthsOf, fc.nat(), fc.nat(), async (lengths, any, at) => {
      const before = lengths.slice(0, 1 + any % (lengths.length - 1)) // the chain that the client reads at first
      const events = withoutParts(await textOf(before, 1, 1))
      const received = events.slice(0, 1 + at % events.length)
      const resumed = withoutParts(await textOf(lengths, Number(idsOf(`\n\n${received.at(-1)!}\n\n`)[0]) + 1, 1))
      const all = withoutParts(await textOf(lengths, 1, 1))
      const ids = [...received, ...resumed].map(block => /\nid: (\d+)$/.exec(block)![1])

      expect([...received, ...resumed]).to.include.members(all)
      expect(new Set(ids)).to.have.property('size', ids.length)
    }),
  ))

  it('passes on the advice to connect again', async () => {
    expect(await textOf([2, 2], 1, 1, 'retry: 1000\n')).to.match(/retry: 1000\n$/)
  })
})
