import { writeFile } from 'node:fs/promises'
import { expect } from 'chai'
import { openImported } from '../../../src/core/leaks/content.ts'
import { readLayout } from '../../../src/core/leaks/layout.ts'
import { temporaryFolder } from '../../../scripts/bench/product.ts'
import { xlsx } from '../../support/xlsx.ts'

describe('a look at a workbook', () => {
  it('keeps a few megabytes of text, whatever the rows of all sheets share', async () => {
    using folder = temporaryFolder()
    const path = `${folder.path}/book.xlsx`
    const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(31)}<c t="s"><v>1</v></c></row>`
    const sheets = Array.from({ length: 8 }, (_, at) => [`S${at}`, row.repeat(100)] as const)
    await writeFile(path, xlsx({ sheets, strings: [`<t>${'a'.repeat(32_767)}</t>`, '<t>sam@corp.example</t>'] }))

    const { layout, sample } = await readLayout(await openImported(path), {}, {})

    expect(sample.parts.join('').length).to.be.within(1_000_000, 8_000_000)
    expect(layout).to.have.property('sheets').with.length(8)
    expect(sample.tables).to.have.length(8)
  })
})
