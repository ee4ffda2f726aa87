import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SandboxFacts } from '../../src/sandbox/start.ts'
import { freePort } from './free-port.ts'
import { createCaller, spawnEntry, type Caller, type Exit } from './process.ts'
import { until } from './until.ts'

export interface SandboxProcess extends Caller, AsyncDisposable {
  facts: SandboxFacts
  folder: string
  readonly errors: string
  /** Sends `POST /reset` and returns the status. */
  reset(): Promise<number>
  /** Sends a signal, by default SIGTERM. Resolves when the process has ended. */
  stop(signal?: NodeJS.Signals): Promise<Exit>
}

/** Runs `npm run sandbox`. */
export const runSandbox = (args: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  spawnEntry(['sandbox', ...args], environment)

/** Starts a sandbox as a separate process on free ports, and waits until it is ready. */
export async function startSandboxProcess(
  args: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<SandboxProcess> {
  const folder = environment['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'tracewell-sandbox-'))
  const [port, imagesPort, controlPort] = [await freePort(), await freePort(), await freePort()].map(String)
  const run = runSandbox(['--json', '--port', port!, '--images-port', imagesPort!, '--control-port', controlPort!,
    ...args], { DATA_DIR: folder, ...environment })
  await until('the sandbox', async () => {
    if (run.child.exitCode !== null) throw new Error(`the sandbox ended:\n${run.errors}`)
    return run.output.endsWith('\n')
  })
  const facts = JSON.parse(run.output) as SandboxFacts
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    run.child.kill(signal)
    return run.exited
  }
  return {
    facts,
    folder,
    stop,
    get errors() { return run.errors },
    ...createCaller(() => facts.url),
    reset: async () => (await fetch(`${facts.controlUrl}/reset`, { method: 'POST' })).status,
    async [Symbol.asyncDispose]() {
      await stop()
      if (environment['DATA_DIR'] === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}
