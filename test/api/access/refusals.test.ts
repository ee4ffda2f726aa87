import { expect } from 'chai'
import { start, type Answer, type Started } from '../../../scripts/support/start.ts'
import { onDatabase } from '../../../scripts/support/tables.ts'

const id = '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'
const codeOf = ({ status, body }: Answer): string => `${status} ${body.error.code}`

describe('operations of stored searches and investigations', () => {
  let service: Started
  beforeEach(async () => { service = await start() })
  afterEach(() => service[Symbol.asyncDispose]())

  for (
    const [method, path, body] of [
      ['POST', '/search/delete', { ids: [id] }],
      ['GET', `/search/${id}/webhook/attempts`, undefined],
      ['POST', `/search/${id}/webhook/redeliver`, undefined],
      ['GET', `/investigations/${id}/webhook/attempts`, undefined],
      ['POST', `/investigations/${id}/webhook/redeliver`, undefined],
      ['POST', `/search/${id}/cancel`, undefined],
    ] as const
  ) {
    it(`reject a missing key, and an unknown parameter: ${method} ${path}`, async () => {
      expect(codeOf(await service.request(method, path, { key: null, body }))).to.equal('401 UNAUTHORIZED')
      expect(codeOf(await service.request(method, `${path}?colour=red`, { body }))).to.equal('400 VALIDATION_ERROR')
    })

    it(`answer 500 without internal details if the database fails: ${method} ${path}`, async () => {
      await onDatabase(service, db => db.schema.renameTable('api_keys', 'elsewhere'))

      const answer = await service.request(method, path, { body })

      expect(codeOf(answer)).to.equal('500 INTERNAL_ERROR')
      expect(JSON.stringify(answer.body)).to.not.match(/api_keys|select/i)
    })
  }

  it('reject a body that is too large or of another type', async () => {
    const large = await service.request('POST', '/search/delete', { body: { ids: ['x'.repeat(70_000)] } })
    const text = await service.request('POST', '/search/delete', {
      body: JSON.stringify({ ids: [id] }),
      headers: { 'content-type': 'text/plain' },
    })

    expect([large, text].map(codeOf)).to.deep.equal(['413 PAYLOAD_TOO_LARGE', '415 UNSUPPORTED_MEDIA_TYPE'])
  })
})
