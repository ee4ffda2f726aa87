import { expect } from 'chai'
import { demandsCaptcha } from '../../../src/sources/registered/json-demand.ts'

const demands = (value: unknown) => demandsCaptcha(JSON.stringify(value))

describe('a demand of a CAPTCHA in JSON', () => {
  it('is found beside what else the answer says', () => {
    for (const value of [
      { exists: false, captcha_required: true },
      { status: false, error: 'captcha' },
      { errors: [{ code: 'CAPTCHA_REQUIRED' }] },
      { errors: { captcha: ['missing'] } },
      { data: { challenge: null }, message: 'Prove that you are human' },
      [{ reCaptcha: { siteKey: 'k' } }],
    ]) expect(demands(value), JSON.stringify(value)).to.equal(true)
  })

  it('is no setting, no empty member and no text of an account', () => {
    for (const value of [
      {
        exists: false,
        captcha: null,
        captcha_required: false,
        captchas: [],
        captcha_errors: {},
      },
      { exists: true, recaptcha_site_key: 'k-1', captcha_type: 'v3', captcha_enabled: true },
      { name: 'Captcha', bio: 'I am not a robot' },
      'captcha', null, 1,
    ]) expect(demands(value), JSON.stringify(value)).to.equal(false)
    expect(demandsCaptcha('{"captcha_required": true')).to.equal(false)
    expect(demandsCaptcha(JSON.stringify({ captcha: true, text: 'x'.repeat(5_000) }))).to.equal(false)
  })
})
