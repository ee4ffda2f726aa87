import { expect } from 'chai'
import { createModule } from '../../../scripts/support/modules.ts'
import { start } from '../../../scripts/support/start.ts'
import { card } from '../../../src/sources/kit/card.ts'
import { createLeakSource } from '../../support/leak-sources.ts'

const separated = 'a\x85b\u2028c\u2029d'

describe('JSON that leaves the service', () => {
  it('has no separator of lines in pages, streams and exports, whatever a source answers', async () => {
    const module = createModule('lines', { run: () => [card([['Bio', separated]], { bio: separated })] })
    const leak = createLeakSource('lines', { async* records() { yield { bio: separated } } })
    await using service = await start({}, { modules: [module], leakSources: [leak] })
    const asked = {
      leaks: { mode: 'all' }, features: { breached_accounts: false, registered_accounts: 'exclude' },
    }
    const id = await service.createSearch('Email Address', 'sam@example.org', asked)
    await service.events(`/search/${id}/stream`)
    const temporary = { ...asked, query: { type: 'Email Address', value: 'sam@example.org' } }

    const answers = [
      await (await service.open('GET', `/search/${id}/stream`)).text(),
      await (await service.open('POST', '/search/temporary', { body: temporary })).text(),
      (await service.request('GET', `/search/${id}/results`)).text,
      (await service.request('GET', `/search/${id}/results/leaks/lines`)).text,
      ...await Promise.all((['jsonl', 'stix', 'misp'] as const).map(async format =>
        (await service.request('GET', `/search/${id}/export?format=${format}`)).text)),
    ]

    for (const text of answers) {
      expect(text).to.include(String.raw`a\u0085b\u2028c\u2029d`)
      expect(text).not.to.match(/[\x85\u2028\u2029]/)
    }
  })

  it('has none in an error that repeats what was sent', async () => {
    await using service = await start()
    const { text } = await service.request('POST', '/search', {
      body: { query: { type: 'Pseudonym', value: 'sam' }, [separated]: 1 },
    })
    expect(text).to.include(String.raw`\u2028`).and.not.to.match(/[\x85\u2028\u2029]/)
  })
})
