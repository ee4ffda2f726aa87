import { expect } from 'chai'
import { lookUpName, resolve } from '../../../src/sources/dns/resolve.ts'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { answering } from '../../support/remote-source.ts'

const address = { name: 'example.com.', type: 1, TTL: 300, data: '192.0.2.1' }

/** Returns the addresses in an answer of the resolver, or the code of the failure. */
async function addressesIn(answer: object, lookUp = resolve): Promise<unknown> {
  await using world = await answering('https://dns.google', { body: { Status: 0, Question: [], ...answer } })
  return await lookUp(world.context(), 'example.com', 'A')
    .catch((failure: unknown) => failure instanceof SourceFailure ? failure.code : failure)
}

describe('resolve', () => {
  it('returns the records of the type, and none for a name without them', async () => {
    expect(await addressesIn({ Answer: [{ ...address, type: 5, data: 'a.example.' }, address] })).to.eql(['192.0.2.1'])
    expect(await addressesIn({})).to.eql([])
    expect(await addressesIn({ Status: 3 })).to.eql([])
  })

  it('reads the records beside an odd one', async () => {
    expect(await addressesIn({ Answer: [null, address, { type: 'A' }] })).to.eql(['192.0.2.1'])
  })

  for (const [title, answer] of [
    ['no readable record', { Answer: [{ type: 1 }] }],
    ['an answer that is not a list', { Answer: null }],
    ['only an odd record beside others', { Answer: [{ ...address, type: 5 }, { type: 1, data: 7 }] }],
  ] as const) {
    it(`does not call ${title} a name without records`, async () => {
      expect(await addressesIn(answer)).to.equal('UPSTREAM_CHANGED')
      expect(await addressesIn(answer, async (...asked) => (await lookUpName(...asked)).data)).to
        .equal('UPSTREAM_CHANGED')
    })
  }
})
