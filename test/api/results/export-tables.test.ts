import { expect } from 'chai'
import { createModule } from '../../../scripts/support/modules.ts'
import { start } from '../../../scripts/support/start.ts'
import { card } from '../../../src/sources/kit/card.ts'
import { readWorkbook } from '../../support/workbook.ts'

describe('tables of GET /search/{id}/export', () => {
  it('is CSV as a spreadsheet of another country reads it, and with marked numbers, if it is asked for', async () => {
    const numbers = createModule('numbers', { run: () => [card([['Number', '007'], ['Name', 'a,=b']], {})] })
    await using service = await start({}, { modules: [numbers] })
    const id = await service.createSearch('Pseudonym', 'sam')
    await service.events(`/search/${id}/stream`)
    const read = async (query: string) => {
      const { status, text } = await service.request('GET', `/search/${id}/export?format=csv${query}`)
      expect(status).to.equal(200)
      return text
    }

    expect(await read('')).to.match(/^kind,search_id,/).and.include(',007,').and.include('"a,=b"')
    expect(await read('&text=1')).to.match(/^kind,search_id,/).and.include(",'007,")
    expect(await read('&separator=semicolon')).to.match(/^kind;search_id;/).and.include(';007;').and.include('"a,\'=b"')
    expect(await read('&separator=comma&text=0&bom=0')).to.match(/^kind,search_id,/).and.include(',007,')
    expect((await service.request('GET', `/search/${id}/export?format=csv&separator=tab`)).status).to.equal(400)
  })

  it('are workbooks in bytes that no coding changes', async () => {
    const numbers = createModule('numbers', { run: () => [card([['Number', '007']], {})] })
    await using service = await start({}, { modules: [numbers] })
    const id = await service.createSearch('Pseudonym', 'sam')
    await service.events(`/search/${id}/stream`)

    const response = await service.open('GET', `/search/${id}/export?format=xlsx&text=1&bom=1`)
    const rows = readWorkbook(Buffer.from(await response.arrayBuffer())).get('Facts')!

    expect(response.headers.get('content-encoding')).to.equal(null)
    expect(rows.map(row => row.get('J')!.text)).to.include('007')
  })
})
