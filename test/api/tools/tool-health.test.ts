import { expect } from 'chai'
import type { HealthKind } from '../../../src/db/source-health.ts'
import { askSubdomains, codeOf, startTools, type ToolWorld } from '../../support/tool-world.ts'

describe('the health of tools', () => {
  let world: ToolWorld
  beforeEach(async () => { world = await startTools() })
  afterEach(() => world[Symbol.asyncDispose]())

  /** Stores that these sources are benched. */
  async function bench(...sources: Array<readonly [HealthKind, string]>): Promise<void> {
    const { database, sourceHealth, clock } = world.service.tracewell
    const now = clock.now().toISOString()
    for (const [kind, slug] of sources) {
      await database.sourceHealth.store({
        kind,
        slug,
        state: 'benched',
        since: now,
        reason: 'answered nothing',
        failures: 3,
        checkedAt: now,
        dueAt: null,
      })
    }
    await sourceHealth.refresh()
  }

  const info = async (name: string) => (await world.service.request('GET', `/tools/${name}/infos`)).body.data

  it('is that of the sources, and of the modules with the same slug', async () => {
    expect((await info('domain-intelligence')).health).to.deep.equal({ state: 'untested', reason: null })

    await bench(['module', 'crt-sh'], ['tool', 'hackertarget'])
    const { health, operations } = await info('domain-intelligence')
    const subdomains = operations.find(({ operation }) => operation === 'subdomains')!

    expect(health).to.deep.equal({ state: 'degraded', reason: 'not asked for now: crt-sh, hackertarget' })
    expect(subdomains).to.include({ available: true })
    expect(subdomains.sources.filter(source => source.health.state === 'benched').map(({ name }) => name))
      .to.deep.equal(['crt-sh', 'hackertarget'])
    expect(subdomains.sources[0]!.health).to.include({ reason: 'answered nothing' })
  })

  it('is benched if all sources are, and the operation is then not available', async () => {
    await bench(['module', 'rdap-domain'], ['module', 'rdap-ip'], ['module', 'ripestat'], ['module', 'reverse-dns'])

    const tools = [await info('domain-intelligence'), await info('ip-intelligence')]
    const operations = tools.flatMap(tool => tool.operations)

    expect(operations.filter(({ available }) => !available).map(({ operation }) => operation))
      .to.deep.equal(['rdap', 'lookup'])
    const left = (await info('ip-intelligence')).operations.flatMap(({ sources }) => sources)
    await bench(...left.flatMap(({ name }) => [['tool', name], ['module', name]] as const))
    expect((await info('ip-intelligence')).health.state).to.equal('benched')
  })

  it('keeps a benched source from being asked', async () => {
    await bench(['tool', 'hackertarget'])

    const { status, body } = await askSubdomains(world, 'tw-success.example')

    expect(status).to.equal(200)
    expect(body.meta.sources.find(({ name }) => name === 'hackertarget')).to.deep.include({
      status: 'failed',
      error: { code: 'SOURCE_BENCHED', message: 'the source is not asked for now: answered nothing' },
    })
    expect([...world.requests.keys()]).to.include('crt.sh').and.not.include('api.hackertarget.com')
  })

  it('answers 503 without a request if all sources of an operation are benched', async () => {
    await bench(['module', 'rdap-domain'])

    const answer = await world.call('domain-intelligence/rdap', { domain: 'tw-success.example' })

    expect(codeOf(answer)).to.equal('503 PROVIDER_UNAVAILABLE')
    expect(answer.body.error).to.include({ details: 'rdap-domain' })
    expect(world.requestCount).to.equal(0)
    expect(await world.spent()).to.include({ used: 0 })
  })
})
