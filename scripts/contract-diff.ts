/**
 * Reports the changes of the API contract in this working tree that callers can notice: `npm run contract:diff --
 * --help`.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readArguments } from './support/arguments.ts'
import { diffDocuments, type Change } from './contract/diff/documents.ts'
import { runOasdiff, findOasdiff } from './contract/diff/oasdiff.ts'
import { mayBreak } from './contract/diff/version.ts'
import type { OpenApi } from './generate/document.ts'

const help = `Usage: npm run contract:diff -- [ref] [--own] [--json]

Compares generated/api.json and generated/images.json of the working tree with those of a git ref (default: the last
release tag v*), and separates breaking changes from additions. CONTRIBUTING.md, "Versions", defines what breaks.

  --own    run only our own check, without oasdiff. oasdiff is found on the PATH or in the bin folder of GOPATH
           (go install github.com/oasdiff/oasdiff@v1.11.8)
  --json   print { ref, version, allowed, changes: [{ document, by, breaks, where, what }] }
  --help   show this

Exit codes: 0 nothing breaks, or package.json has a higher major version (below 1.0.0 a higher minor one), or there is
no release to compare with; 1 a break without such a version; 2 wrong arguments.
`

interface ReportedChange extends Change {
  document: string
  by: 'own check' | 'oasdiff'
}

const root = resolve(import.meta.dirname, '..')
/** The documents to compare. `tools.json` is a part of `api.json`. */
const names = ['api', 'images'] as const

function main(): void {
  const { values: { own, json }, positionals: [ref = lastRelease()] } = readArguments(help, {
    own: { type: 'boolean', default: false }, json: { type: 'boolean', default: false },
  }, ({ positionals: [named, ...rest] }) => {
    if (rest.length > 0) return 'One ref at most can be given.'
    const isThere = named === undefined || git('rev-parse', '--verify', '--quiet', `${named}^{commit}`) !== undefined
    return isThere ? undefined : `There is no commit ${named}.`
  })
  if (ref === undefined) {
    const none = 'There is no release tag (v*) to compare with: nothing can break yet. Name a ref to compare with it.'
    return void process.stdout
      .write(json ? `${JSON.stringify({ ref: null, version: null, allowed: true, changes: [] })}\n` : `${none}\n`)
  }
  const version = {
    before: versionOf(show(ref, 'package.json') ?? '{}'),
    after: versionOf(readFileSync(join(root, 'package.json'), 'utf8')),
  }
  const program = own ? undefined : findOasdiff()
  const changes = names.flatMap(name => compare(ref, name, program))
  const allowed = mayBreak(version.before, version.after)
  if (json) process.stdout.write(`${JSON.stringify({ ref, version, allowed, changes }, null, 2)}\n`)
  else tell(ref, changes, version, allowed, program)
  if (changes.some(({ breaks }) => breaks) && !allowed) process.exitCode = 1
}

const lastRelease = (): string | undefined => git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*')?.trim()

function git(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return status === 0 ? stdout : undefined
}

const show = (ref: string, path: string): string | undefined => git('show', `${ref}:${path}`)
const versionOf = (text: string): string => (JSON.parse(text) as { version?: string }).version ?? '0.0.0'

function compare(ref: string, name: typeof names[number], program: string | undefined): ReportedChange[] {
  const text = show(ref, `generated/${name}.json`)
  if (text === undefined) {
    return [{
      document: name,
      by: 'own check',
      breaks: false,
      where: 'the document',
      what: 'is new',
    }]
  }
  const documents = {
    before: JSON.parse(text) as OpenApi,
    after: JSON.parse(readFileSync(join(root, `generated/${name}.json`), 'utf8')) as OpenApi,
  }
  const said = program === undefined ? [] : runOasdiff(program, documents)
  return [
    ...diffDocuments(documents).map(change => ({ document: name, by: 'own check' as const, ...change })),
    ...said.map(change => ({ document: name, by: 'oasdiff' as const, ...change })),
  ]
}

function tell(
  ref: string,
  changes: readonly ReportedChange[],
  { before, after }: { before: string, after: string },
  allowed: boolean,
  program: string | undefined,
): void {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  for (const [{ document, by, breaks, where, what }, ...others] of joinEqual(changes)) {
    say(`${breaks ? 'breaks' : 'adds  '}  ${document}: ${where} ${what}${by === 'oasdiff' ? ', says oasdiff' : ''}${
      others.length === 0 ? '' : `; and in ${others.length} more places`
    }`)
  }
  const breaking = changes.filter(({ breaks }) => breaks).length
  const by = program === undefined ? 'our own check' : 'our own check and oasdiff'
  say(`Since ${ref} (${before}, now ${after}), by ${by}: ${breaking} breaking, ${changes.length - breaking} additive.`)
  if (breaking > 0) {
    say(allowed
      ? 'The version allows that.'
      : 'That needs a higher major version in package.json, or below 1.0.0 a higher minor one.')
  }
}

/**
 * Groups equal changes, so that each group is reported in one line. Without the groups, a change of a shared schema
 * would be reported for every answer that contains the schema.
 */
function joinEqual(changes: readonly ReportedChange[]): Array<[ReportedChange, ...ReportedChange[]]> {
  const last = (where: string) => where.split(/[ .]/).slice(-2).join('.')
  return [
    ...Map.groupBy(changes, ({ document, by, breaks, where, what }) =>
      JSON.stringify([document, by, breaks, by === 'oasdiff' ? '' : last(where), what])).values(),
  ] as Array<[ReportedChange, ...ReportedChange[]]>
}

main()
