import { execFileSync } from 'node:child_process'
import { expect } from 'chai'
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync }
  from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeFolder } from '../../src/lib/folder.ts'
import { openDraft, writePrivateFile } from '../../src/lib/private-file.ts'

describe('a private file', () => {
  let folder: string
  beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'tracewell-')) })
  afterEach(() => rmSync(folder, { recursive: true }))
  const at = (name: string) => join(folder, name)

  it('is readable by its owner only, and replaces another file or a link as a whole', () => {
    writeFileSync(at('other'), 'other', { mode: 0o666 })
    symlinkSync(at('other'), at('link'))

    for (const name of ['new', 'link']) writePrivateFile(at(name), 'content', { replace: true })

    expect(readFileSync(at('link'), 'utf8')).to.equal('content')
    expect(readFileSync(at('other'), 'utf8')).to.equal('other')
    expect(readdirSync(folder).sort()).to.deep.equal(['link', 'new', 'other'])
    if (process.platform === 'win32') return
    for (const name of ['new', 'link']) expect(statSync(at(name)).mode & 0o777, name).to.equal(0o600)
  })

  it('is not written over another one, a link or a folder, and leaves no draft', () => {
    writeFileSync(at('file'), 'old')
    symlinkSync(at('nowhere'), at('link'))
    mkdirSync(at('folder'))

    for (const name of ['file', 'link', 'folder']) {
      const write = () => writePrivateFile(at(name), 'new', { replace: false })
      expect(write, name).to.throw().with.property('code', 'EEXIST')
    }

    expect(readFileSync(at('file'), 'utf8')).to.equal('old')
    expect(readdirSync(folder).sort()).to.deep.equal(['file', 'folder', 'link'])
  })

  it('takes the place of no pipe or device, also if it may replace files', function() {
    if (process.platform === 'win32') return this.skip()
    execFileSync('mkfifo', [at('pipe')])

    for (const replace of [true, false]) {
      expect(() => writePrivateFile(at('pipe'), 'new', { replace })).to.throw().with.property('code', 'NOT_A_FILE')
    }

    expect(statSync(at('pipe')).isFIFO()).to.equal(true)
    expect(readdirSync(folder)).to.deep.equal(['pipe'])
  })

  it('is not there before it is placed, nor after its draft was dropped', () => {
    const seen: string[][] = []
    {
      using draft = openDraft(at('a'))
      writeFileSync(draft.fd, 'half')
      seen.push(readdirSync(folder))
    }

    expect(seen[0]).to.have.length(1).and.not.to.include('a')
    expect(readdirSync(folder)).to.deep.equal([])
  })

  it('of the service belongs to the owner of its folder, also if root writes it', function() {
    if (process.getuid?.() !== 0) return this.skip()
    chownSync(folder, 65_534, 65_534)

    makeFolder(at('packs/new'))
    writePrivateFile(at('packs/new/a'), 'a', { replace: true, ofService: true })
    writePrivateFile(at('b'), 'b', { replace: true })

    expect(['packs', 'packs/new', 'packs/new/a', 'b'].map(name => statSync(at(name)).uid))
      .to.deep.equal([65_534, 65_534, 65_534, 0])
  })
})
