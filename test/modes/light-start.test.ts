import { expect } from 'chai'
import { createTestDatabase } from '../../scripts/support/database.ts'
import { startReady } from '../../scripts/support/process.ts'

/**
 * Packages that take megabytes of memory, and that only some operations need. The parts of undici that send requests
 * are loaded before a server listens: at the first request they would hold the event loop for 25 ms.
 */
const large = [
  'yaml', 'sanitize-html', 'postcss', 'htmlparser2', 'tldts', 'sharp', 'unhomoglyph',
  'mmdb-lib', 'disposable-email-domains-js', '@nats-io/transport-node', '@modelcontextprotocol/server', 'zod',
]

/** Our own files that only some operations and commands need. */
const rare = /^src\/(core\/exports\/formats\/|core\/leaks\/import\.ts|lib\/(rows|mail)\/|mcp\/|upstreams\/)/

/** Module hook that writes the package of each loaded file, or the path of our own files, to standard error. */
const loadReporter = `
  import { registerHooks } from 'node:module'
  registerHooks({ load(url, context, next) {
    const inPackage = /node_modules\\/((?:@[^/]+\\/)?[^/]+)\\/(?!.*node_modules)/
    const [, name] = inPackage.exec(url) ?? /\\/(src\\/.+)/.exec(url) ?? []
    if (name) process.stderr.write('loads ' + name + '\\n')
    return next(url, context)
  } })`

describe('an idle service', () => {
  it('has not loaded what only some operations and commands need', async () => {
    await using database = await createTestDatabase()
    const environment = { DATABASE_URL: database.url, DATA_DIR: database.folder }
    await using first = await startReady(environment) // not measured, because the first start fills Radar
    await first.kill()

    await using service = await startReady({
      ...environment,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(loadReporter)}`,
    })

    const loaded = new Set(service.errors.matchAll(/^loads (.+)$/gm).map(([, name]) => name))
    expect(loaded).to.include('koa')
    expect(large.filter(name => loaded.has(name))).to.deep.equal([])
    expect(loaded).to.include('src/main.ts')
    expect([...loaded].filter(name => rare.test(name!))).to.deep.equal([])
  })
})
