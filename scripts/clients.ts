/** Generates clients in several languages, builds them and runs them against a sandbox: `npm run clients -- --help`. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startSandboxProcess } from './support/sandbox.ts'
import { readArguments } from './support/arguments.ts'
import { languages } from './clients/languages.ts'
import { runLanguage, skipped, type Outcome } from './clients/run.ts'

const names = languages.map(({ name }) => name)
const help = `Usage: npm run clients -- [<language> ...] [options]

Generates a client from generated/api.json in each language, builds it, and runs the program in
scripts/clients/<language> with it against a sandbox. Every program must print the same lines. It also fetches a
flag with a client from generated/images.json.

  typescript  generated/client, packed and installed into an empty project; needs Node.js 20 or later
  zod         TypeScript of @hey-api/openapi-ts, whose zod schemas validate every answer; needs npm
  python      openapi-python-client; needs Python 3.11 or later
  go          oapi-codegen; needs Go 1.24 or later
  java        openapi-generator; needs Java 17 or later, and Maven
  rust        openapi-generator; needs Cargo 1.82 or later, Java and Maven
  ruby        openapi-generator; needs Ruby 3.0 or later with the gems typhoeus and marcel, Java and Maven

  --keep   build in dist/clients, keep the result and reuse it (default: a temporary folder)
  --json   print the outcome as JSON: [{ language, outcome, seconds: { build, run }, printed, reason? }]
  --help   show this

Generators and libraries come from the package registries. A language whose tools are missing is reported as skipped.

Exit codes: 0 passed or skipped, 1 a language failed, 2 wrong arguments or a named language whose tools are missing.
`

const { values: { keep, json }, positionals: named } = readArguments(help, {
  keep: { type: 'boolean', default: false }, json: { type: 'boolean', default: false },
}, ({ positionals }) => {
  const unknown = positionals.filter(name => !names.includes(name))
  return unknown.length > 0 ? `${unknown.join(', ')}: there is ${names.join(', ')}.` : undefined
})
process.exit(await main())

async function main(): Promise<number> {
  const chosen = languages.filter(({ name }) => named.length === 0 || named.includes(name))
  const missing = await Promise.all(chosen.map(skipped))
  const outcomes: Outcome[] = []
  const tell = (outcome: Outcome) => {
    outcomes.push(outcome)
    if (!json) process.stdout.write(toText(outcome))
  }
  for (const outcome of missing.filter(one => one !== undefined)) tell(outcome)
  const there = chosen.filter((_, index) => missing[index] === undefined)
  if (there.length > 0) {
    await inBuildFolder(async folder => {
      await using sandbox = await startSandboxProcess([], { TOOL_DEADLINE_MS: '2000' })
      for (
        const language of there
      ) tell(await runLanguage(language, sandbox, folder, line => process.stderr.write(`${line}\n`)))
    })
  }
  const count = (kind: Outcome['outcome']): number => outcomes.filter(({ outcome }) => outcome === kind).length
  if (json) process.stdout.write(`${JSON.stringify(outcomes, null, 2)}\n`)
  else process.stdout.write(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped\n`)
  return count('failed') > 0 ? 1 : named.length > 0 && count('skipped') > 0 ? 2 : 0
}

async function inBuildFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = keep
    ? resolve(import.meta.dirname, '../dist/clients')
    : await mkdtemp(join(tmpdir(), 'tracewell-clients-'))
  try {
    await mkdir(folder, { recursive: true })
    await work(folder)
  } finally {
    if (!keep) await rm(folder, { recursive: true, force: true })
  }
}

function toText({ language, outcome, seconds, printed, reason }: Outcome): string {
  const head = outcome === 'skipped'
    ? `${language}: skipped, ${reason}`
    : `${language}: ${outcome}, built in ${seconds.build} s, ran ${seconds.run} s`
  return [head, ...printed.map(line => `  ${line}`), ...outcome === 'failed' ? [reason] : [], ''].join('\n')
}
