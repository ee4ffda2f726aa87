import { expect } from 'chai'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import type { ExportLine } from '../../../generated/client/src/index.ts'
import { exportFormats } from '../../../src/core/exports/formats.ts'
import { card, link } from '../../../src/sources/kit/card.ts'
import { createBreachSource } from '../../support/breach-sources.ts'
import { createLeakSource, recordsOf } from '../../support/leak-sources.ts'
import { textOfExport } from '../../support/exports.ts'

const accounts = createModule('accounts', {
  types: ['Email Address'],
  run: () => [
    card([['Website', link('https://one.example')]], {}),
    card([['Website', link('https://two.example')]], {}),
  ],
})
const breaches = createBreachSource('hibp', [{ name: 'ExampleForum' }, { name: 'ExampleShop' }])

/** Returns a service with a search that has found two cards, two breaches and 501 leak records. */
async function searched(): Promise<{ service: Started, id: string }> {
  const service = await start({}, {
    modules: [accounts], leakSources: [createLeakSource('big', { records: recordsOf(501) })], breachSources: [breaches],
  })
  const id = await service.createSearch('Email Address', 'sam@example.org', {
    leaks: { mode: 'all' }, features: { breached_accounts: true, registered_accounts: 'exclude' },
  })
  await service.events(`/search/${id}/stream`)
  return { service, id }
}

const queryOf = (names: readonly string[]): string => names.map(name => `select=${encodeURIComponent(name)}`).join('&')

describe('the parameter select of GET /search/{id}/export', () => {
  it('exports only the named parts, what follows from them, and numbers that count them', async () => {
    const { service, id } = await searched()
    await using _ = service
    const { body } = await service.request('GET', `/search/${id}/results/leaks/big?page=2`)
    const { data: { results } } = body as { data: { results: Array<{ key: string }> } }
    const key = results[0]!.key
    const names = ['card:accounts_002', 'breach:ExampleShop', `leak:big/2/${key}`]

    const { status, text } = await service.request('GET', `/search/${id}/export?format=jsonl&${queryOf(names)}`)

    expect(status).to.equal(200)
    const lines = text.trimEnd().split('\n').map(line => JSON.parse(line) as ExportLine)
    expect(lines[0]).to.deep.include({ kind: 'report', about: 'selection' })
    expect(lines[0]).to.have.property('id').that.does.not.equal(id)
    expect(lines[0]).to.have.property('summary').that.deep.includes({ findings: 1, breaches: 1, leak_records: 1 })
    expect(lines.flatMap(line => line.kind === 'finding' ? line.card : [])).to.deep.equal(['accounts_002'])
    expect(lines.flatMap(line => line.kind === 'breach' ? line.breach.name : [])).to.deep.equal(['ExampleShop'])
    expect(lines.flatMap(line => line.kind === 'leak' ? `${line.page}/${line.record}` : [])).to.deep.equal([`2/${key}`])
    expect(text).to.include('two.example').and.not.include('one.example')
    expect(lines.flatMap(line => line.kind === 'source' ? line.source.slug : []))
      .to.have.members(['accounts', 'big', 'breaches'])
  })

  for (const format of Object.keys(exportFormats)) {
    it(`does so as ${format}`, async () => {
      const { service, id } = await searched()
      await using _ = service
      const path = `/search/${id}/export?format=${format}&select=card:accounts_001`
      const response = await service.open('GET', path)
      expect(response.status).to.equal(200)
      expect(await textOfExport(response)).to.include('one.example').and.not.include('two.example')
    })
  }

  it('answers 400 that names the part which the search has not found', async () => {
    const { service, id } = await searched()
    await using _ = service
    const names = ['card:accounts_001', 'card:accounts_003', 'account:accounts', 'breach:Other', 'leak:big/3/big_001',
      'leak:small/1/small_001']
    const { status, body } = await service.request('GET', `/search/${id}/export?${queryOf(names)}`)
    expect(status).to.equal(400)
    expect((body as { error: { details: Array<{ path: string }> } }).error.details.map(({ path }) => path))
      .to.deep.equal([1, 2, 3, 4, 5].map(index => `select.${index}`))
  })

  it('answers 400 for a name of no kind', async () => {
    const { service, id } = await searched()
    await using _ = service
    for (const name of ['accounts_001', 'page:1', 'leak:big/0/x', 'leak:big']) {
      const { status } = await service.request('GET', `/search/${id}/export?${queryOf([name])}`)
      expect(status, name).to.equal(400)
    }
  })
})
