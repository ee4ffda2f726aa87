import { expect } from 'chai'
import { operations } from '../../../generated/api-operations.ts'
import { maxBodyBytes as usualBytes } from '../../../src/http/body.ts'
import { start, type Started } from '../../../scripts/support/start.ts'

const id = '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'
/** Values of the parameters that an operation requires. */
const values: Record<string, string> = { format: 'csv' }

describe('a body above the limit of an operation', () => {
  let service: Started
  let key: string
  before(async () => {
    service = await start()
    key = (await service.tracewell.keys.create(service.accountId, 'admin', true)).secret
  })
  after(() => service[Symbol.asyncDispose]())

  for (const { id: operation, method, path, parameters, maxBodyBytes = usualBytes } of
    operations.filter(({ body }) => body !== 'none')) {
    it(`is refused by ${operation}`, async () => {
      const query = parameters.filter(({ in: place, required }) => place === 'query' && required)
        .map(({ name }): [string, string] => [name, values[name]!])
      const target = `${path.replaceAll(/\{\w+\}/g, id)}?${new URLSearchParams(query).toString()}`

      const { status, body } = await service.request(method, target, { key, body: { x: 'x'.repeat(maxBodyBytes) } })

      expect(status).to.equal(413)
      expect(body.error.code).to.equal('PAYLOAD_TOO_LARGE')
    })
  }
})
