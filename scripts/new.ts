/** Writes the files of a new source: `npm run new -- --help`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { queryTypes, type QueryType } from '../src/sources/kit/source.ts'
import { moduleFile, newSource, upstreamFile } from './new/source.ts'
import { readArguments } from './support/arguments.ts'

const help = `Usage: npm run new -- source <slug> [options]

Writes a module, its upstream (the simulated source), and their lines in both lists. Its tests run, and fail until the
module asks the source and reads its answer. CONTRIBUTING.md has the steps that follow.

  --name <text>      name as people know it (default: the slug)
  --type <type>      pseudonym (default), email, domain, crypto or ip
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
  name: { type: 'string' },
  type: { type: 'string', default: 'pseudonym' },
  homepage: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

const { values, positionals } = readArguments(help, options, ({ values, positionals: [kind, slug = '', ...more] }) => {
  if (kind !== 'source' || more.length > 0) return 'Give "source" and one slug.'
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(slug) || slug.length > 40) {
    return 'The slug has 1 to 40 lower-case letters, digits and single dashes, and begins with a letter.'
  }
  if (!Object.hasOwn(types, values.type)) return `--type takes one of ${Object.keys(types).join(', ')}.`
  if (values.homepage !== undefined && URL.parse(values.homepage)?.protocol !== 'https:') {
    return '--homepage takes an https address.'
  }
  const there = [moduleFile(slug), upstreamFile(slug)].find(file => existsSync(resolve(root, file)))
  return there && `${there} exists already.`
})
const slug = positionals[1]!
const homepage = (values.homepage ?? `https://${slug}.example`).replace(/\/+$/, '')
const type = types[values.type] ?? queryTypes[0]
const name = values.name ?? slug
const files = newSource({ slug, name, type, homepage }, path => readFileSync(resolve(root, path), 'utf8'))
for (const [path, text] of files) writeFileSync(resolve(root, path), text)

if (values.json) console.log(JSON.stringify({ files: [...files.keys()] }))
else {
  console.log(`Wrote:
${[...files.keys()].map(path => `  ${path}`).join('\n')}

Next: write request, response, cards and examples, then run
  npx mocha test/sources/modules/modules.test.ts --grep ${slug}`)
}
