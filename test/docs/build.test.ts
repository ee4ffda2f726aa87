import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect } from 'chai'
import { operationsOf, type OpenApi } from '../../scripts/generate/document.ts'
import { brokenLinks } from '../../scripts/docs/links.ts'
import { renderMarkdown } from '../../scripts/docs/markdown.ts'
import { packClients } from '../../scripts/docs/packages/packages.ts'
import { shapeOf } from '../../scripts/docs/reference/schema.ts'
import type { Section } from '../../scripts/docs/search/sections.ts'
import * as failures from '../../src/errors.ts'
import { magicSpellings, outcomes } from '../../src/upstreams/outcomes.ts'
import { version } from '../../src/version.ts'

const root = resolve(import.meta.dirname, '../..')

interface Ran { code: number, out: string, err: string }

const docs = (...args: string[]): Promise<Ran> => new Promise(done => {
  execFile(process.execPath, [join(root, 'scripts/docs.ts'), ...args], (error, out, err) =>
    done({ code: typeof error?.code === 'number' ? error.code : 0, out, err }))
})

/** Relative links of a Markdown text. */
const targetsOf = (text: string): string[] =>
  [...text.replace(/^```[^]*?^```$/gm, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!)
    .filter(target => !/^(?:[a-z]+:|#)/.test(target))

/** Compares each file of a wheel with its line in RECORD, and prints the names and the metadata. */
const checkWheel = `
import base64, csv, hashlib, sys, zipfile
wheel = zipfile.ZipFile(sys.argv[1])
assert not wheel.testzip()
names = wheel.namelist()
record = next(name for name in names if name.endswith("/RECORD"))
rows = list(csv.reader(wheel.read(record).decode().splitlines()))
assert [row[0] for row in rows] == names, rows
for name, digest, size in rows[:-1]:
    data = wheel.read(name)
    assert size == str(len(data)), name
    assert digest == "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("="), name
print(*names, sep="\\n")
print(wheel.read(next(name for name in names if name.endswith("/METADATA"))).decode())
`

describe('npm run docs', () => {
  let folder: string
  let built: string
  let ran: Ran
  const page = (name: string) => readFileSync(join(built, name), 'utf8')
  const packages = () => readdirSync(join(built, 'packages')).sort().reverse()
    .map(name => ({ name, bytes: readFileSync(join(built, 'packages', name)) }))

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

  it('gives each field an id of its own, and leads from each page to the one before and after it', () => {
    const pages = readdirSync(built, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.html') && name !== '404.html')
    const repeated = pages.flatMap(name => {
      const ids = [...page(name).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)
      return ids.filter((id, index) => ids.indexOf(id) !== index).map(id => `${name} repeats ${id}`)
    })
    const visited = new Set<string>()
    for (let name: string | undefined = 'index.html'; name !== undefined && !visited.has(name);) {
      visited.add(name)
      const next: string | undefined = /<a class="next" href="([^"]+)"/.exec(page(name))?.[1]
      name = next === undefined ? undefined : posix.join(posix.dirname(name), next)
    }

    expect(repeated).to.deep.equal([])
    expect(pages.filter(name => !visited.has(name))).to.deep.equal([])
    expect(page('reference/createSearch.html')).to.include('href="#body.query.value"')
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

  it('has an index for language models, and each guide as Markdown, without broken links', () => {
    const index = page('llms.txt')
    const linked = ['llms.txt', ...targetsOf(index).filter(target => target.endsWith('.md'))]
    const broken = linked.flatMap(file =>
      targetsOf(page(file)).map(target => `${file} leads to ${posix.join(posix.dirname(file), target.split('#')[0]!)}`)
    ).filter(line => !existsSync(join(built, line.split(' leads to ')[1]!)))

    expect(index).to.match(/^# Tracewell\n\n> .+\n\nVersion /).and.to.include('](guides/searches.md): The options')
    expect(broken).to.deep.equal([])
    expect(page('guides/errors.md')).to.include('<code id="NOT_FOUND">').and.to.include('https://api.example.com/search')
  })

  it('has an index for the search, and each address in it leads to a heading', () => {
    const sections = JSON.parse(page('search.json')) as Section[]
    const lost = sections.map(({ url }) => url).filter(url => {
      const [file, id] = url.split('#')
      return !existsSync(join(built, file!)) || (id !== undefined && !page(file!).includes(`id="${id}"`))
    })

    expect(lost).to.deep.equal([])
    expect(new Set(sections.map(({ url }) => url))).to.have.property('size', sections.length)
    expect(sections.find(({ heading }) => heading === 'A verifier in Python')).to.include({ page: 'Webhooks' })
    expect(sections.filter(({ text }) => text.includes('QUERY_BLOCKED'))).to.have.length.above(0)
  })

  it('has the package for npm, with code and types', () => {
    const { name, bytes } = packages()[0]!
    const listed = execFileSync('tar', ['-tzf', join(built, 'packages', name)], { encoding: 'utf8' }).trim().split('\n')

    expect(name).to.equal(`tracewell-client-${version}.tgz`)
    expect(gunzipSync(bytes).toString('latin1', 257, 265)).to.equal('ustar\x0000') // npm refuses the old format
    expect(listed).to.include.members(['package/package.json', 'package/dist/index.js', 'package/dist/schema.d.ts'])
    expect(page('guides/clients.html')).to.include(`href="../packages/${name}"`).and.to.include(`docs/packages/${name}`)
    expect(page('index.html')).to.include(`href="packages/${name}"`)
  })

  it('has the package for pip, with a record that fits its files', () => {
    const { name } = packages()[1]!
    const checked = execFileSync('python3', ['-c', checkWheel, join(built, 'packages', name)], { encoding: 'utf8' })

    expect(name).to.equal(`tracewell-${version}-py3-none-any.whl`)
    expect(checked.trim().split('\n')).to.include.members(['tracewell/__init__.py', 'tracewell/py.typed',
      `tracewell-${version}.dist-info/METADATA`, 'Requires-Dist: httpx>=0.27,<1'])
    expect(page('guides/clients.html')).to.include(`href="../packages/${name}"`).and.to.include(`docs/packages/${name}`)
  })

  it('has the files for the tests of callers, with the given addresses', () => {
    const { variable } = JSON.parse(page('downloads/postman.json')) as { variable: { key: string, value: string }[] }

    expect(readdirSync(join(built, 'downloads')).sort())
      .to.deep.equal(['bruno.zip', 'mock.json', 'postman.json', 'schemathesis.toml'])
    expect(variable).to.deep.include({ key: 'baseUrl', value: 'https://api.example.com' })
    expect(page('index.html')).to.include('href="downloads/bruno.zip"')
  })

  it('packs the same bytes each time', async () => {
    const digests = packages().map(({ bytes }) => bytes)
    const again = Object.values(await packClients()).map(({ content }) => content)

    expect(again.map((content, index) => content.equals(digests[index]!))).to.deep.equal([true, true])
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
