import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import fc from 'fast-check'
import { createRecorder } from '../../../../src/cli/sources/recording/record-examples.ts'
import type { SourceExamples } from '../../../../src/core/self-tests/examples.ts'
import { systemClock } from '../../../../src/lib/clock.ts'
import type { Client, Request } from '../../../../src/sources/egress/client.ts'

/** A source that sends this request about `sam`, and makes a card of the answer. */
const sourceOf = (request: Request): SourceExamples<string> => ({
  kind: 'module',
  slug: 'acme',
  examples: [{ example: 'sam', expected: 'found' }],
  async check(_example, _expected, client) {
    const { body } = await client.send(request)
    const made = { cards: [{ [body.toString().slice(0, 40)]: body.toString() }] }
    return { verdict: 'ok', reason: null, answer: { type: 'Pseudonym', value: 'sam', made } }
  },
})

const clientOf = (body: string, headers: Record<string, string> = {}): Client => ({
  send: ({ url }) => Promise.resolve({ status: 200, headers, body: Buffer.from(body), url }),
  egressRefusal: () => Promise.resolve(undefined),
  close: () => Promise.resolve(),
})

describe('a stored recording', () => {
  let folder: string
  beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'tracewell-recordings-')) })
  afterEach(() => rmSync(folder, { recursive: true }))

  async function stored(request: Request, client: Client, ...keys: string[]): Promise<string> {
    const sourceKeys = new Map(keys.map((key, index) => [`source-${index}`, key]))
    const recorder = createRecorder({ folder, sources: [sourceOf(request)], sourceKeys, clock: systemClock })
    await recorder.sources[0]!.check('sam', 'found', client)
    recorder.finish()
    return readFileSync(join(folder, 'acme', 'found.json'), 'utf8')
  }

  it('never has a key, wherever requests and answers have one', async () => {
    const key = fc.string({ minLength: 8, maxLength: 40 }).map(text => text.trim()).filter(text => text.length >= 8)

    await fc.assert(fc.asyncProperty(key, fc.nat({ max: 260 }), async (key, shift) => {
      const forms = [key, encodeURIComponent(key), new URLSearchParams({ key }).toString().slice(4), btoa(`sam:${key}`)]
      const text = `${'-'.repeat(shift)}${forms.join(' ')}`
      const request = {
        url: `https://acme.example/?key=${encodeURIComponent(key)}`,
        headers: { authorization: `Bearer ${key}` },
        method: 'POST',
        body: JSON.stringify({ key }),
      } as const
      const headers = { 'location': `/${forms.join('/')}`, 'set-cookie': `id=${key}`, 'x-key': key }
      for (const body of [text, JSON.stringify({ [text]: [text] }), JSON.stringify(text)]) {
        const file = await stored(request, clientOf(body, headers), key)

        expect(file).to.include('?key={key}')
        for (const form of [key, ...forms.slice(0, 3), JSON.stringify(key).slice(1, -1)]) {
          expect(file).not.to.include(form)
        }
      }
    }), { numRuns: 60 })
  })

  it('has no header of the request, no cookie, and the searched value as {value}', async () => {
    const request = { url: 'https://acme.example/sam', headers: { 'authorization': 'Bearer hush', 'x-id': 'mine' } }
    const client = clientOf('{"login":"sam","site":"https://samson.example/sam"}', { 'set-cookie': 'id=7', 'x-b': '1' })

    const { exchanges, value } = JSON.parse(await stored(request, client)) as { exchanges: unknown, value: string }

    expect(value).to.equal('sam')
    expect(exchanges).to.deep.equal([{
      request: { url: 'https://acme.example/{value}' },
      response: { status: 200, body: { login: '{value}', site: 'https://samson.example/{value}' } },
    }])
  })
})
