import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import fc from 'fast-check'
import { start, type Started } from '../../../scripts/support/start.ts'
import { amount } from '../../support/amount.ts'

describe('the documentation site', () => {
  let service: Started
  let folder: string
  const docs = () => join(folder, 'docs')

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tracewell-docs-'))
    writeFileSync(join(folder, 'secret.json'), '{"secret":true}')
    mkdirSync(join(folder, 'docs/guides'), { recursive: true })
    service = await start({ PUBLIC_IMAGES_URL: 'http://images.example' }, { docsFolder: docs() })
  })
  beforeEach(() => {
    writeFileSync(join(docs(), 'index.html'), '<!doctype html><title>Docs</title>')
    writeFileSync(join(docs(), 'guides/streams.html'), '<!doctype html><title>Streams</title>')
    writeFileSync(join(docs(), 'site.css'), 'body {}')
    writeFileSync(join(docs(), 'site.js'), '0')
    writeFileSync(join(docs(), 'api.json'), '{}')
    writeFileSync(join(docs(), '.hidden.html'), 'hidden')
    writeFileSync(join(docs(), 'notes.log'), 'notes')
    writeFileSync(join(docs(), 'llms.txt'), '# Tracewell')
    writeFileSync(join(docs(), 'guides/streams.md'), '# Streams')
    mkdirSync(join(docs(), 'packages'), { recursive: true })
    writeFileSync(join(docs(), 'packages/tracewell-client-0.1.0.tgz'), 'npm')
    writeFileSync(join(docs(), 'packages/tracewell-0.1.0-py3-none-any.whl'), 'pip')
    mkdirSync(join(docs(), 'downloads'), { recursive: true })
    writeFileSync(join(docs(), 'downloads/bruno.zip'), 'zip')
    writeFileSync(join(docs(), 'downloads/schemathesis.toml'), 'toml')
  })
  after(async () => {
    await service[Symbol.asyncDispose]()
    rmSync(folder, { recursive: true })
  })

  for (const [path, type, text] of [
    ['/docs/', 'text/html; charset=utf-8', '<!doctype html><title>Docs</title>'],
    ['/docs/index.html?from=readme', 'text/html; charset=utf-8', '<!doctype html><title>Docs</title>'],
    ['/docs/guides/streams.html', 'text/html; charset=utf-8', '<!doctype html><title>Streams</title>'],
    ['/docs/site.css', 'text/css; charset=utf-8', 'body {}'],
    ['/docs/site.js', 'text/javascript; charset=utf-8', '0'],
    ['/docs/api.json', 'application/json', '{}'],
    ['/docs/llms.txt', 'text/plain; charset=utf-8', '# Tracewell'],
    ['/docs/guides/streams.md', 'text/markdown; charset=utf-8', '# Streams'],
    ['/docs/packages/tracewell-client-0.1.0.tgz', 'application/gzip', 'npm'],
    ['/docs/packages/tracewell-0.1.0-py3-none-any.whl', 'application/octet-stream', 'pip'],
    ['/docs/downloads/bruno.zip', 'application/zip', 'zip'],
    ['/docs/downloads/schemathesis.toml', 'application/toml', 'toml'],
  ] as const) {
    it(`serves ${path} without a key, and lets it load from the services of the sandbox only`, async () => {
      const response = await service.open('GET', path, { key: null })

      expect(response.status).to.equal(200)
      expect(response.headers.get('content-type')).to.equal(type)
      expect(response.headers.get('content-security-policy')).to.equal(
        "default-src 'self'; img-src 'self' http://images.example; connect-src 'self' http://images.example; "
        + "base-uri 'none'; form-action 'none'; object-src 'none'; frame-ancestors 'none'",
      )
      expect(response.headers.get('x-content-type-options')).to.equal('nosniff')
      expect(await response.text()).to.equal(text)
    })
  }

  it('lets the pages of a server that is no sandbox load nothing from other origins', async () => {
    await using server = await start({ SANDBOX: '0' }, { docsFolder: docs() })

    const { headers } = await server.open('GET', '/docs/', { key: null })

    expect(headers.get('content-security-policy')).to.match(/^default-src 'self';.*frame-ancestors 'none'$/)
      .and.not.match(/unsafe|\*|https?:/)
  })

  it('redirects /docs to its folder with a relative URL, which works behind the path of a proxy', async () => {
    const response = await fetch(`${service.url}/docs`, { redirect: 'manual' })

    expect(response.status).to.equal(308)
    expect(response.headers.get('location')).to.equal('docs/')
  })

  it('answers 304 for the current version, and 200 after a new build', async () => {
    const { headers } = await service.request('GET', '/docs/', { key: null })
    const known = { 'if-none-match': headers.get('etag')! }

    const same = await service.open('GET', '/docs/', { key: null, headers: known })
    writeFileSync(join(docs(), 'index.html'), '<!doctype html><title>New</title>')
    const anew = await service.open('GET', '/docs/', { key: null, headers: known })

    expect(same.status).to.equal(304)
    expect(await anew.text()).to.equal('<!doctype html><title>New</title>')
  })

  it('lets caches keep a file whose name has a hash of its content, and no other', async () => {
    writeFileSync(join(docs(), 'part-OFKAPJ3C.js'), '1')
    const controlOf = async (path: string) =>
      (await service.open('GET', path, { key: null })).headers.get('cache-control')

    const controls = [await controlOf('/docs/part-OFKAPJ3C.js'), await controlOf('/docs/site.js'),
      await controlOf('/docs/packages/tracewell-client-0.1.0.tgz')]

    expect(controls).to.deep.equal(['public, max-age=31536000, immutable', 'no-cache', 'no-cache'])
  })

  it('answers HEAD without a body and OPTIONS with the allowed methods', async () => {
    const head = await service.open('HEAD', '/docs/site.css', { key: null })
    const options = await service.open('OPTIONS', '/docs/site.css', { key: null })

    expect([head.status, head.headers.get('content-length'), await head.text()]).to.deep.equal([200, '7', ''])
    expect([options.status, options.headers.get('allow')]).to.deep.equal([204, 'GET, HEAD, OPTIONS'])
  })

  it('rejects other methods', async () => {
    const { status, headers, body } = await service.request('POST', '/docs/', { body: {} })

    expect([status, headers.get('allow'), body.error.code]).to.deep.equal([405, 'GET, HEAD, OPTIONS',
      'METHOD_NOT_ALLOWED'])
  })

  it('answers a browser with the page for unknown addresses, whose links work at any depth', async () => {
    writeFileSync(join(docs(), '404.html'), '<a href="/docs/index.html">Overview</a>')
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    const near = await service.open('GET', '/docs/absent.html', { key: null, headers })
    const far = await service.open('GET', '/docs/a/b/absent.html', { key: null, headers })
    const program = await service.request('GET', '/docs/absent.html', { key: null })
    const deep = await service.request('GET', `/docs${'/a'.repeat(5_000)}`, { key: null, headers })
    rmSync(join(docs(), '404.html'))
    const without = await service.request('GET', '/docs/absent.html', { key: null, headers })

    expect([near.status, far.status, program.status, without.status]).to.deep.equal([404, 404, 404, 404])
    expect(near.headers.get('content-type')).to.equal('text/html; charset=utf-8')
    expect(await near.text()).to.equal('<a href="index.html">Overview</a>')
    expect(await far.text()).to.equal('<a href="../../index.html">Overview</a>')
    expect([program, deep, without].map(({ body }) => body.error.code)).to.deep.equal(Array(3).fill('NOT_FOUND'))
  })

  it('answers 404 in the error envelope for an unknown page', async () => {
    const { status, body } = await service.request('GET', '/docs/guides/none.html', { key: null })

    expect([status, body.error.code, body.error.message]).to.deep.equal([404, 'NOT_FOUND',
      '/docs has no such page'])
  })

  it('does not serve other paths', async () => {
    const { status, body } = await service.request('GET', '/docserver', { key: null })

    expect([status, body.error.message]).to.deep.equal([404, 'Not found'])
  })

  for (
    const path of [
      '/docs/../secret.json',
      '/docs/..%2fsecret.json',
      '/docs/%2e%2e/secret.json',
      '/docs/guides/../../secret.json',
      '/docs//secret.json',
      '/docs/..\\secret.json',
      '/docs/.hidden.html',
      '/docs/notes.log',
      '/docs/packages/..0.1.0.tgz',
      '/docs/packages/a-0.1..0.tgz',
      '/docs/packages/../../secret-0.1.0.tgz',
      '/docs/guides',
      '/docs/guides/',
      '/docs/index.html/site.css',
      '/docs/site.css%00.html',
      '/docs/%',
      `/docs/${'a'.repeat(5_000)}.html`,
    ]
  ) {
    it(`serves nothing at ${path.slice(0, 40)}`, async () => {
      expect(await statusOf(service, path)).to.equal(404)
    })
  }

  it('serves only its own files, for any path', async () => {
    const piece = fc.constantFrom(
      '..',
      '.',
      '%2e%2e',
      '/',
      '\\',
      '%2f',
      '%5c',
      'docs',
      'guides',
      'secret.json',
      'secret',
      '.json',
      '%00',
      '~',
      '//',
    )

    await fc.assert(fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async pieces => {
      const path = `/docs/${pieces.join('')}`
      const status = await statusOf(service, path)
      return status === 404 || (status === 200 && path === '/docs/')
    }), { numRuns: amount(300) })
  })

  it('explains how to build it if it is not built', async () => {
    await using bare = await start({}, { docsFolder: join(folder, 'none') })

    for (const path of ['/docs', '/docs/', '/docs/guides/streams.html']) {
      const { status, body } = await bare.request('GET', path, { key: null })

      expect([status, body.error.code, body.error.message])
        .to.deep.equal([404, 'NOT_FOUND', 'The documentation has not been built. Build it with: npm run docs'])
    }
  })
})

/** Returns the status of a request for exactly this path. `fetch` would normalize the path first. */
function statusOf({ url }: Started, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { path, method: 'GET' }, response => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    }).on('error', reject).end()
  })
}
