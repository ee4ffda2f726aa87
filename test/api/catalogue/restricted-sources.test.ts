import { expect } from 'chai'
import { createModule } from '../../../scripts/support/modules.ts'
import { start } from '../../../scripts/support/start.ts'
import { certificateSources } from '../../../src/sources/tools/subdomains/index.ts'
import { createLeakSource } from '../../support/leak-sources.ts'
import { askSubdomains, codeOf, startTools } from '../../support/tool-world.ts'

const terms = { text: 'non-commercial use only', url: 'https://source.example/terms', restricted: true } as const
const free = { text: 'Name the source', url: 'https://source.example/terms' } as const
const modules = [createModule('narrow', { terms }), createModule('wide', { terms: free }), createModule('plain')]
const leakSources = [createLeakSource('narrow-leak', { terms }), createLeakSource('plain-leak')]

describe('Sources whose terms forbid commercial use', () => {
  it('are listed with their terms, and are available only if RESTRICTED_SOURCES names them', async () => {
    await using closed = await start({}, { modules, leakSources })
    await using open = await start({ RESTRICTED_SOURCES: 'narrow,narrow-leak' }, { modules, leakSources })
    const listed = async ({ request }: typeof open) => {
      const [{ body: one }, { body: other }] = [await request('GET', '/modules'), await request('GET', '/leaks')]
      return [...one.data.modules, ...other.data.sources].map(({ available, terms }) => ({ available, terms }))
    }

    const restricted = { ...terms, restricted: true, read_on: null }
    const unrestricted = { available: true, terms: { ...free, restricted: false, read_on: null } }
    const plain = { available: true, terms: null }
    expect(await listed(closed)).to.eql([
      { available: false, terms: restricted },
      unrestricted,
      plain,
      { available: false, terms: restricted },
      plain,
    ])
    expect((await listed(open)).map(({ available }) => available)).to.eql([true, true, true, true, true])
  })

  it('make the start fail if the setting names another source', async () => {
    const failed = await start({ RESTRICTED_SOURCES: 'wide' }, { modules }).catch((thrown: Error) => thrown)

    expect(failed).to.be.an('error').with.property('message')
      .that.includes('RESTRICTED_SOURCES: there is no source wide with restricted terms')
  })

  describe('of a tool', () => {
    beforeEach(() => Object.values(certificateSources).forEach(source => Object.assign(source, { terms })))
    afterEach(() => Object.values(certificateSources).forEach(source => Reflect.deleteProperty(source, 'terms')))

    it('are not asked, and never count as "nothing found"', async () => {
      await using world = await startTools()

      const answer = await world.call('domain-intelligence/certificates', { domain: 'example.com' })

      expect(codeOf(answer)).to.equal('502 DATA_UNAVAILABLE')
      expect(world.requestCount).to.equal(0)
    })

    it('are asked if the operator enables them', async () => {
      await using world = await startTools({ RESTRICTED_SOURCES: 'crt-sh' })

      const answer = await askSubdomains(world, 'example.com')

      expect(codeOf(answer)).to.equal('200 OK')
      const outcomes = new Map(answer.body.meta.sources.map(({ name, status, error }) => [name, { status, error }]))
      expect(outcomes.get('crt-sh')?.status).to.equal('success')
      expect(outcomes.get('cert-spotter')).to.deep.include({ status: 'skipped' })
      expect(outcomes.get('cert-spotter')?.error?.code).to.equal('NOT_ENABLED')
      expect(answer.body.meta.complete).to.equal(true)
    })
  })
})
