import { expect } from 'chai'
import { operations } from '../../../generated/api-operations.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { traces } from '../../../scripts/support/tables.ts'
import { faultsOf } from '../../support/faults.ts'

const id = '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'
const unknown = { path: 'zz', message: 'unknown query parameter' }

describe('an unknown query parameter', () => {
  let service: Started
  let key: string
  before(async () => {
    service = await start()
    key = (await service.tracewell.keys.create(service.accountId, 'admin', true)).secret
  })
  after(() => service[Symbol.asyncDispose]())

  for (const { id: operation, method, path } of operations) {
    it(`gets 400 from ${operation}, and is named`, async () => {
      const address = path.replaceAll(/\{\w+\}/g, id)
      const { status, body } = await service.request(method, `${address}?zz=secret-value`, { key })

      expect(status).to.equal(400)
      expect(faultsOf(body)).to.deep.include(unknown)
      expect(JSON.stringify(body)).to.not.include('secret-value')
    })
  }

  it('leaves nothing behind', async () => {
    expect(await traces(service)).to.deep.equal({ searches: 0, records: 0, used: 0, runs: 0 })
  })
})
