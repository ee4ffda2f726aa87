/**
 * Reports the changes of the API contract in this working tree that callers can notice: `npm run contract:diff --
 * --help`.
 *
 * The comparison is our own: oasdiff 1.37.0 reports 20 of the 32 breaks in `test/contract/diff.test.ts` as such, and no
 * change of `x-plan-feature`, `x-key-mark`, `x-scope` and `x-cost`.
 */
import { resolve } from 'node:path'
import {
  compareReleases,
  readCommit,
  readLastRelease,
  readWorkingTree,
  type Comparison,
  type Release,
  type ReportedChange,
} from './contract/diff/releases.ts'
import { asNode, textOf } from './generate/document.ts'
import { readArguments } from './support/arguments.ts'

const help = `Usage: npm run contract:diff -- [ref] [--json]

Compares generated/api.json and generated/images.json of the working tree with those of the last release in
generated/released, or of a git ref, and separates breaking changes from additions. CONTRIBUTING.md, "Versions",
defines what breaks.

  --json   print { base, version, allowed, changes: [{ document, breaks, where, what }] }
  --help   show this

Exit codes: 0 nothing breaks, or package.json has a higher major version (below 1.0.0 a higher minor one), or there is
no release to compare with; 1 a break without such a version; 2 wrong arguments.
`
const root = resolve(import.meta.dirname, '..')

function main(): void {
  const { values: { json }, positionals: [ref] } = readArguments(help, {
    json: { type: 'boolean', default: false },
  }, ({ positionals: [named, ...rest] }) => {
    if (rest.length > 0) return 'One ref at most can be given.'
    return named === undefined || readCommit(root, named) ? undefined : `There is no commit ${named}.`
  })
  const base = ref === undefined ? readLastRelease(root) : readCommit(root, ref)
  if (base === undefined) {
    const none = 'There is no release to compare with: nothing can break yet. Name a ref to compare with it.'
    return void process.stdout
      .write(json ? `${JSON.stringify({ base: null, version: null, allowed: true, changes: [] })}\n` : `${none}\n`)
  }
  const tree = readWorkingTree(root)
  const comparison = compareReleases(base, tree)
  const { changes, allowed } = comparison
  if (json) {
    const version = { before: base.version, after: tree.version }
    process.stdout.write(`${JSON.stringify({ base: base.name, version, allowed, changes }, null, 2)}\n`)
  } else report(base, tree, comparison)
  if (changes.some(({ breaks }) => breaks) && !allowed) process.exitCode = 1
}

function report(base: Release, tree: Release, { changes, allowed }: Comparison): void {
  const print = (line: string) => process.stdout.write(`${line}\n`)
  for (const [{ document, breaks, where, what }, ...others] of joinEqual(changes)) {
    print(`${breaks ? 'breaks' : 'adds  '}  ${document}: ${where} ${what}${
      others.length === 0 ? '' : `; and in ${others.length} more places`
    }`)
  }
  const breaking = changes.filter(({ breaks }) => breaks).length
  const versions = `${base.version}, now ${tree.version}`
  print(`Since ${base.name} (${versions}): ${breaking} breaking, ${changes.length - breaking} additive.`)
  print(`The documents have the version ${textOf(asNode(tree.documents.api?.info).version)}.`)
  if (breaking > 0) {
    print(allowed
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
    ...Map.groupBy(changes, ({ document, breaks, where, what }) =>
      JSON.stringify([document, breaks, last(where), what])).values(),
  ] as Array<[ReportedChange, ...ReportedChange[]]>
}

main()
