import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { createPages } from '../../src/http/pages.ts'
import { etagOf } from '../../src/lib/etag.ts'

describe('the pages of a site', () => {
  let folder: string
  let file: string
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'tracewell-pages-'))
    file = join(folder, 'index.html')
    mkdirSync(join(folder, 'guides'))
  })
  beforeEach(() => writeFileSync(file, 'one'))
  after(() => rmSync(folder, { recursive: true }))

  /** Counts how often a page is prepared. */
  function counted() {
    const prepared: string[] = []
    const read = createPages((_, bytes) => {
      prepared.push(bytes.toString())
      return Buffer.from(`<${bytes.toString()}>`)
    })
    return { prepared, read }
  }

  it('are prepared once for all requests, also for those at the same time', async () => {
    const { prepared, read } = counted()

    const pages = [...await Promise.all([read(file), read(file), read(file)]), await read(file)]

    expect(prepared).to.deep.equal(['one'])
    expect(new Set(pages)).to.have.property('size', 1)
    expect(pages[0]).to.deep.include({ bytes: Buffer.from('<one>'), etag: etagOf(Buffer.from('<one>')) })
  })

  it('are prepared again after a change', async () => {
    const { prepared, read } = counted()

    const before = await read(file)
    writeFileSync(file, 'two')
    const after = await read(file)

    expect(prepared).to.deep.equal(['one', 'two'])
    expect(after!.etag).to.not.equal(before!.etag)
  })

  it('do not include folders, and files that are not there', async () => {
    const { read } = counted()
    await read(file)
    rmSync(file)

    const found = await Promise.all([file, join(folder, 'guides'), join(file, 'a.css'), join(folder, 'x'.repeat(300))]
      .map(read))

    expect(found).to.deep.equal([undefined, undefined, undefined, undefined])
  })
})
