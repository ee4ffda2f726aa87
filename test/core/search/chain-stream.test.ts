import { expect } from 'chai'
import fc from 'fast-check'
import { countChainEvents, streamChain } from '../../../src/core/search/chain-stream.ts'
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

describe('the stream of a chain of retries', () => {
  it('has every event but the ends of the earlier searches, numbered without a gap', () => fc.assert(
    fc.asyncProperty(lengthsOf, fc.integer({ min: 1, max: 4 }), async (lengths, size) => {
      const text = await textOf(lengths, 1, size)
      const total = countChainEvents(lengths.map((lastSeq, id) => ({ id: `${id}`, lastSeq })))

      expect(idsOf(text)).to.deep.equal(Array.from({ length: total }, (_, index) => String(index + 1)))
      expect(text.match(/event: search\.finished/g)).to.have.length(1)
      expect(blocksOf(text).at(-1)).to.include('event: search.finished')
      const parts = lengths.flatMap((lastSeq, index) => Array.from({ length: lastSeq }, (_, at) => at + 1)
        .filter(seq => seq % 5 === 0 && (seq < lastSeq || index === lengths.length - 1)))
      expect(text.match(/event: event\.part/g)?.length ?? 0).to.equal(parts.length)
    }),
  ))

  it('is the same from any event on', () => fc.assert(
    fc.asyncProperty(lengthsOf, fc.integer({ min: 1, max: 4 }), fc.nat(), async (lengths, size, any) => {
      const total = countChainEvents(lengths.map((lastSeq, id) => ({ id: `${id}`, lastSeq })))
      const first = 1 + any % total
      const withoutParts = (text: string) => blocksOf(text).filter(block => !block.startsWith('event: event.part'))

      expect(withoutParts(await textOf(lengths, first, size))).to.deep
        .equal(withoutParts(await textOf(lengths, 1, size)).slice(first - 1))
    }),
  ))

  it('passes on the advice to connect again', async () => {
    expect(await textOf([2, 2], 1, 1, 'retry: 1000\n')).to.match(/retry: 1000\n$/)
  })
})
