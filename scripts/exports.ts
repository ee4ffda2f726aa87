/** Reads exports of a sandbox with the tools they are for: `npm run exports -- --help`. */
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exportFormats } from '../src/core/exports/formats.ts'
import { breakings } from './exports/breakings.ts'
import { bundleOfValues, workbookOfValues } from './exports/values.ts'
import { runPrograms } from './support/programs.ts'
import { startSandboxProcess, type SandboxProcess } from './support/sandbox.ts'
import { run, withPrograms } from './support/shell.ts'
import * as tools from './support/tools.ts'

const help = `Usage: npm run exports -- [options]

Exports a search and an investigation of a sandbox in every format, and reads the files with stix2-validator (OASIS),
PyMISP, networkx, openpyxl, and the CSV, JSON and HTML readers of Python; stix2-validator also reads a bundle of values
of every type, legal and hostile, and openpyxl a workbook of them. If LibreOffice is installed, it reads the workbooks
too. Then breaks each file, and every reader must notice.

  --keep   keep the files in dist/exports, and reuse the packages (default: a temporary folder)
  --json   print the outcome as JSON: [{ name, outcome, seconds, printed, reason? }]
  --help   show this

The packages come from PyPI, in the versions pinned in scripts/exports/requirements.txt.

Exit codes: 0 passed or skipped, 1 a file could not be read or a broken one could, 2 wrong arguments or no Python 3.11.
`

interface Outcome {
  name: string
  outcome: 'passed' | 'failed' | 'skipped'
  seconds: number
  printed: string[]
  reason?: string
}

const here = (name: string): string => join(import.meta.dirname, 'exports', name)

await runPrograms<{ name: string }, Outcome>({
  help,
  folder: 'exports',
  all: [{ name: 'python' }],
  needsOf: () => [tools.python],
  skip: ({ name }, reason) => outcomeOf(name, 'skipped', 0, [], reason),
  async run(_, folder, report) {
    const began = Date.now()
    const printed: string[] = []
    const reason = await checkAll(folder, printed).then(() => undefined, (error: Error) => error.message)
    const seconds = Math.round((Date.now() - began) / 100) / 10
    report(outcomeOf('python', reason === undefined ? 'passed' : 'failed', seconds, printed, reason))
  },
  toText,
})

function toText({ name, outcome, seconds, printed, reason }: Outcome): string {
  const lines = [...printed.map(line => `  ${line}`), ...reason === undefined ? [] : [reason]]
  return `${[`${name}: ${outcome}, ${seconds} s`, ...lines].join('\n')}\n`
}

function outcomeOf(
  name: string, outcome: Outcome['outcome'], seconds: number, printed: string[], reason: string | undefined,
): Outcome {
  return {
    name,
    outcome,
    seconds,
    printed,
    ...reason !== undefined && { reason },
  }
}

/** Throws if a reader cannot read a file, or can read a broken one. */
async function checkAll(folder: string, printed: string[]): Promise<void> {
  await run(folder, 'python3', ['-m', 'venv', 'venv'])
  const programs = withPrograms(join(folder, 'venv/bin'))
  await run(folder, 'pip', ['install', '--quiet', '--requirement', here('requirements.txt')], programs)
  const read = (files: string) => run(folder, join(folder, 'venv/bin/python3'), ['-B', here('check.py'), files])
  const whole = join(folder, 'whole')
  await mkdir(whole, { recursive: true })
  await using sandbox = await startSandboxProcess()
  await exportAll(sandbox, whole)
  await writeFile(join(whole, 'values.stix.json'), await bundleOfValues())
  await writeFile(join(whole, 'values.xlsx'), await workbookOfValues())
  printed.push(...(await read(whole)).trimEnd().split('\n'))
  for (const [ending, name, breakFile] of breakings) {
    const broken = join(folder, `broken-${name.replaceAll(' ', '-')}`)
    await mkdir(broken, { recursive: true })
    await cp(join(whole, `search.${ending}`), join(broken, `search.${ending}`))
    await breakFile(join(broken, `search.${ending}`))
    const isRead = await read(broken).then(() => true, () => false)
    if (isRead) throw new Error(`search.${ending} was read ${name}`)
    printed.push(`search.${ending}: refused ${name}`)
  }
}

/** Writes the exports of a search and an investigation in every format. */
async function exportAll({ request, send, facts }: SandboxProcess, folder: string): Promise<void> {
  const key = facts.keys.business
  const search = await request('POST', '/search', {
    key,
    body: {
      query: { type: 'Email Address', value: 'tw-partial@tw-success.example' },
      leaks: { mode: 'all' },
      features: { breached_accounts: true, registered_accounts: 'include' },
      reference: '=case-7',
      labels: ['fraud'],
    },
  })
  const investigation = await request('POST', '/investigations', {
    key,
    body: { observables: [{ value: 'tw-follow' }, { value: 'tw-success' }], follow: { depth: 1, max_searches: 3 } },
  })
  for (const [name, path] of [
    ['search', `/search/${search.body.search.id}`],
    ['investigation', `/investigations/${investigation.body.data.investigation.id}`],
  ] as const) {
    await (await send('GET', `${path}/stream`, { key })).text() // until its end
    for (const [format, { ending }] of Object.entries(exportFormats)) {
      const response = await send('GET', `${path}/export?format=${format}`, { key })
      if (response.status !== 200) throw new Error(`${path}/export?format=${format} answered ${response.status}`)
      await writeFile(join(folder, `${name}.${ending}`), Buffer.from(await response.arrayBuffer()))
    }
  }
}
