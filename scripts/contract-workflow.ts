/** Runs the workflow of the guide to contract tests against a sandbox: `npm run contract:workflow -- --help`. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readWorkflow, runStep } from './contract/workflow.ts'
import { onlyOptions, readArguments } from './support/arguments.ts'
import { startSandboxProcess } from './support/sandbox.ts'
import { run } from './support/shell.ts'

const maxStepMs = 45 * 60_000
const workflow = readWorkflow()
const names = workflow.steps.map(({ name }) => name)
const help = `Usage: npm run contract:workflow -- [options]

Builds the documentation, starts a sandbox, and runs the steps of the workflow in openapi/guides/contract-tests.md, as
they are written there: ${names.join(', ')}. The tools come from the package
registries. Needs bash, curl and Python 3.

  --without <step>  leave out this step; may be repeated
  --help            show this

Exit codes: 0 every step succeeded, 1 a step failed or did not end in 45 minutes, 2 wrong arguments.
`

const { values: { without } } = readArguments(help, {
  without: { type: 'string', multiple: true, default: [] },
}, read => {
  const unknown = read.values.without.find(name => !names.includes(name))
  return unknown === undefined ? onlyOptions(read) : `${unknown}: there is ${names.join(', ')}.`
})

const root = resolve(import.meta.dirname, '..')
const folder = await mkdtemp(join(tmpdir(), 'tracewell-workflow-'))
try {
  process.exitCode = await main()
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function main(): Promise<number> {
  await run(root, process.execPath, ['scripts/docs.ts'])
  await using sandbox = await startSandboxProcess([], workflow.sandbox)
  const { url, imagesUrl, controlUrl, key } = sandbox.facts
  const env = {
    ...workflow.env,
    BASE_URL: url,
    IMAGES_URL: imagesUrl,
    CONTROL_URL: controlUrl,
    KEY: key,
  }
  let failed = 0
  for (const step of workflow.steps.filter(({ name }) => !without.includes(name))) {
    const began = Date.now()
    const code = await runStep(step, folder, env, maxStepMs)
    if (code !== 0) failed++
    const outcome = code === 0 ? 'passed' : code === null ? 'did not end' : `failed with ${code}`
    console.log(`${step.name}: ${outcome} in ${Math.round((Date.now() - began) / 1000)} s`)
  }
  return failed === 0 ? 0 : 1
}
