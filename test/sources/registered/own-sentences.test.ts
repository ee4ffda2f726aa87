import { expect } from 'chai'
import { accountChecks } from '../../../src/sources/account-checks.ts'
import type { AccountCheck } from '../../../src/sources/registered/account-check.ts'
import { askSite } from '../../../src/sources/registered/ask-site.ts'
import type { Proof } from '../../../src/sources/registered/proof.ts'
import { isProse } from '../../../src/sources/registered/shown-text.ts'

/** Returns what an answer of status and body proves about a made-up value. */
async function findingOf({ tokens: _, ...check }: AccountCheck, { status = 200, contentType }: Proof, body: string) {
  const [type] = check.types
  const value = type === 'Email Address' ? 'sam@one.example' : 'sam'
  return await askSite(check, { type: type!, value }, {
    client: { send: ({ url }) => Promise.resolve({
      status: [status].flat()[0]!,
      headers: { 'content-type': contentType ?? 'text/html' },
      body: Buffer.from(body),
      url,
    }) },
    key: undefined,
    now: new Date('2026-11-28T12:00:00Z'),
    signal: new AbortController().signal,
  })
}

/** Proofs by a sentence, with their checks. */
const bySentence = accountChecks.flatMap(check => [...check.registered, ...check.notRegistered]
  .filter(({ text, schema }) => isProse(text) && schema === undefined)
  .map(proof => ({ check, proof, text: proof.text! })))

describe('an own check whose proof is a sentence', () => {
  it('exists', () => {
    expect(bySentence.map(({ check }) => check.slug)).to.include('libravatar').and.have.length.above(5)
  })

  for (const { check, proof, text } of bySentence) {
    it(`proves little by it in a script, a template or an attribute: ${check.slug}, ${text}`, async () => {
      for (const body of [
        `<html><title>Site</title><script>const texts = ["${text}"]</script></html>`,
        `<html><title>Site</title><template><p>${text}</p></template></html>`,
        `<html><title>Site</title><body data-texts='["${text}"]'></body></html>`,
      ]) {
        const finding = await findingOf(check, proof, body)

        expect(finding.status === 'unknown' || finding.isWeak).to.equal(true)
      }
    })
  }

  it('proves it if a reader sees the sentence', async () => {
    const { check, proof, text } = bySentence.find(({ check: { slug } }) => slug === 'libravatar')!

    expect(await findingOf(check, proof, `<html><p>${text}</p></html>`)).to.include({ isWeak: false })
  })
})
