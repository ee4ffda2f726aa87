import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import { readWorkflow, runStep } from '../../scripts/contract/workflow.ts'
import { downloads } from '../../scripts/docs/collections/downloads.ts'
import { brunoCollection } from '../../scripts/docs/collections/bruno.ts'
import { mockDocument } from '../../scripts/docs/collections/mock-document.ts'
import { collect, type CollectedRequest } from '../../scripts/docs/collections/requests.ts'
import {
  contentOf, isEndless, operationsOf, responsesOf, textOf, type OpenApi,
} from '../../scripts/generate/document.ts'
import { alternatives } from '../../scripts/support/alternatives.ts'
import { version } from '../../src/version.ts'
import { blocksOf } from '../support/guide.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const [api, images] = ['api', 'images'].map(name => JSON.parse(read(`generated/${name}.json`)) as OpenApi) as
  [OpenApi, OpenApi]
const variables = { baseUrl: 'https://api.example.com', imagesUrl: 'https://images.example.com' }

const operations = [...operationsOf(api), ...operationsOf(images)]
/** Method and path of each operation of both documents, such as `GET baseUrl/search/:id`. */
const declared = [['baseUrl', api], ['imagesUrl', images]].flatMap(([service, document]) =>
  operationsOf(document as OpenApi).map(({ method, path }) =>
    `${method} ${service as string}${path.replace(/\{([^}]+)\}/g, ':$1')}`)).sort()

interface PostmanItem {
  name: string
  item?: PostmanItem[]
  event?: { listen: string, script: { exec: string[] } }[]
  request?: { method: string, url: { raw: string, host: string[], path: string[], variable: { value: string }[] } }
}

const requestsOf = (items: readonly PostmanItem[]): PostmanItem[] =>
  items.flatMap(({ item, ...one }) => item === undefined ? [one] : requestsOf(item))

describe('the files for the tests of callers', () => {
  let files: ReadonlyMap<string, string | Buffer>
  before(async () => {
    files = await downloads(api, images, variables)
  })

  it('are the same bytes each time', async () => {
    const again = await downloads(api, images, variables)
    const changed = [...files].filter(([name, content]) => !Buffer.from(content).equals(Buffer.from(again.get(name)!)))

    expect(files).to.have.property('size', 4)
    expect(changed.map(([name]) => name)).to.deep.equal([])
  })

  it('have every operation of both documents in the Postman collection, with the values of its path', () => {
    const { item } = JSON.parse(String(files.get('postman.json'))) as { item: PostmanItem[] }
    const requests = requestsOf(item)

    const held = requests.map(({ request }) => {
      const { method, url: { host, path } } = request!
      return `${method} ${host[0]!.slice(2, -2)}/${path.join('/')}`
    })
    const empty = requests.filter(({ request }) => request!.url.variable.some(({ value }) => ['', '…'].includes(value)))
    const untested = requests.filter(({ event }) => event?.every(({ listen }) => listen !== 'test'))

    expect(held.sort()).to.deep.equal(declared)
    expect([empty, untested].flat().map(({ name }) => name)).to.deep.equal([])
  })

  it('have every operation of both documents in the Bruno collection, in a file with balanced blocks', () => {
    const written = brunoCollection('Tracewell', collect(api, images), variables)
    const requests = [...written].filter(([, text]) => /^ {2}url: /m.test(text))

    const held = requests.map(([, text]) => {
      const [, method, service, path] = /^(\w+) \{\n {2}url: \{\{(\w+)\}\}([^?\n]*)/m.exec(text) ?? []
      return `${method!.toUpperCase()} ${service}${path}`
    })
    const odd = [...written].filter(([name, text]) =>
      name.endsWith('.bru') && !/^(?:[a-z:-]+ \{\n(?: {2}.*\n|\n)*\}\n\n?)+$/.test(text))

    expect(held.sort()).to.deep.equal(declared)
    expect(odd.map(([name]) => name)).to.deep.equal([])
    expect(files.get('bruno.zip')!.toString('latin1')).to.include('bruno.json').and.to.include('search/getSearch.bru')
  })

  it('skip in a run exactly the streams without an end', () => {
    const endless = operations.filter(({ node }) => isEndless(node)).map(({ node }) => textOf(node.summary))
    const { item } = JSON.parse(String(files.get('postman.json'))) as { item: PostmanItem[] }
    const bruno = brunoCollection('Tracewell', collect(api, images), variables)

    const skipped = requestsOf(item).filter(({ event }) =>
      event!.some(({ script }) => script.exec[0]!.includes('skipRequest')))
    const inBruno = [...bruno.values()].filter(text => text.includes('skipRequest'))

    expect(endless).to.not.equal([])
    expect(skipped.map(({ name }) => name)).to.deep.equal(endless)
    expect(inBruno.map(text => /name: (.+)/.exec(text)![1])).to.deep.equal(endless)
  })

  it('describe each stream for mock servers as a text with all events of its examples', () => {
    const mock = mockDocument(api)
    const streams = operationsOf(mock).flatMap(({ id, node }) => responsesOf(mock, node).flatMap(([, response]) =>
      contentOf(response).filter(([type]) => type === 'text/event-stream').map(([, media]) => [id, media] as const)))

    expect(streams.map(([id]) => id)).to.include.members(['streamSearch', 'createTemporarySearch', 'streamWatch'])
    for (const [id, { schema, example }] of streams) {
      expect(schema, id).to.deep.equal({ type: 'string' })
      expect(example, id).to.match(/^event: connected\ndata: \{.*\}\n\n(?:event: \S+\ndata: \{.*\}\n(?:id: \d+\n)?\n)+$/)
    }
  })

  it('send one of the parameters of which a request has exactly one', () => {
    const requests = collect(api, images).flatMap(folder => folder.requests)

    const sent = Object.entries(alternatives).map(([id, names]) => {
      const { query } = requests.find(request => request.id === id)!
      return new Set(query.filter(one => one.isSent && names.includes(one.name)).map(one => one.name)).size
    })

    expect(sent).to.deep.equal(Object.keys(alternatives).map(() => 1))
  })

  it('take values from examples, and leave out what has none', () => {
    const document = {
      paths: {
        '/cats/{id}': {
          get: {
            operationId: 'getCat',
            summary: 'Get a cat',
            tags: ['cats'],
            parameters: [
              { name: 'id', in: 'path', examples: { tom: { value: 'tom' } } },
              { name: 'label', in: 'query', example: ['a', 'b&c'] },
              { name: 'cursor', in: 'query' },
              { name: 'If-None-Match', in: 'header', example: '"a"' },
            ],
            responses: { 200: {}, 304: {}, 404: {} },
          },
          delete: { operationId: 'refuse', summary: 'Refuse', tags: ['cats'], responses: { 400: {}, 500: {} } },
        },
      },
    } as unknown as OpenApi

    const [cats] = collect(document, { paths: {} })

    const [get, refuse] = cats!.requests as [CollectedRequest, CollectedRequest]
    expect(get).to.deep.include({
      path: '/cats/:id',
      inPath: [{ name: 'id', value: 'tom', isSent: true }],
      query: [{ name: 'label', value: 'a', isSent: true }, { name: 'label', value: 'b&c', isSent: true },
        { name: 'cursor', value: '', isSent: false }],
      headers: [{ name: 'If-None-Match', value: '"a"', isSent: true }],
      expected: [200, 304],
    })
    expect(refuse.expected).to.deep.equal([400])
    expect(brunoCollection('Cats', [cats!], variables).get('cats/getCat.bru'))
      .to.include('url: {{baseUrl}}/cats/:id?label=a&label=b%26c\n').and.to.include('  ~cursor:\n')
  })
})

describe('the guide to contract tests', () => {
  const blocks = blocksOf('contract-tests')
  const commands = blocks.filter(({ language }) => ['sh', 'yaml'].includes(language)).map(({ text }) => text).join('\n')

  it('names scripts, files and packages that exist', async () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const files = await downloads(api, images, variables)
    const named = [...read('openapi/guides/contract-tests.md').matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!)
    const loaded = [...commands.matchAll(/\/docs\/downloads\/([\w.]+)/g)].map(([, name]) => name!)

    expect(named.filter(name => !Object.hasOwn(scripts, name))).to.deep.equal([])
    expect(new Set(loaded)).to.deep.equal(new Set(files.keys()))
    expect(commands).to.include(`./tracewell-${version}.tgz sandbox`)
  })

  it('names the versions that the scripts of this repository use', () => {
    const newman = /'newman': '([\d.]+)'/.exec(read('scripts/postman.ts'))![1]
    const schemathesis = /^const version = '([\d.]+)'$/m.exec(read('scripts/contract/schemathesis.ts'))![1]
    const versions = new Map([...commands.matchAll(/ (newman@|schemathesis==)([\d.]+)/g)].map(([, name, one]) => [name, one]))

    expect([...versions]).to.deep.equal([['newman@', newman], ['schemathesis==', schemathesis]])
  })

  it('has a workflow whose variables are those of its steps, with a key of the sandbox', () => {
    const { env, sandbox, steps } = readWorkflow()
    const used = steps.flatMap(({ run }) => [...run.matchAll(/\$([A-Z_]+)/g)].map(([, name]) => name!))

    expect(steps.map(({ name }) => name)).to.deep
      .equal(['Wait for the sandbox', 'Postman', 'Bruno', 'Prism', 'Schemathesis'])
    expect(new Set(used)).to.deep.equal(new Set(Object.keys(env)))
    expect(read('openapi/guides/first-search.md') + read('openapi/guides/sandbox.md')).to.include(env['KEY'])
    expect(sandbox['TRACEWELL']).to.equal('sandbox')
  })
})

describe('a step of the workflow', () => {
  const folder = import.meta.dirname

  it('ends with the code of its first command that fails, and ends what it left in the background', async () => {
    const failing = await runStep({ name: 'a', run: 'false\ntrue' }, folder, {}, 60_000)
    const leaving = await runStep({ name: 'b', run: 'sleep 600 &\ntest "$A" = b' }, folder, { A: 'b' }, 60_000)

    expect([failing, leaving]).to.deep.equal([1, 0])
  })

  it('is ended if it does not end', async () => {
    expect(await runStep({ name: 'a', run: 'sleep 600' }, folder, {}, 20)).to.equal(null)
  })
})
