import { expect } from 'chai'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { traces } from '../../../scripts/support/tables.ts'
import { notPublic } from '../../../src/sources/kit/scope.ts'

describe('a search whose value no source may be asked about', () => {
  let service: Started
  before(async () => {
    service = await start({}, {
      modules: [createModule('computed'), createModule('asked', { kind: 'api', skipReason: notPublic })],
      checks: [],
    })
  })
  after(() => service[Symbol.asyncDispose]())

  const used = async () => (await traces(service)).used
  const search = async (path: string, value: string): Promise<number> => {
    const before = await used()
    const { status } = await service.request('POST', path, { body: { query: { type: 'Domain Name', value } } })
    expect(status, value).to.be.oneOf([200, 201])
    return await used() - before
  }

  for (const path of ['/search', '/search/temporary']) {
    it(`is not charged: POST ${path}`, async () => {
      for (const value of ['printer.local', 'db.internal', 'www.tracewell.test', '1.0.0.10.in-addr.arpa']) {
        expect(await search(path, value), value).to.equal(0)
      }
    })

    it(`is charged if one source may be asked: POST ${path}`, async () => {
      expect(await search(path, 'sam.example')).to.be.above(0)
    })
  }

  it('is not in the usage', async () => {
    const { status, body } = await service.request('GET', '/usage')

    expect(status).to.equal(200)
    expect(body.limits.limits.daily.used).to.equal(2)
  })
})
