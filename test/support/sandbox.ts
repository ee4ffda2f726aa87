import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { SandboxFacts } from '../../src/compose-sandbox.ts'
import { freePort } from './free-port.ts'
import { createCaller, type Caller, type Exit } from './process.ts'

const entry = resolve(import.meta.dirname, '../../src/start.js')

export interface SandboxProcess extends Caller, AsyncDisposable {
  facts: SandboxFacts
  folder: string
  readonly errors: string
  /** `POST /reset`; its status. */
  reset(): Promise<number>
  /** SIGTERM; resolves when it is gone. */
  stop(): Promise<Exit>
}

/** What `npm run sandbox` runs, to its end. */
export function runSandbox(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [entry, 'sandbox', ...args], {
    cwd: tmpdir(), env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: join(tmpdir(), 'tracewell-test-compile-cache'), ...environment }, stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => { child.kill('SIGKILL') }
  process.once('exit', kill)
  let output = ''
  let errors = ''
  const exited = new Promise<Exit>(done => child.once('close', (code, signal) => {
    process.off('exit', kill)
    done({ code, signal })
  }))
  const firstLine = new Promise<string>(done => child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (output.includes('\n')) done(output.slice(0, output.indexOf('\n')))
  }))
  child.stderr.on('data', (chunk: Buffer) => { errors += chunk.toString() })
  return { child, exited, firstLine, get output() { return output }, get errors() { return errors } }
}

/** A sandbox as a process of its own on free ports, ready. */
export async function startSandboxProcess(args: readonly string[] = [], environment: Readonly<Record<string, string>> = {}): Promise<SandboxProcess> {
  const folder = environment['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'tracewell-sandbox-'))
  const [port, imagesPort, controlPort] = [await freePort(), await freePort(), await freePort()].map(String)
  const run = runSandbox(['--json', '--port', port!, '--images-port', imagesPort!, '--control-port', controlPort!, ...args], { DATA_DIR: folder, ...environment })
  const line = await Promise.race([run.firstLine, run.exited.then(() => { throw new Error(`the sandbox ended:\n${run.errors}`) })])
  const facts = JSON.parse(line) as SandboxFacts
  const stop = () => {
    run.child.kill('SIGTERM')
    return run.exited
  }
  return {
    facts, folder, stop,
    get errors() { return run.errors },
    ...createCaller(() => facts.url),
    reset: async () => (await fetch(`${facts.controlUrl}/reset`, { method: 'POST' })).status,
    async [Symbol.asyncDispose]() {
      await stop()
      if (environment['DATA_DIR'] === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}
