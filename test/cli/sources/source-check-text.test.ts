import { expect } from 'chai'
import type { CheckedExample } from '../../../src/cli/sources/examples.ts'
import { sourceCheckText } from '../../../src/cli/sources/source-check-text.ts'

const result = (
  slug: string, verdict: CheckedExample['verdict'], reason: string | null = null, example = 'sam',
): CheckedExample => ({
  kind: 'module',
  slug,
  verdict,
  reason,
  example,
  expected: 'found',
})

describe('sourceCheckText', () => {
  it('lists the worst result of each source, the rotted ones first, and counts sources', () => {
    const text = sourceCheckText([
      result('fine', 'ok'),
      result('late', 'unknown', 'no answer'),
      result('wrong', 'ok'),
      result('wrong', 'rotted', 'answered nothing', 'x'.repeat(50)),
      result('away', 'unknown', 'no connection'),
      result('slow', 'unknown', 'no answer'),
    ])

    expect(text.split('\n').map(line => line.replaceAll(/ +/g, ' '))).to.deep.equal([
      'ROTTED: answered something else than expected',
      'KIND SOURCE EXAMPLE EXPECTED REASON',
      `module wrong ${'x'.repeat(39)}… found answered nothing`,
      '',
      'UNKNOWN: did not answer',
      'KIND SOURCE EXAMPLE EXPECTED REASON',
      'module late sam found no answer',
      'module slow sam found no answer',
      'module away sam found no connection',
      '',
      '5 sources: 1 ok, 1 rotted, 3 unknown',
    ])
  })

  it('is one line if all sources are in order', () => {
    const text = sourceCheckText([result('fine', 'ok'), result('fine', 'ok')])

    expect(text).to.equal('1 source: 1 ok, 0 rotted, 0 unknown')
  })
})
