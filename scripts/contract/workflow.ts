import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'

const guide = resolve(import.meta.dirname, '../../openapi/guides/contract-tests.md')

/** A step of the workflow that runs a script. */
export interface Step {
  name: string
  run: string
}

export interface Workflow {
  /** Variables of the sandbox. */
  sandbox: Record<string, string>
  /** Variables of the steps. */
  env: Record<string, string>
  steps: Step[]
}

interface Written {
  jobs: Record<string, {
    services: Record<string, { env: Record<string, string> }>
    env: Record<string, string>
    steps: Partial<Step>[]
  }>
}

/** Reads the workflow of the guide to contract tests: its first block of YAML. Leaves out steps that are actions. */
export function readWorkflow(): Workflow {
  const [, text = ''] = /^```yaml shown\n([^]*?)^```$/m.exec(readFileSync(guide, 'utf8')) ?? []
  const [job] = Object.values((parse(text) as Written).jobs)
  const [service] = Object.values(job!.services)
  return {
    sandbox: service!.env,
    env: job!.env,
    steps: job!.steps.filter((step): step is Step => step.run !== undefined),
  }
}

/**
 * Runs a step in bash, as GitHub Actions does, and ends what it has left in the background. Returns its exit code, and
 * `null` if it did not end in `maxMs` milliseconds. Its output goes to standard error.
 */
export function runStep(
  { run }: Step, folder: string, env: Readonly<Record<string, string>>, maxMs: number,
): Promise<number | null> {
  const child = spawn('bash', ['-eo', 'pipefail', '-c', run], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 2, 2],
    detached: true, // a process group of its own
  })
  const end = () => {
    try {
      process.kill(-child.pid!, 'SIGKILL')
    } catch { /* nothing of it is left */ }
  }
  const timer = setTimeout(end, maxMs)
  return new Promise((done, failed) => child.once('error', failed).once('exit', code => {
    clearTimeout(timer)
    end()
    done(code)
  }))
}
