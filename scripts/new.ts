/** Writes the files of a new source: `npm run new -- --help`. */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { queryTypes, type QueryType } from '../src/sources/kit/source.ts'
import { recordingsOf, rowFile, rowKinds, testsOf, typeOf, withRow, type RowKind } from './new/row.ts'
import { moduleFile, newSource, upstreamFile } from './new/source.ts'
import { readArguments } from './support/arguments.ts'

const help = `Usage: npm run new -- row <slug> [options]
       npm run new -- source <slug> [options]

"row" adds a row to the list of its kind; the row simulates itself, an address by its recorded answers. "source" writes
a module, its upstream (the simulated source), and their lines in both lists. Their tests fail until the new text is
filled in.
CONTRIBUTING.md has the steps that follow.

  --kind <kind>      kind of the row (default: asks for it): ${Object.keys(rowKinds).slice(0, 6).join(', ')},
                     ${Object.keys(rowKinds).slice(6).join(', ')}
  --name <text>      name as people know it (default: the slug)
  --type <type>      pseudonym, email, domain, crypto or ip (default: email for an address; pseudonym for a
                     profile, a DNS row, a call and a key server; else ip)
  --homepage <url>   https address of the source (default: https://<slug>.example)
  --json             print the names of the files as JSON

Exit codes: 0 written, 2 wrong arguments (nothing is written).
`
const root = resolve(import.meta.dirname, '..')
const types: Readonly<Record<string, QueryType>> = {
  pseudonym: 'Pseudonym',
  email: 'Email Address',
  domain: 'Domain Name',
  crypto: 'Cryptocurrency',
  ip: 'IP Address',
}
const options = {
  kind: { type: 'string' },
  name: { type: 'string' },
  type: { type: 'string' },
  homepage: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

const { values, positionals } = readArguments(help, options, ({ values, positionals: [what, slug = '', ...more] }) => {
  if ((what !== 'source' && what !== 'row') || more.length > 0) return 'Give "row" or "source", and one slug.'
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(slug) || slug.length > 40) {
    return 'The slug has 1 to 40 lower-case letters, digits and single dashes, and begins with a letter.'
  }
  if (values.type !== undefined && !Object.hasOwn(types, values.type)) {
    return `--type takes one of ${Object.keys(types).join(', ')}.`
  }
  if (values.kind !== undefined && !isRowKind(values.kind)) {
    return `--kind takes one of ${Object.keys(rowKinds).join(', ')}.`
  }
  if (values.homepage !== undefined && URL.parse(values.homepage)?.protocol !== 'https:') {
    return '--homepage takes an https address.'
  }
  const written = what === 'source' ? [moduleFile(slug), upstreamFile(slug)] : []
  const there = written.find(file => existsSync(resolve(root, file)))
  if (there) return `${there} exists already.`
  const taken = globSync('src/sources/**/*.ts', { cwd: root }).find(file => read(file).includes(`slug: '${slug}'`))
  return taken ? `${taken} has the slug ${slug} already.` : undefined
})
const [what, slug] = positionals as [string, string]
const homepage = (values.homepage ?? `https://${slug}.example`).replace(/\/+$/, '')
const name = values.name ?? slug
const kind = what === 'row' ? values.kind as RowKind | undefined ?? await askKind() : undefined
const files = kind === undefined
  ? newSource({ slug, name, type: types[values.type ?? ''] ?? queryTypes[0], homepage }, read)
  : newRow(kind)
for (const [path, text] of files) {
  mkdirSync(dirname(resolve(root, path)), { recursive: true })
  writeFileSync(resolve(root, path), text)
}

if (values.json) console.log(JSON.stringify({ files: [...files.keys()] }))
else {
  console.log(`Wrote:
${[...files.keys()].map(path => `  ${path}`).join('\n')}

Next: write ${kind === undefined ? 'request, response, cards and examples' : 'the row at the end of the list'}${
    kind === 'address' ? ', and the recorded answers' : ''}, then run
  npx mocha ${kind === undefined ? 'test/sources/modules/modules.test.ts' : testsOf(kind)} --grep ${slug}`)
}

function newRow(kind: RowKind): Map<string, string> {
  const type = types[values.type ?? ''] ?? typeOf(kind)
  const file = rowFile(kind, type)
  if (file === undefined) return refuse(`No row of the kind ${kind} has the type ${type}. For a name: --kind profile.`)
  const source = {
    slug,
    name,
    type,
    homepage,
  }
  return new Map([[file, withRow(kind, source, read(file))], ...recordingsOf(kind, source)])
}

/** Asks for the kind of a row. The answer is a number or a name. */
async function askKind(): Promise<RowKind> {
  const kinds = Object.entries(rowKinds)
  const lines = kinds.map(([kind, question], at) => `  ${at + 1}  ${kind.padEnd(10)}  ${question}`)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = (await terminal.question(`${lines.join('\n')}\nThe first kind that fits: `)).trim()
  terminal.close()
  const kind = kinds[Number(answer) - 1]?.[0] ?? answer
  return isRowKind(kind) ? kind : refuse(`${answer} is no kind of row.`)
}

function read(path: string): string {
  return readFileSync(resolve(root, path), 'utf8')
}

function isRowKind(kind: string): kind is RowKind {
  return Object.hasOwn(rowKinds, kind)
}

function refuse(fault: string): never {
  console.error(fault)
  process.exit(2)
}
