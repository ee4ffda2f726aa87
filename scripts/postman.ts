/** Imports the document into a Postman collection and sends every request to a sandbox: `npm run postman -- --help`. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { run } from './support/shell.ts'
import type { OpenApi } from './generate/document.ts'
import {
  faultsOf, withoutEndless, withoutInventedValues, type Collection, type Execution,
} from './postman/collection.ts'
import { onlyOptions, readArguments } from './support/arguments.ts'
import { startSandboxProcess } from './support/sandbox.ts'

/** Postman's converter and its command-line runner. They are not dependencies, because they have 200 of their own. */
const versions = { 'openapi-to-postmanv2': '6.3.3', 'newman': '6.2.2' }
const help = `Usage: npm run postman

Converts generated/api.json to a Postman collection, as Postman's import does, and sends every request of it to a
sandbox with Newman. Each response must have a status that the document declares as a success. Query parameters and
headers without an example, such as cursors, are left out. Streams without an end are not sent.

  --keep <file>  write the collection to this file too
  --help         show this

The converter and Newman come from the package registry.

Exit codes: 0 every request succeeded, 1 a request failed, 2 wrong arguments.
`

const { values: { keep } } = readArguments(help, { keep: { type: 'string' } }, onlyOptions)
const source = resolve(import.meta.dirname, '../generated/api.json')
const folder = await mkdtemp(join(tmpdir(), 'tracewell-postman-'))
try {
  process.exitCode = await main()
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function main(): Promise<number> {
  const document = await readJson<OpenApi>(source)
  await install()
  const collection = withoutInventedValues(document, await convert())
  await writeFile(join(folder, 'collection.json'), JSON.stringify(withoutEndless(document, collection)))
  if (keep !== undefined) await writeFile(keep, JSON.stringify(collection, null, 2))
  const executions = await send()
  const faults = faultsOf(document, executions)
  for (const fault of faults) console.error(fault)
  console.log(`${executions.length} requests, ${faults.length} failed`)
  return faults.length === 0 && executions.length > 0 ? 0 : 1
}

async function install(): Promise<void> {
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: versions }))
  await run(folder, 'npm', ['install', '--silent', '--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund'])
}

/** https://github.com/postmanlabs/openapi-to-postman */
async function convert(): Promise<Collection> {
  const program = join(folder, 'node_modules/openapi-to-postmanv2/bin/openapi2postmanv2.js')
  await run(folder, 'node', [program, '--spec', source, '--output', 'converted.json',
    '--options', 'folderStrategy=Tags,parametersResolution=Example'])
  return readJson(join(folder, 'converted.json'))
}

/** Runs the collection with Newman. https://github.com/postmanlabs/newman */
async function send(): Promise<Execution[]> {
  await using sandbox = await startSandboxProcess()
  const { url, key } = sandbox.facts
  await run(folder, 'node', [join(folder, 'node_modules/newman/bin/newman.js'), 'run', 'collection.json',
    '--env-var', `baseUrl=${url}`, '--env-var', `bearerToken=${key}`, '--suppress-exit-code',
    '--reporters', 'json', '--reporter-json-export', 'report.json'])
  return (await readJson<{ run: { executions: Execution[] } }>(join(folder, 'report.json'))).run.executions
}

async function readJson<Value>(file: string): Promise<Value> {
  return JSON.parse(await readFile(file, 'utf8')) as Value
}
