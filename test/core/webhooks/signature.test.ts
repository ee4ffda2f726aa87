import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'chai'
import fc from 'fast-check'
import { isSigned, webhookHeaders } from '../../../src/core/webhooks/signature.ts'
import { blocksOf, fileOf } from '../../support/guide.ts'

const secret = 'correct-horse'
const body = '{"searchId":"1"}'

type Headers = Record<string, string>
type Verifier = (headers: Headers, body: string, secret: string) => boolean

/** Loads the verifier that the webhooks guide contains. Node.js strips its types. */
async function verifierOfGuide(): Promise<Verifier> {
  const block = blocksOf('webhooks').find(one => fileOf(one) === 'verify.ts')
  const folder = mkdtempSync(join(tmpdir(), 'tracewell-verifier-'))
  try {
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    writeFileSync(join(folder, 'verify.ts'), block!.text)
    const loaded = await import(pathToFileURL(join(folder, 'verify.ts')).href) as { isFromTracewell: Verifier }
    return loaded.isFromTracewell
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const signed = (): Headers => {
  const timestamp = Math.floor(Date.now() / 1000)
  return Object
    .fromEntries(Object.entries(webhookHeaders({ id: 'a', timestamp, body }, [secret])).map((
      [name, value],
    ) => [name.toLowerCase(), value]))
}

for (const [name, load] of [
  ['the signature of a webhook', async (): Promise<Verifier> => isSigned],
  ['the verifier in the webhooks guide', verifierOfGuide],
] as const) {
  describe(name, () => {
    let verify: Verifier
    before(async () => { verify = await load() })

    it('accepts only the signed message', () => {
      const headers = signed()

      expect(verify(headers, body, secret)).to.equal(true)
      expect(verify(headers, `${body} `, secret)).to.equal(false)
      expect(verify(headers, body, 'another')).to.equal(false)
      expect(verify(
        { ...headers, 'x-webhook-timestamp': String(Number(headers['x-webhook-timestamp']) + 1) },
        body,
        secret,
      )).to.equal(false)
    })

    for (const missing of ['x-webhook-timestamp', 'x-webhook-signature']) {
      it(`rejects a message without ${missing}`, () => {
        const { [missing]: _, ...headers } = signed()

        expect(verify(headers, body, secret)).to.equal(false)
      })
    }

    it('rejects a signature with the same number of characters but more bytes', () => {
      const headers = { ...signed(), 'x-webhook-signature': `sha256=${'é'.repeat(64)}` }

      expect(verify(headers, body, secret)).to.equal(false)
    })

    it('rejects any other text as a signature', () => {
      fc.assert(fc.property(
        fc.string({ unit: 'binary', maxLength: 80 }),
        fc.string({ maxLength: 12 }),
        (given, timestamp) => {
          expect(verify({ ...signed(), 'x-webhook-signature': given }, body, secret)).to.equal(false)
          expect(verify({ ...signed(), 'x-webhook-timestamp': timestamp }, body, secret)).to.equal(false)
        },
      ))
    })
  })
}
