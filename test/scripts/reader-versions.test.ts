import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect } from 'chai'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(resolve(root, path), 'utf8')
const lockedVersion = (name: string): string =>
  (JSON.parse(read('package-lock.json')) as { packages: Record<string, { version: string }> })
    .packages[`node_modules/${name}`]!.version

describe('the guides that name a library of others', () => {
  it('name the version of each reader of streams that was run', () => {
    const guide = read('openapi/guides/streams.md')
    const { dependencies } = JSON.parse(read('scripts/readers/javascript/package.json')) as
      { dependencies: Record<string, string> }
    const ofPython = read('scripts/readers/python/requirements.txt').matchAll(/^(.+)==(.+)$/gm)
    const ofGo = /^require github\.com\/(\S+?)(?:\/v\d+)? (\S+)$/m.exec(read('scripts/readers/go/go.mod'))!
    const transports = ['httpx', 'requests'] // beneath the readers
    const versions = [
      ...Object.entries(dependencies),
      ...[...ofPython].map(([, name = '', version = '']) => [name, version]).filter(([name = '']) =>
        !transports.includes(name)),
      [ofGo[1]!, ofGo[2]!],
    ]

    expect(versions).to.have.length(7)
    expect(versions.filter(([name, version]) => !guide.includes(`\`${name}\` ${version}`))).to.deep.equal([])
  })

  it('name the version of the library of Standard Webhooks that tests use', () => {
    expect(read('openapi/guides/webhooks.md')).to.include(`\`standardwebhooks\` ${lockedVersion('standardwebhooks')} `)
  })
})
