import { expect } from 'chai'
import { createTestDatabase } from '../../scripts/support/database.ts'
import { startReady } from '../../scripts/support/process.ts'

/** What takes megabytes, and only some of the work needs. */
const large = ['undici', 'yaml', 'sanitize-html', 'postcss', 'htmlparser2', 'tldts', 'sharp', 'unhomoglyph']

/** Tells on standard error of every package that a file is loaded of. */
const teller = `
  import { registerHooks } from 'node:module'
  registerHooks({ load(url, context, next) {
    const [, name] = /node_modules\\/((?:@[^/]+\\/)?[^/]+)\\/(?!.*node_modules)/.exec(url) ?? []
    if (name) process.stderr.write('loads ' + name + '\\n')
    return next(url, context)
  } })`

describe('a service that was started and has nothing to do', function () {
  this.timeout(60_000)

  it('has loaded nothing large that only some of its work needs', async () => {
    await using database = await createTestDatabase()
    const environment = { DATABASE_URL: database.url, DATA_DIR: database.folder }
    await using first = await startReady(environment) // fills Radar
    await first.kill()

    await using service = await startReady({
      ...environment,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(teller)}`,
    })

    const loaded = new Set(service.errors.matchAll(/^loads (.+)$/gm).map(([, name]) => name))
    expect(loaded).to.include('koa')
    expect(large.filter(name => loaded.has(name))).to.deep.equal([])
  })
})
