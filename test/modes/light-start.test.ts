import { expect } from 'chai'
import { createTestDatabase } from '../../scripts/support/database.ts'
import { startReady } from '../../scripts/support/process.ts'

/** Packages that take megabytes of memory, and that only some operations need. */
const large = [
  'undici', 'yaml', 'sanitize-html', 'postcss', 'htmlparser2', 'tldts', 'sharp', 'unhomoglyph',
  '@nats-io/transport-node', '@modelcontextprotocol/server', 'zod',
]

/** Module hook that writes the name of each loaded package to standard error. */
const loadReporter = `
  import { registerHooks } from 'node:module'
  registerHooks({ load(url, context, next) {
    const [, name] = /node_modules\\/((?:@[^/]+\\/)?[^/]+)\\/(?!.*node_modules)/.exec(url) ?? []
    if (name) process.stderr.write('loads ' + name + '\\n')
    return next(url, context)
  } })`

describe('an idle service', () => {
  it('has not loaded the large packages that only some operations need', async () => {
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
  })
})
