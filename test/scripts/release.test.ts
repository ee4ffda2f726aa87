import { expect } from 'chai'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { readLastRelease, readWorkingTree } from '../../scripts/contract/diff/releases.ts'
import { moveHead } from '../../scripts/release/changelog.ts'
import { planRelease, writeRelease } from '../../scripts/release/release.ts'
import { setVersion } from '../../scripts/release/versions.ts'

const root = resolve(import.meta.dirname, '../..')
const day = '2026-11-27'
const document = (version: string, paths: object) => ({ openapi: '3.1.0', info: { version }, paths })
const withPets = { '/pets': { get: { operationId: 'listPets', responses: {} } } }

describe('npm run release', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tracewell-release-'))
    for (const file of setVersion(root, '0.0.0').keys()) cpSync(join(root, file), join(folder, file))
    git('init', '--quiet')
    writeDocuments('0.0.0', withPets)
    writeChangelog('- A list of pets.')
    writeChanges('- `GET /pets`.')
    commit()
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  })
  const commit = () => { git('add', '--all'); git('commit', '--quiet', '-m', 'change') }
  const writeJson = (file: string, value: unknown) => {
    execFileSync('mkdir', ['-p', dirname(join(folder, file))])
    writeFileSync(join(folder, file), JSON.stringify(value))
  }
  const writeDocuments = (version: string, paths: object) => {
    for (const name of ['api', 'images']) writeJson(`generated/${name}.json`, document(version, paths))
  }
  const writeChangelog = (line: string) =>
    writeFileSync(join(folder, 'CHANGELOG.md'), `# Changelog\n\n## Unreleased\n\n### Added\n${line}\n`)
  const changesFile = () => join(folder, 'openapi/guides/api-changes.md')
  const writeChanges = (line: string) =>
    writeFileSync(changesFile(), `# Changes of the API\n\n## Unreleased\n\n### Added\n${line}\n`)
  const faultsOf = (version: string) => planRelease({ root: folder, version, day }).faults
  const release = (version: string, paths = withPets) => {
    const parts = { root: folder, version, day, generate: () => writeDocuments(version, paths) }
    writeRelease(parts, planRelease(parts))
    commit()
  }

  it('writes the version, the head of the changelog and the frozen documents', () => {
    release('0.1.0')

    expect(readWorkingTree(folder).version).to.equal('0.1.0')
    expect(readFileSync(join(folder, 'openapi/api.yaml'), 'utf8')).to.include('\n  version: 0.1.0\n')
    expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).to.include('## Unreleased\n\n## 0.1.0 - 2026-11-27\n')
    expect(readFileSync(changesFile(), 'utf8')).to.include('## Unreleased\n\n## 0.1.0 - 2026-11-27\n')
    expect(readLastRelease(folder)).to.deep.include({ name: 'release 0.1.0', version: '0.1.0' })
  })

  it('leaves the changelog for partners alone if the documents have not changed', () => {
    release('0.1.0')
    const before = readFileSync(changesFile(), 'utf8')
    writeChangelog('- A fix.')
    commit()
    release('0.1.1')

    expect(readFileSync(changesFile(), 'utf8')).to.equal(before)
  })

  it('refuses a version that is too low for additions to the documents', () => {
    release('1.0.0')
    writeChangelog('- A list of cats.')
    writeDocuments('1.0.0', { ...withPets, '/cats': { get: { operationId: 'listCats', responses: {} } } })
    commit()

    expect(faultsOf('1.0.1')).to.deep.equal(['The documents have changed: the version is 1.1.0 or higher'])
    expect(faultsOf('1.1.0')).to.deep.equal([])
  })

  it('prepares a version again until it has a tag, whatever the documents have become', () => {
    release('0.1.0')
    writeDocuments('0.1.0', {})
    commit()

    const again = faultsOf('0.1.0')
    git('tag', 'v0.1.0')

    expect(again).to.deep.equal([])
    expect(faultsOf('0.1.0')).to.deep.equal(['The tag v0.1.0 exists: this version is published'])
  })

  it('compares a version that is prepared again with the documents of the last tag', () => {
    release('0.1.0')
    git('tag', 'v0.1.0')
    writeChangelog('- A fix.')
    commit()
    release('0.1.1')
    writeDocuments('0.1.1', {})
    commit()

    expect(planRelease({ root: folder, version: '0.1.1', day })).to.deep.include({
      base: 'v0.1.0',
      faults: ['2 changes since v0.1.0 break callers, which 0.1.1 does not allow: npm run contract:diff'],
    })
  })

  it('refuses a break of the contract without a version that permits it', () => {
    release('0.1.0')
    writeChangelog('- No pets.')
    writeDocuments('0.1.0', {})
    commit()

    expect(faultsOf('0.1.1'))
      .to.deep.equal(['2 changes since release 0.1.0 break callers, which 0.1.1 does not allow: npm run contract:diff'])
    expect(faultsOf('0.2.0')).to.deep.equal([])
  })

  it('refuses a lower version, changes that are not committed, and a changelog without a line', () => {
    release('0.10.0')
    writeFileSync(join(folder, 'new.txt'), '')

    expect(faultsOf('0.9.0')).to.deep.equal([
      'The working tree has changes: commit them first',
      '0.9.0 is lower than the last release, 0.10.0',
      'CHANGELOG.md has no line about 0.9.0: write it below Unreleased',
    ])
  })
})

describe('the head of the changelog', () => {
  it('keeps the lines of a version that is prepared again, with the new day', () => {
    const text = moveHead('# C\n\n## Unreleased\n\n## 0.2.0 - 2026-01-01\n\n- A.\n\n## 0.1.0 - 2025-01-01\n\n- B.\n',
      '0.2.0', day)

    expect(text)
      .to.equal('# C\n\n## Unreleased\n\n## 0.2.0 - 2026-11-27\n\n- A.\n\n## 0.1.0 - 2025-01-01\n\n- B.\n')
  })

  it('is refused if headings have no lines, or if lines stand below both heads', () => {
    const both = '# C\n\n## Unreleased\n\n- A.\n\n## 0.1.0 - 2026-01-01\n\n- B.\n'

    expect(() => moveHead('# C\n\n## Unreleased\n\n### Added\n', '0.1.0', day)).to.throw('has no line about 0.1.0')
    expect(() => moveHead(both, '0.1.0', day)).to.throw('below Unreleased and below 0.1.0')
  })
})

describe('the last release', () => {
  it('is frozen in generated/released', () => {
    const { api, images } = readLastRelease(root)?.documents ?? {}

    expect([api, images].map(document => document?.openapi)).to.deep.equal(['3.1.0', '3.1.0'])
  })
})

describe('the version', () => {
  it('is found in every file that a release writes', () => {
    const named = [...setVersion(root, '98.7.6')].filter(([, text]) => text.includes('98.7.6')).map(([file]) => file)

    expect(named).to.include.members(['package.json', 'package-lock.json', 'openapi/api.yaml', 'openapi/images.yaml'])
  })
})
