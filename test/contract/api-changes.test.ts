import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect } from 'chai'
import {
  compareReleases, readLastRelease, readWorkingTree, type ReportedChange,
} from '../../scripts/contract/diff/releases.ts'
import { nextVersion } from '../../scripts/contract/diff/version.ts'
import { withContractVersion } from '../../scripts/generate/contract-version.ts'
import { asNode, textOf, type OpenApi } from '../../scripts/generate/document.ts'

const root = resolve(import.meta.dirname, '../..')
const last = readLastRelease(root)!
const tree = readWorkingTree(root)
const { changes } = compareReleases(last, tree)

describe('the changes of the API since the last release', () => {
  it('are all in the changelog for partners, breaking ones below "Breaking"', () => {
    const guide = readFileSync(resolve(root, 'openapi/guides/api-changes.md'), 'utf8')
    const unreleased = guide.slice(guide.indexOf('## Unreleased'), guide.indexOf(`## ${last.version} - `))
    const breaking = /^### Breaking$.*?(?=^### |$(?![\s\S]))/msu.exec(unreleased)?.[0] ?? ''

    const missing = changes.filter(change =>
      !wordsOf(change).every(word => (change.breaks ? breaking : unreleased).includes(word)))

    expect(unreleased).to.not.equal('')
    expect(missing.map(({ where, what }) => `${where} ${what}`)).to.deep.equal([])
  })

  it('move the version of both documents', () => {
    const versions = Object.values(tree.documents).map(document => textOf(asNode(document!.info).version))

    expect(versions).to.deep.equal(Array(2).fill(nextVersion(last.version, changes)))
  })
})

describe('the version of the documents', () => {
  const pets = (version: string, paths: object): OpenApi =>
    ({ openapi: '3.1.0', info: { version }, paths }) as unknown as OpenApi
  const [none, one] = [{}, { '/pets': { get: { operationId: 'listPets', responses: {} } } }]
  const versionAfter = (released: [string, object], now: [string, object]) => {
    const [before, after] = [pets(...released), pets(...now)]
    const release = { name: 'the last', version: released[0], documents: { api: before, images: before } }
    return withContractVersion({ api: after, images: after }, release).api.info
  }

  for (const [title, released, now, expected] of [
    ['stays without a change', ['1.2.3', one], ['1.2.3', one], '1.2.3'],
    ['has a higher minor version after an addition', ['1.2.3', none], ['1.2.3', one], '1.3.0'],
    ['has a higher major version after a break', ['1.2.3', one], ['1.2.3', none], '2.0.0'],
    ['has a higher patch version after an addition below 1.0.0', ['0.1.0', none], ['0.1.0', one], '0.1.1'],
    ['has a higher minor version after a break below 1.0.0', ['0.1.0', one], ['0.1.0', none], '0.2.0'],
    ['is that of the next release if it is higher', ['0.1.0', none], ['1.0.0', one], '1.0.0'],
  ] as const) {
    it(title, () => {
      expect(versionAfter([...released], [...now])).to.deep.equal({ version: expected })
    })
  }
})

/** Returns the words that a line about the change must have. */
function wordsOf({ where, what }: ReportedChange): string[] {
  const [, value] = /has the new value "(.+)"/.exec(what) ?? []
  if (value !== undefined) return [value]
  const [address = ''] = /^[A-Z]+ \S+/.exec(where) ?? []
  return [address, where.split(/[ .[\]()]+/).filter(Boolean).at(-1)!]
}
