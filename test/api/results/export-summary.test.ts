import { expect } from 'chai'
import { createModule } from '../../../scripts/support/modules.ts'
import { start } from '../../../scripts/support/start.ts'
import type { ExportLine } from '../../../generated/client/src/index.ts'
import { card, link } from '../../../src/sources/kit/card.ts'
import { createBreachSource } from '../../support/breach-sources.ts'
import { createLeakSource, recordsOf } from '../../support/leak-sources.ts'

const accounts = createModule('accounts', { run: () => [card([['Website', link('https://team.example')]], {})] })
const broken = createModule('broken', { run: () => { throw new Error('no answer') } })

describe('the summary of an export', () => {
  it('has the numbers of what it has', async () => {
    await using service = await start({}, {
      modules: [accounts, broken], leakSources: [createLeakSource('big', { records: recordsOf(3) })],
      breachSources: [createBreachSource('hibp', [{ name: 'ExampleForum', breachDate: '2024-03-02' }])],
    })
    const id = await service.createSearch('Email Address', 'sam@example.org', {
      leaks: { mode: 'all' }, features: { breached_accounts: true, registered_accounts: 'include' },
    })

    await service.events(`/search/${id}/stream`)
    const { text } = await service.request('GET', `/search/${id}/export?format=jsonl`)
    const lines = text.trimEnd().split('\n').map(line => JSON.parse(line) as ExportLine)
    const countOf = (kind: ExportLine['kind']) => lines.filter(line => line.kind === kind).length

    const statuses = lines.flatMap(line => line.kind === 'source' ? [line.status] : [])
    const notAsked = statuses.filter(status => status === 'skipped').length
    const [report] = lines.flatMap(line => line.kind === 'report' ? [line] : [])
    expect(report).to.include({ sandbox: true, preview: null })
    expect(report!.summary).to.deep.equal({
      searches: 1,
      findings: countOf('finding'),
      accounts: countOf('account'),
      breaches: 1,
      leak_records: 3,
      sources_asked: statuses.length - notAsked,
      sources_unanswered: statuses.filter(status => status === 'failed' || status === 'timeout').length,
      sources_unfinished: 0,
      sources_not_asked: notAsked,
      worst_severity: null,
    })
    expect(report!.summary.findings).to.equal(1)
    expect(report!.summary.sources_unanswered).to.be.above(0)
  })
})
