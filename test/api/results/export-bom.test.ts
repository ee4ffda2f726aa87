import { expect } from 'chai'
import { createModule } from '../../../scripts/support/modules.ts'
import { start } from '../../../scripts/support/start.ts'

describe('the parameter bom of an export', () => {
  it('begins a CSV file with a byte order mark with bom=1, and no other file', async () => {
    await using service = await start({}, { modules: [createModule('accounts')] })
    const id = await service.createSearch('Pseudonym', 'sam')
    await service.events(`/search/${id}/stream`)
    const startOf = async (query: string) => {
      const response = await fetch(`${service.url}/search/${id}/export?${query}`, {
        headers: { authorization: `Bearer ${service.key}` },
      })
      return Buffer.from(await response.arrayBuffer()).toString().slice(0, 5)
    }

    expect(await Promise.all(['format=csv&bom=1', 'format=csv&bom=0', 'format=csv', 'format=jsonl&bom=1'].map(startOf)))
      .to.deep.equal(['\ufeffkind', 'kind,', 'kind,', '{"kin'])
  })
})
