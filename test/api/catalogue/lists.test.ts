import { expect } from 'chai'
import { start } from '../../../scripts/support/start.ts'
import { listSources } from '../../../src/sources/lists/index.ts'
import { listModule } from '../../../src/sources/lists/list-module.ts'
import { simulate } from '../../support/simulated.ts'

const urlhaus = listSources.find(({ slug }) => slug === 'urlhaus')!
const query = { type: 'Domain Name', value: 'tw-success.example' } as const

describe('Modules that search a list', () => {
  it('find an entry, with the age of the list, and keep the copy for the next search', async () => {
    await using world = await simulate()
    await using service = await start({ SANDBOX: '0', EGRESS_ROUTES: `*=${world.url}/{host}` })
    const { id: module } = service.tracewell.modules.bySlug('cert-polska')!
    async function search(value: string): Promise<object[]> {
      const id = await service.createSearch('Domain Name', value, { modules: { mode: 'selected', ids: [module] } })
      await service.events(`/search/${id}/stream`)
      return (await service.request('GET', `/search/${id}/results`)).body.data.modules[0]!.cards
    }

    const listed = await search('www.tw-success.example')
    const absent = await search('tw-none.example')

    expect(JSON.stringify(listed)).to.include('"entry":"tw-success.example"').and.to.include('fetched_at')
    expect(absent).to.eql([])
    expect(world.requestCount).to.equal(1)
  })

  it('show a listed URL as text, because its page may be harmful', async () => {
    await using world = await simulate()

    const { cards } = await world.run(listModule(urlhaus), 'Domain Name', 'tw-success.example')

    const items = new Map(cards[0]!.items.map(item => [item.label, item]))
    expect(items.get('URL')).to.include({ value: 'http://tw-success.example/bin.sh', islink: false })
    expect(items.get('Report')).to.include({ islink: true })
  })

  it('are not available if their terms restrict their use, until the operator enables them', async () => {
    await using closed = await start({})
    await using open = await start({ RESTRICTED_SOURCES: 'phishing-army' })
    await using all = await start({ RESTRICTED_SOURCES: 'all' })
    async function availableOn(service: typeof closed): Promise<string[]> {
      const { modules } = (await service.request('GET', '/modules')).body.data
      return modules.filter(({ available }) => available).map(({ slug }) => slug)
    }

    const restricted = ['phishing-army', 'openphish', 'dataplane-sshclient']
    const [none, one, every] = await Promise.all([closed, open, all].map(availableOn))

    expect(none).to.include('cert-polska')
    expect(restricted.filter(slug => none!.includes(slug))).to.eql([])
    expect(restricted.filter(slug => one!.includes(slug))).to.eql(['phishing-army'])
    expect(restricted.filter(slug => every!.includes(slug))).to.eql(restricted)
    const { id } = closed.tracewell.modules.bySlug('phishing-army')!
    const body = { query, modules: { mode: 'selected', ids: [id] } } as const
    expect((await closed.request('POST', '/search', { body })).status).to.equal(400)
  })

  it('make the start fail if RESTRICTED_SOURCES names another list', async () => {
    const failed = await start({ RESTRICTED_SOURCES: 'cert-polska' }).catch((thrown: Error) => thrown)

    expect(failed).to.be.an('error').with.property('message')
      .that.includes('RESTRICTED_SOURCES: there is no source cert-polska with restricted terms')
  })
})
