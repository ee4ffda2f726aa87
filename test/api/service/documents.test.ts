import { expect } from 'chai'
import { parse } from 'yaml'
import { start, type Started } from '../../../scripts/support/start.ts'
import { version } from '../../../src/version.ts'
import { countTurns } from '../../support/turns.ts'

describe('the published document', () => {
  let service: Started
  before(async () => { service = await start({ PUBLIC_URL: 'https://api.tracewell.example/' }) })
  after(() => service[Symbol.asyncDispose]())

  it('is served without a key as JSON, with the public URL', async () => {
    const { status, headers, body } = await service.request('GET', '/openapi.json', { key: null })

    expect(status).to.equal(200)
    expect(headers.get('content-type')).to.match(/^application\/json/)
    expect(body).to.have.property('openapi').that.matches(/^3\.1\./)
    expect(body).to.have.deep.property('servers', [{ url: 'https://api.tracewell.example' }])
    expect(body).to.have.property('paths').that.includes.all.keys(['/', '/usage', '/health', '/modules', '/search',
      '/search/temporary', '/search/module/once', '/search/{id}', '/search/{id}/results', '/search/{id}/byok',
      '/search/{id}/stream'])
  })

  it('is the same as YAML', async () => {
    const yaml = await service.request('GET', '/openapi.yaml', { key: null })
    const json = await service.request('GET', '/openapi.json', { key: null })

    expect(yaml.headers.get('content-type')).to.match(/^application\/yaml/)
    expect(parse(yaml.text, { maxAliasCount: -1 })).to.deep.equal(json.body)
  })

  it('is made as YAML while other requests are carried out', async () => {
    await using other = await start()
    await other.request('GET', '/health', { key: null })

    const turns = await countTurns(() => other.request('GET', '/openapi.yaml', { key: null }))

    expect(turns).to.be.above(200) // the processor takes 300 ms
  })

  it('names its build: the version of the program, and a hash of the document', async () => {
    const [api, tools] = await Promise.all(['/openapi.json', '/openapi/tools.json'].map(async path =>
      (await service.request('GET', path, { key: null })).body as unknown as { info: { 'x-build': string } }))

    expect(api!.info['x-build']).to.match(new RegExp(`^${version.replaceAll('.', '\\.')}\\+[0-9a-f]{12}$`))
    expect(tools!.info['x-build']).to.not.equal(api!.info['x-build'])
  })

  it('answers 304 for the current version', async () => {
    const { headers } = await service.request('GET', '/openapi.json', { key: null })

    const { status } = await service.request('GET', '/openapi.json', {
      key: null,
      headers: { 'if-none-match': headers.get('etag')! },
    })

    expect(status).to.equal(304)
  })

  it('has the same base URL as the help link and the links of a search', async () => {
    const help = (await service.request('GET', '/')).body.help
    const created = await service.request('POST', '/search', {
      body: { query: { type: 'Pseudonym', value: 'tw-none' } },
    })
    const { id, links } = { id: created.body.search.id, links: created.body.data.links }

    expect(help).to.equal('https://api.tracewell.example/openapi.json')
    expect(links).to.deep.equal({
      stream: `https://api.tracewell.example/search/${id}/stream`,
      results: `https://api.tracewell.example/search/${id}/results`,
      byok: `https://api.tracewell.example/search/${id}/byok`,
      leaks: `https://api.tracewell.example/search/${id}/results/leaks`,
      export: `https://api.tracewell.example/search/${id}/export`,
    })
  })

  it('answers 404 in the error envelope for an unknown path', async () => {
    const { status, body } = await service.request('GET', '/radar')

    expect(status).to.equal(404)
    expect(body.error.code).to.equal('NOT_FOUND')
  })
})
