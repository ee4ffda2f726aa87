import { expect } from 'chai'
import { createTestClock } from '../../support/clock.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { dumpTables, onDatabase } from '../../../scripts/support/tables.ts'

describe('POST /sign-in', () => {
  const clock = createTestClock()
  let service: Started
  beforeEach(async () => { service = await start({ WRONG_KEYS_PER_MINUTE: '5' }, { clock }) })
  afterEach(() => service[Symbol.asyncDispose]())

  const signIn = (code: unknown) => service.request('POST', '/sign-in', { key: null, body: { code } })
  const newCode = () => service.tracewell.signIn.createCode(service.key)

  it('exchanges a code for the key, and forbids caches to keep it', async () => {
    const { status, headers, body } = await signIn(newCode())

    expect(status).to.equal(200)
    expect(body.data).to.deep.equal({ key: service.key })
    expect(headers.get('cache-control')).to.equal('no-store')
  })

  it('answers a wrong, a used and an expired code in the same way', async () => {
    const [used, expired] = [newCode(), newCode()]
    const first = await signIn(used)
    clock.advance(600_000)
    const other = newCode()

    const answers = await Promise.all([signIn('0'.repeat(32)), signIn(used), signIn(expired)])
    const right = await signIn(other)

    expect([first.status, right.status]).to.deep.equal([200, 200])
    expect(answers.map(({ status }) => status)).to.deep.equal([403, 403, 403])
    expect(new Set(answers.map(({ text }) => text)).size).to.equal(1)
    expect(answers[0].body).to.have.nested.property('error.code', 'INVALID_SIGN_IN_CODE')
  })

  it('exchanges a code for ten minutes', async () => {
    const code = newCode()
    clock.advance(599_999)

    expect((await signIn(code)).status).to.equal(200)
  })

  it('exchanges a code once if it is sent several times at once', async () => {
    const code = newCode()

    const answers = await Promise.all([signIn(code), signIn(code), signIn(code)])

    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 403, 403])
  })

  it('counts wrong codes and wrong keys of an address together, and still exchanges a right code', async () => {
    const code = newCode()
    for (const key of ['wrong', 'keys']) await service.request('GET', '/usage', { key })
    const wrong = await Promise.all(Array.from({ length: 4 }, () => signIn('wrong')))
    const right = await signIn(code)
    clock.advance(60_000)
    const later = await signIn('wrong')

    expect(wrong.map(({ status }) => status).sort()).to.deep.equal([403, 403, 403, 429])
    const refused = wrong.find(({ status }) => status === 429)!
    expect(refused.body).to.have.nested.property('error.code', 'RATE_LIMIT_RPM_EXCEEDED')
    expect(refused.headers.get('retry-after')).to.match(/^[1-9]\d*$/)
    expect([right.status, later.status]).to.deep.equal([200, 403])
  })

  for (const [what, code] of [['empty', ''], ['no text', 7], ['longer than 64 characters', 'a'.repeat(65)]] as const) {
    it(`answers 400 if the code is ${what}`, async () => {
      const { status, body } = await signIn(code)

      expect(status).to.equal(400)
      expect(body).to.have.nested.property('error.faults[0].path', 'code')
    })
  }

  it('answers 500 to a wrong code that cannot be counted, and still exchanges a right one', async () => {
    const code = newCode()
    await onDatabase(service, db => db.schema.renameTable('rate_log', 'elsewhere'))

    const [wrong, right] = [await signIn('wrong'), await signIn(code)]

    expect([wrong.status, right.status]).to.deep.equal([500, 200])
    expect(wrong.body).to.have.nested.property('error.code', 'INTERNAL_ERROR')
  })

  it('leaves the code and the key in no table and no log', async () => {
    const code = newCode()
    await signIn(code)
    await signIn(code)

    const traces = [...await dumpTables(service), ...service.logged].join('\n')
    expect(code).to.match(/^[0-9a-f]{32}$/)
    expect(traces).not.to.include(code)
    expect(traces).not.to.include(service.key)
  })
})
