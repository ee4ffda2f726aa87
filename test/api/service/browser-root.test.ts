import { expect } from 'chai'
import { start, type Started } from '../../../scripts/support/start.ts'

const browserAccept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

describe('GET / in a browser', () => {
  let service: Started
  before(async () => { service = await start({}) })
  after(() => service[Symbol.asyncDispose]())

  const get = (headers: Record<string, string>, method = 'GET') =>
    fetch(`${service.url}/`, { method, headers, redirect: 'manual' })

  for (const method of ['GET', 'HEAD']) {
    it(`redirects ${method} to the console, with a relative address`, async () => {
      const response = await get({ Accept: browserAccept }, method)

      expect(response.status).to.equal(303)
      expect(response.headers.get('location')).to.equal('console/')
      expect(response.headers.get('vary')).to.include('Accept, Authorization')
      expect(response.headers.get('cache-control')).to.equal('no-cache')
    })
  }

  for (const accept of ['*/*', 'application/json', 'application/json, text/html;q=0.5', 'text/html;q=0, */*']) {
    it(`keeps the JSON of the operation for Accept: ${accept}`, async () => {
      const response = await get({ Accept: accept })

      expect(response.status).to.equal(401)
      expect(await response.json()).to.include({ success: false })
      expect(response.headers.get('vary')).to.equal('Accept, Authorization')
    })
  }

  it('keeps the JSON of the operation for every key', async () => {
    const valid = await get({ Accept: browserAccept, Authorization: `Bearer ${service.key}` })
    const wrong = await get({ Accept: browserAccept, Authorization: 'Bearer nonsense' })

    expect([valid.status, wrong.status]).to.deep.equal([200, 401])
    expect(await valid.json()).to.include.keys('message', 'help')
    expect(valid.headers.get('vary')).to.equal('Accept, Authorization')
  })
})
