import { readFileSync } from 'node:fs'
import { resolve as resolvePath } from 'node:path'
import { expect } from 'chai'
import { plansTable } from '../../scripts/docs/tables/plans.ts'
import {
  asNode, dereference, isNode, operationsOf, resolve, textOf, type FoundOperation, type Json, type Node, type OpenApi,
} from '../../scripts/generate/document.ts'
import { start, type Started } from '../../scripts/support/start.ts'
import { onDatabase } from '../../scripts/support/tables.ts'
import { readConfig } from '../../src/config/read.ts'
import { sandboxKeys } from '../../src/sandbox/accounts.ts'
import { exampleIds, seedExamples } from '../../src/sandbox/examples.ts'
import { seedSandbox } from '../../src/sandbox/seed.ts'
import { magicValues } from '../../src/upstreams/outcomes.ts'
import { requestsOf } from '../support/example-requests.ts'

const read = (name: string) =>
  JSON.parse(readFileSync(resolvePath(import.meta.dirname, `../../generated/${name}.json`), 'utf8')) as OpenApi
const documents = { api: read('api'), images: read('images') }
type Service = keyof typeof documents

interface Default {
  service: Service
  operation: FoundOperation
  /** Path of the property in the body, or the name of the query parameter. */
  path: string[]
  value: Json
  place: 'body' | 'query'
}

const defaults = (['api', 'images'] as const).flatMap(service =>
  operationsOf(documents[service]).flatMap(operation => [
    ...operation.parameters.flatMap((parameter): Default[] => {
      const value = asNode(dereference(documents[service], parameter.schema ?? {})).default
      return value === undefined ? [] : [{
        service,
        operation,
        path: [textOf(parameter.name)],
        value,
        place: 'query',
      }]
    }),
    ...bodyDefaults(bodySchemaOf(documents[service], operation))
      .map(({ path, value }): Default => ({
        service,
        operation,
        path,
        value,
        place: 'body',
      })),
  ]))
  // A temporary search refuses every `byok`.
  .filter(({ operation, path }) => operation.id !== 'createTemporarySearch' || path[0] !== 'byok')
  // Each rotation answers with another secret: test/api/access/key-rules.test.ts has its default.
  .filter(({ operation }) => !['rotateKey', 'rotateWebhookEndpoint'].includes(operation.id))

/** Values for the path parameters, which the examples of every sandbox have. */
const pathValues: Record<string, string> = {
  id: exampleIds.search, source: 'hudson-rock', domain: 'aurora.example',
}

describe('the defaults of the documents', () => {
  let service: Started
  before(async () => {
    service = await start({}, { plan: 'business' })
    await seedSandbox(service.tracewell)
    await seedExamples(service.tracewell, sandboxKeys)
    await addInvestigation()
  })
  after(() => service[Symbol.asyncDispose]())

  const hideNewWatches = () => onDatabase(service, db =>
    db('watches').whereNot({ id: exampleIds.watch }).update({ deleted_at: '2026-11-21T10:00:00.000Z' }))

  it('are found', () => {
    expect([...new Set(defaults.map(({ path }) => path.join('.')))].sort()).to.deep.equal([
      'byok.mode', 'cache.mode', 'format', 'leaks.custom_mapping', 'limit', 'match', 'page', 'separator', 'size',
      'sort', 'sortBy',
    ])
  })

  for (const one of defaults) {
    const { operation, path, value } = one
    it(`are as if the caller had sent them: ${operation.id}, ${path.join('.')} ${JSON.stringify(value)}`, async () => {
      const omitted = await answer(one, undefined)
      if (operation.id === 'createWatch') await hideNewWatches() // the same watch is refused
      const given = await answer(one, value)
      const other = one.place === 'query' ? await answer(one, otherOf(one)) : undefined

      expect(omitted.status).to.be.within(200, 299)
      expect(given).to.deep.equal(omitted)
      expect(other).to.not.deep.equal(omitted)
    })
  }

  it('choose the default modules and no leak source, without a selection or with an empty one', async () => {
    const { body: { data: { modules } } } = await service.request('GET', '/modules?type=Pseudonym')
    const usual = modules.filter(one => one.default && one.available).map(({ id }) => id).sort()
    const query = { type: 'Pseudonym', value: 'tw-none' } as const

    for (const chosen of [{}, { modules: {} }, { leaks: {} }, { modules: {}, leaks: { custom_mapping: 'standard' } }]) {
      const { body: created } = await service.request('POST', '/search', { body: { query, ...chosen } })
      await service.events(`/search/${created.search.id}/stream`)
      const { body: { data } } = await service.request('GET', `/search/${created.search.id}/results`)
      expect(data.modules.map(({ module }) => module.id).sort()).to.deep.equal(usual)
      const { leaks: { executed_codes: executed, skipped_codes: skipped, failed_codes: failed } } = data
      expect([...executed, ...skipped, ...failed]).to.deep.equal([])
    }
  })

  it('switch the features on for an e-mail address only', async () => {
    for (const [type, value] of Object.entries(magicValues.none)) {
      const { body } = await service.request('POST', '/search', { body: { query: { type, value } } })
      expect(body.data.search.options.features, type).to.deep.equal(type === 'Email Address'
        ? { breached_accounts: true, registered_accounts: 'include' }
        : { breached_accounts: false, registered_accounts: 'exclude' })
    }
  })

  it('mark the modules that the tool for pseudonyms asks', async () => {
    const { body } = await service.request('GET', '/modules?type=Pseudonym')
    const marked = body.data.modules.filter(module => module.default).map(({ slug }) => slug)

    const tool = await service.request('POST', '/tools/account-intelligence/pseudonym', {
      body: { pseudonym: 'tw_success' },
    })

    expect(tool.body.meta.sources.map(({ name }) => name)).to.have.members(marked)
  })

  /** Creates an investigation that differs from those of the examples, so that the order of a list is seen. */
  async function addInvestigation(): Promise<void> {
    const key = sandboxKeys.business
    const observables = ['tw-none', 'tw-none-2'].map(value => ({ type: 'Pseudonym', value }))
    const { body } = await service.request('POST', '/investigations', { key, body: { observables } })
    await service.events(`/investigations/${body.data.investigation.id}/stream`, { key })
  }

  async function answer(
    { service: name, operation, path, place }: Default,
    value: Json | undefined,
  ): Promise<{ status: number, answer: unknown }> {
    const { [path[0]!]: chosen } = Object.fromEntries(path.map(key => [key, value]))
    const id = operation.path.startsWith('/investigations') ? exampleIds.investigation
      : operation.path.startsWith('/watches') ? exampleIds.watch
      : operation.path.startsWith('/account/webhooks') ? exampleIds.webhookEndpoint : exampleIds.search
    const values: Record<string, string> = { ...pathValues, id }
    const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? key)
    const query = new URLSearchParams(queryFor(operation, path))
    if (place === 'query' && chosen !== undefined) query.set(path[0]!, textOf(chosen) || JSON.stringify(chosen))
    const example = requestsOf(documents[name], operation)[0]?.body
    const body = place === 'body' ? bodyFor(operation, path, value, example) : example
    const response = await fetch(`${name === 'api' ? service.url : service.imagesUrl}${filled}?${query}`, {
      method: operation.method,
      headers: { 'authorization': `Bearer ${sandboxKeys.business}`, 'content-type': 'application/json' },
      ...body !== undefined && { body: JSON.stringify(body) },
    })
    const type = response.headers.get('content-type') ?? ''
    const text = type.startsWith('image/') ? Buffer.from(await response.arrayBuffer()).toString('hex')
      : await response.text()
    return { status: response.status, answer: /\bjson\b/.test(type) ? stable(JSON.parse(text)) : stableText(text) }
  }
})

describe('the sentences about defaults', () => {
  const sentences = Object.values(documents).flatMap(document => textsOf(document))
    .flatMap(text => text.replaceAll('\n', ' ').split(/(?<=\.)\s/))
    .filter(text => /by default|default plans/i.test(text))

  it('name the limits that a server without settings has', () => {
    const { toolDeadlineMs, searchTimeLimitMs, webhookRetrySchedule } = readConfig({})
    const webhook = textsOf(asNode(documents.api.webhooks)).join(' ').replaceAll('\n', ' ')

    expect(toolDeadlineMs).to.equal(20_000)
    expect(searchTimeLimitMs).to.equal(3_600_000)
    expect(webhookRetrySchedule.map(ms => ms / 60_000)).to.deep.equal([1 / 12, 5, 30, 120, 300, 600, 840])
    expect(webhook).to.include('after 5 seconds, 5 minutes, 30 minutes, 2, 5, 10 and 14 hours')
    expect(sentences.filter(text => /\d+ seconds|hour/.test(text)).map(text => /\(.* by default\)/.exec(text)?.[0]))
      .to.have.members(['(20 seconds by default)', '(one hour by default)'])
  })

  it('have the plans that a new database has', async () => {
    const shown = textOf(asNode(documents.api.info).description).split('\n').filter(line => /^\| `\w+` \|/.test(line))
    const rows = (await plansTable()).split('\n').filter(line => /^\| *`\w+`/.test(line))

    const cells = (line: string) => line.split('|').map(cell => cell.trim().replace(/ days$/, '')).filter(Boolean)
    expect(shown).to.have.lengthOf(4)
    expect(shown.map(cells)).to.deep.equal(rows.map(cells))
  })

  it('are these, which the tests above check', () => {
    expect(sentences.map(text => /[\w ]*(by default|default plans)/i.exec(text)![0].trim())).to.have.members([
      'These are the default plans',
      '20 seconds by default',
      'Asks the sites that a search asks by default',
      'By default',
      'By default',
      'one hour by default',
    ])
  })
})

function bodySchemaOf(document: OpenApi, { node }: FoundOperation): Node {
  const content = asNode(resolve(document, node.requestBody).content)
  return asNode(dereference(document, asNode(content['application/json']).schema ?? {}))
}

function bodyDefaults(schema: Node, path: string[] = []): Array<{ path: string[], value: Json }> {
  return Object.entries(asNode(schema.properties)).flatMap(([name, part]) => {
    const property = asNode(part)
    return [
      ...property.default === undefined ? [] : [{ path: [...path, name], value: property.default }],
      ...bodyDefaults(property, [...path, name]),
    ]
  })
}

/** Returns the other query parameters of a request: without them, it is refused, or the default has no effect. */
const queryFor = ({ id }: FoundOperation, [name]: string[]): Record<string, string> => ({
  ...id === 'exportSearches' && { ids: exampleIds.search },
  ...name === 'separator' && { format: 'csv' },
})

/** Returns a body in which the property is absent, or has the value. Its parent is there in both cases. */
function bodyFor(
  { id }: FoundOperation,
  [parent, name]: string[],
  value: Json | undefined,
  example: Json | undefined,
): object {
  if (name === undefined) {
    const { [parent!]: _, ...others } = asNode(example)
    return { ...others, ...value !== undefined && { [parent!]: value } }
  }
  const query = { type: 'Pseudonym', value: 'sam' }
  return {
    ...id === 'createInvestigation' ? { observables: [query] }
      : id === 'createWatch' ? { observable: query, interval_hours: 24 } : { query },
    ...id === 'runModuleOnce' && { module_id: 'd9646b37-d70d-5ee5-9777-e642a69b5bcf' },
    [parent!]: {
      ...parent === 'byok' && { provider_one: { api_key: 'a-key' } },
      ...value !== undefined && { [name]: value },
    },
  }
}

/** Returns a value that has another effect than the default. */
function otherOf({ path: [name], operation, service }: Default): Json {
  const { schema } = operation.parameters.find(parameter => parameter.name === name)!
  const { enum: allowed, default: usual, minimum } = asNode(dereference(documents[service], schema!))
  return (allowed as Json[] | undefined)?.find(value => value !== usual) ?? (usual === minimum ? 2 : minimum!)
}

const changing = new Set([
  'timestamp', 'id', 'search_id', 'result_id', 'created_at', 'completed_at', 'next_run_at', 'links', 'duration_ms',
])

/** Removes ids and times from an answer, which differ between two equal requests. */
function stable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).filter(([key]) => !changing.has(key))
    .map(([key, part]) => [key, stable(part)]))
}

/**
 * Returns the names of the events of a stream, sorted, because modules end in any order. Those that end together share
 * an event of progress, so the number of these differs. Returns any other text without the time at which it was made,
 * and a report without the id that it got.
 */
const stableText = (text: string): string =>
  /^event: /m.test(text)
    ? [...text.matchAll(/^event: (?!search\.progress).*$/gm)].map(String).sort().join('\n')
    : text.replace(/Exported<\/dt><dd>[^<]+/, '').replaceAll(madeId, '').replace(reportLine, withoutTime)

/** Id that a report of an answer gets when it is made: no example has one of version 7. */
const madeId = /\b[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[-0-9a-f]{17}\b/g
const reportLine = /^report[,;].*$/m
const withoutTime = (line: string): string => line.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/, '')

function textsOf(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (!isNode(value)) return []
  return [
    ...typeof value.description === 'string' ? [value.description] : [],
    ...Object.entries(value).filter(([key]) => key !== 'value').flatMap(([, part]) => textsOf(part)),
  ]
}
