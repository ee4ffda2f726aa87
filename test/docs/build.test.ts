import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import { operationsOf, type OpenApi } from '../../scripts/generate/document.ts'
import { brokenLinks } from '../../scripts/docs/links.ts'
import { renderMarkdown } from '../../scripts/docs/markdown.ts'
import { shapeOf } from '../../scripts/docs/reference/schema.ts'
import * as failures from '../../src/errors.ts'
import { magicSpellings, outcomes } from '../../src/upstreams/outcomes.ts'

const root = resolve(import.meta.dirname, '../..')

interface Ran { code: number, out: string, err: string }

const docs = (...args: string[]): Promise<Ran> => new Promise(done => {
  execFile(process.execPath, [join(root, 'scripts/docs.ts'), ...args], (error, out, err) =>
    done({ code: typeof error?.code === 'number' ? error.code : 0, out, err }))
})

describe('npm run docs', () => {
  let folder: string
  let built: string
  let ran: Ran
  const page = (name: string) => readFileSync(join(built, name), 'utf8')

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tracewell-docs-'))
    built = join(folder, 'site')
    ran = await docs(
      '--out',
      built,
      '--base-url',
      'https://api.example.com/',
      '--images-url',
      'https://images.example.com',
      '--json',
    )
  })
  after(() => rmSync(folder, { recursive: true }))

  it('builds a page for every operation of both documents', () => {
    const documents = [['reference', 'api'], ['images', 'images']] as const
    const missing = documents.flatMap(([place, name]) =>
      operationsOf(JSON.parse(readFileSync(join(root, `generated/${name}.json`), 'utf8')) as OpenApi)
        .map(({ id }) => `${place}/${id}.html`)
    ).filter(name => !existsSync(join(built, name)))

    expect([ran.code, ran.err, missing]).to.deep.equal([0, '', []])
    expect(JSON.parse(ran.out)).to.have.all.keys('folder', 'pages', 'files', 'bytes')
    expect(page('reference/searchEnded.html')).to.include('Search ended')
  })

  it('puts the given addresses into every sample', () => {
    expect(page('guides/first-search.html')).to.include('https://api.example.com/search').and.not.to
      .include('localhost:8080/search')
    expect(page('reference/createSearch.html')).to.include('https://api.example.com/search')
    expect(page('guides/sandbox.html')).to.include('https://images.example.com/aurora.example')
    const { servers } = JSON.parse(page('api.json')) as OpenApi
    expect(servers).to.deep.equal([{ url: 'https://api.example.com' }])
  })

  it('lists every error code, and links to it from the operations that respond with it', () => {
    const codes = Object.values(failures).filter(one => typeof one === 'function' && one !== failures.Failure)
      .map(make => (make as typeof failures.notFound)().code)
    const table = page('guides/errors.html')

    expect(codes.filter(code => !table.includes(`<code id="${code}">`))).to.deep.equal([])
    expect(page('reference/createSearch.html')).to.include('href="../guides/errors.html#QUERY_BLOCKED"')
  })

  it('lists the magic values, the plans and the costs of operations', () => {
    const sandbox = page('guides/sandbox.html')
    const shown = outcomes.flatMap(outcome => Object.values(magicSpellings[outcome]).map(([first]) => first!))

    expect(shown.filter(value => !sandbox.includes(value))).to.deep.equal([])
    expect(page('guides/plans.html')).to.include('500,000').and.to.include('../reference/findSubdomains.html')
    expect(page('guides/configuration.html')).to.include('<code>RUNNER_CAPACITY</code>')
    expect(page('changelog.html')).to.include('Unreleased')
  })

  it('replaces an earlier build, and refuses any other folder', async () => {
    const other = join(folder, 'other')
    mkdirSync(other)
    writeFileSync(join(other, 'precious.txt'), 'precious')
    writeFileSync(join(built, 'old.html'), 'old')

    const again = await docs('--out', built)
    const refused = await docs('--out', other)

    expect([again.code, existsSync(join(built, 'old.html'))]).to.deep.equal([0, false])
    expect([refused.code, readFileSync(join(other, 'precious.txt'), 'utf8')]).to.deep.equal([1, 'precious'])
    expect(refused.err).to.include('holds something else')
  })

  it('prints its usage', async () => {
    const [help, unknown, address] = await Promise.all([docs('--help'), docs('--colour'),
      docs('--base-url', 'example')])

    expect([help.code, unknown.code, address.code]).to.deep.equal([0, 2, 2])
    expect(help.out).to.match(/^Usage: npm run docs/)
    expect(address.err).to.match(/^--base-url: give an address/)
  })
})

describe('the parts of the documentation', () => {
  it('report broken links and resources of other sites', () => {
    const files = new Map([
      ['index.html',
        '<p id="a"></p><a href="guides/b.html#c">b</a><a href="#a">a</a><a href="https://example.com/">e</a>' +
        '<script src="site.js"></script>'],
      ['guides/b.html',
        '<p id="c"></p><a href="../index.html#none">a</a><a href="none.html">n</a>' +
        '<img src="https://example.com/x.svg"><link href="//cdn/x.css">'],
      ['site.js', ''],
    ])

    expect(brokenLinks(files)).to.deep.equal([
      'guides/b.html leads to ../index.html#none',
      'guides/b.html leads to none.html',
      'guides/b.html leads to https://example.com/x.svg',
      'guides/b.html leads to //cdn/x.css',
    ])
  })

  it('give every heading a unique id, and link code to its page', () => {
    const { body, headings } = renderMarkdown(
      '# One\n\n## `GET /a` & more\n\n## Same\n\n## Same\n\nAs `GET /a` does, <b>',
      { meaning: code => code === 'GET /a' ? 'a.html' : undefined },
    )

    expect(headings.map(({ id, text }) => [id, text])).to.deep.equal([['one', 'One'], ['get-a-more', 'GET /a & more'], [
      'same',
      'Same',
    ], ['same--2', 'Same']])
    expect(body.html.match(/href="a\.html"/g)).to.have.length(1)
  })

  it('resolve the references of a schema, and stop if it contains itself', () => {
    const document = {
      components: {
        schemas: {
          Node: {
            type: 'object',
            required: ['name'],
            properties: {
              name: { type: 'string', minLength: 1, maxLength: 64 },
              next: { $ref: '#/components/schemas/Node' },
            },
          },
          Named: {
            allOf: [{ $ref: '#/components/schemas/Node' }, {
              required: ['kind'],
              properties: { kind: { enum: ['a', 'b'] }, name: { description: 'Its name' } },
            }],
          },
        },
      },
    }

    const { fields } = shapeOf(document, { $ref: '#/components/schemas/Named' })

    expect(fields.map(({ name, required }) => [name, required])).to.deep.equal([['name', true], ['next', false], [
      'kind',
      true,
    ]])
    expect(fields[0]!.shape).to.deep.include({ type: 'string', description: 'Its name', rules: ['1 to 64 characters'] })
    expect(fields[1]!.shape.fields[1]!.shape.type).to.equal('recursive, as above')
    expect(fields[2]!.shape.values).to.deep.equal(['"a"', '"b"'])
  })
})
