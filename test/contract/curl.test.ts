import { expect } from 'chai'
import { toCurl } from '../../scripts/contract/http.ts'

describe('the curl line of a request', () => {
  const request = { method: 'POST', path: '/pets', headers: { 'Content-Type': 'application/json' }, keyed: false }

  it('quotes characters that a shell interprets', () => {
    const line = toCurl('http://pets/', { ...request, body: '{"name":"it\'s"}' })

    expect(line).to
      .equal(`curl -sS -i -X POST --path-as-is 'http://pets/pets' -H 'Content-Type: application/json' --data-binary '{"name":"it'\\''s"}'`)
  })

  it('escapes bytes for a shell', () => {
    const line = toCurl('http://pets', { ...request, body: Buffer.from([0x22, 0xff, 0x0a]) })

    expect(line).to.include(`--data-binary $'"\\xff\\x0a'`)
  })

  it('shortens repeated characters, and hides the key', () => {
    const headers = { Authorization: `Bearer tw_live_${'x'.repeat(38)}` }
    const line = toCurl('http://pets', { ...request, headers, body: `"${'a'.repeat(500)}"` })

    expect(line).to.include(`'"'"$(printf %0500d | tr 0 'a')"'"'`).and.to.include('Bearer tw_…')
  })
})
