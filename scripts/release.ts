/** Prepares a release: `npm run release -- --help`. */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { planRelease, writeRelease } from './release/release.ts'
import { readArguments } from './support/arguments.ts'

const help = `Usage: npm run release -- <version> [--dry-run] [--json]

Prepares a release, such as 1.2.3. Checks that the working tree has no changes, that the version has no tag and is not
lower than the last release, that CHANGELOG.md describes it, and that it permits what npm run contract:diff reports.
Then writes:
  - the version: package.json, package-lock.json, both documents, the guides and the Helm chart
  - the generated files, with both client packages
  - CHANGELOG.md: the lines below "Unreleased", below a head with the version and the day (UTC)
  - generated/released: the documents of this release, which npm run contract:diff compares with from now on

It commits and tags nothing: CI must pass first. Until the tag exists, the same version can be prepared again.

  --dry-run  check only, and print the files to write
  --json     print { version, base, faults } as JSON
  --help     show this

Exit codes: 0 written, or nothing against it; 1 refused, and nothing is written; 2 wrong arguments.
`
const root = resolve(import.meta.dirname, '..')
const { values, positionals: [version = ''] } = readArguments(help, {
  'dry-run': { type: 'boolean', default: false },
  'json': { type: 'boolean', default: false },
}, ({ positionals: [named = '', ...rest] }) =>
  rest.length > 0 || !/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(named) ? 'Give one version, such as 1.2.3.' : undefined)

const parts = { root, version, day: new Date().toISOString().slice(0, 10), generate }
const { base, faults, files } = planRelease(parts)
const next = [
  `git add --all && git commit -m 'Release ${version}'`,
  `git tag -a v${version} -m v${version}    # after CI has passed`,
]
if (faults.length > 0) process.exitCode = 1
else if (!values['dry-run']) writeRelease(parts, { files })
if (values.json) console.log(JSON.stringify({ version, base, faults }))
else if (faults.length > 0) for (const fault of faults) console.error(`${fault}.`)
else {
  console.log(`${version}, ${base === null ? 'the first release' : `compared with ${base}`}. ${
    values['dry-run'] ? 'To write' : 'Wrote'}:
${[...files.keys(), 'generated/, with generated/released/'].map(file => `  ${file}`).join('\n')}

Next:
${next.map(line => `  ${line}`).join('\n')}`)
}

/** Writes the generated files. Their names go to standard error, so that `--json` prints one line. */
function generate(): void {
  const { status } = spawnSync(process.execPath, [resolve(root, 'scripts/generate.ts')], {
    stdio: ['ignore', process.stderr, 'inherit'],
  })
  if (status !== 0) throw new Error('npm run generate failed. Undo the release with: git restore .')
}
