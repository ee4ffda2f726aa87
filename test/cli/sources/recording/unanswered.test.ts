import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { createRecorder } from '../../../../src/cli/sources/recording/record-examples.ts'
import type { ExampleResult, SourceExamples } from '../../../../src/core/self-tests/examples.ts'
import { systemClock } from '../../../../src/lib/clock.ts'
import type { Client } from '../../../../src/sources/egress/client.ts'

const client: Client = {
  send: ({ url }) => Promise.resolve({ status: 200, headers: {}, body: Buffer.from('{"id":1}'), url }),
  egressRefusal: () => Promise.resolve(undefined),
  close: () => Promise.resolve(),
}
const query = { type: 'Pseudonym', value: 'sam' } as const

describe('createRecorder', () => {
  let folder: string
  beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'tracewell-recordings-')) })
  afterEach(() => rmSync(folder, { recursive: true }))

  /** Records one run with a source that answers so. */
  async function run(check: SourceExamples<string>['check']) {
    const source = { kind: 'leak', slug: 'acme', examples: [{ example: 'sam', expected: 'found' }], check } as const
    const sources = [{ ...source, examples: [...source.examples] }]
    const recorder = createRecorder({ folder, sources, sourceKeys: new Map(), clock: systemClock })
    await recorder.sources[0]!.check('sam', 'found', client).catch(() => undefined)
    return recorder.finish()
  }

  const answered = (result: ExampleResult): SourceExamples<string>['check'] =>
    async (_example, _expected, { send }) => {
      await send({ url: 'https://acme.example/sam' })
      return result
    }
  const found = answered({ verdict: 'ok', reason: null, answer: { ...query, made: { cards: [{ Id: '1' }] } } })

  it('reports a source that passed its deadline, and keeps its stored answer', async () => {
    await run(found)
    const { changed, ...counts } = await run(() => Promise.reject(new DOMException('late', 'TimeoutError')))

    expect(counts).to.deep.equal({ folder, recorded: 0, first: 0, kept: 1 })
    expect(changed).to.deep.equal([{
      kind: 'leak',
      slug: 'acme',
      case: 'found',
      changes: [{ what: 'outcome', at: '', before: 'found', after: 'UPSTREAM_TIMEOUT' }],
    }])
  })

  it('reports nothing about a source that was not asked, or about an example without a request', async () => {
    await run(found)
    const noKey = await run(() => Promise.resolve({ verdict: 'unknown', reason: 'its key is not configured' }))
    const fromList = await run(() =>
      Promise.resolve({ verdict: 'ok', reason: null, answer: { ...query, made: { cards: [] } } }))

    for (const { changed, ...counts } of [noKey, fromList]) {
      expect(counts).to.deep.equal({ folder, recorded: 0, first: 0, kept: 0 })
      expect(changed).to.deep.equal([])
    }
  })

  it('stores the failure of a source of which it has no answer', async () => {
    const made = { failure: 'UPSTREAM_BLOCKED' }
    const blocked = answered({ verdict: 'unknown', reason: 'a block page', answer: { ...query, made } })

    expect(await run(blocked)).to.include({ recorded: 1, first: 1, kept: 0 })
    expect(readdirSync(join(folder, 'acme'))).to.deep.equal(['found.json'])
    const later = await run(found)
    expect(later).to.include({ recorded: 1, first: 0, kept: 0 })
    expect(later.changed[0]!.changes[0]).to.deep
      .equal({ what: 'outcome', at: '', before: 'UPSTREAM_BLOCKED', after: 'found' })
  })
})
