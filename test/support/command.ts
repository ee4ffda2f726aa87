import { fork, spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { compileCache } from '../../scripts/support/compile-cache.ts'
import { until } from '../../scripts/support/until.ts'
import type { ReportedError } from '../../src/cli/kit/report-error.ts'
import type { CommandEnd, CommandOrder } from './command-runner.ts'

const program = resolve(import.meta.dirname, '../../src/cli.ts')

export interface Ran {
  code: number | null
  out: string
  err: string
}

/**
 * Runs the real command line until its process would end, in a process that has run others. By default it runs in the
 * folder for temporary files, which has no .env.
 *
 */
export async function command(
  args: readonly string[],
  environment: Record<string, string> = {},
  cwd = tmpdir(),
): Promise<Ran> {
  const runner = idle.pop() ?? startRunner()
  const ran = await runIn(runner, { args, environment: environmentOf(environment), cwd })
  if (runner.connected) idle.push(runner)
  return ran
}

/**
 * Runs the command line in a process of its own: for tests of the process.
 *
 * @param uid user who runs it. Default: the user of this process.
 */
export function ownCommand(
  args: readonly string[],
  environment: Record<string, string> = {},
  uid?: number,
): Promise<Ran> {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: tmpdir(),
    ...uid !== undefined && { uid, gid: uid },
    env: environmentOf(environment),
  })
  const ran = outputOf(child)
  return new Promise((done, fail) => {
    child.on('error', fail).on('close', code => done({ ...ran, code }))
  })
}

/** Processes that wait for a command. */
const idle: ChildProcess[] = []

const environmentOf = (additional: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  NO_COLOR: '1',
  // not those of the developer who runs the tests
  TRACEWELL_SERVER: undefined,
  TRACEWELL_KEY: undefined,
  TRACEWELL_ENV_FILE: undefined,
  TRACEWELL_PRESET: undefined,
  ...Object.fromEntries(['HTTPS_PROXY', 'https_proxy', 'ALL_PROXY', 'all_proxy'].map(name => [name, undefined])),
  XDG_CONFIG_HOME: '/nonexistent',
  NODE_COMPILE_CACHE: compileCache,
  ...additional,
})

function startRunner(): ChildProcess {
  const child = fork(resolve(import.meta.dirname, 'command-runner.ts'), {
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
  })
  child.stdout!.setEncoding('utf8')
  child.stderr!.setEncoding('utf8')
  return child
}

/** Resolves when the command has ended, or its process, as after `process.exit`. */
async function runIn(runner: ChildProcess, order: CommandOrder): Promise<Ran> {
  const ran: Ran = { code: null, out: '', err: '' }
  const noteOut = (text: string) => { ran.out += text }
  const noteErr = (text: string) => { ran.err += text }
  const { promise, resolve: done } = Promise.withResolvers<Ran>()
  const onEnd = async ({ code, mark }: CommandEnd) => {
    await until(() => ran.out.endsWith(mark) && ran.err.endsWith(mark))
    done({ code, out: ran.out.slice(0, -mark.length), err: ran.err.slice(0, -mark.length) })
  }
  const onClose = (code: number | null) => done({ ...ran, code })
  runner.stdout!.on('data', noteOut)
  runner.stderr!.on('data', noteErr)
  runner.once('message', onEnd).once('close', onClose)
  runner.send(order)
  await promise
  runner.stdout!.off('data', noteOut)
  runner.stderr!.off('data', noteErr)
  runner.off('message', onEnd).off('close', onClose)
  return promise
}

/** Starts a command that a test ends by a signal. `ran` grows with its output. */
export function spawnCommand(args: readonly string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: tmpdir(),
    env: { ...process.env, NO_COLOR: '1', ...environment },
  })
  return { child, ran: outputOf(child) }
}

/** Returns an object that grows with the output of the process. */
function outputOf({ stdout, stderr }: ChildProcessWithoutNullStreams): Ran {
  const ran: Ran = { code: null, out: '', err: '' }
  stdout.setEncoding('utf8').on('data', (text: string) => { ran.out += text })
  stderr.setEncoding('utf8').on('data', (text: string) => { ran.err += text })
  return ran
}

/** Parses the JSON that a command with `--json` has printed. `Printed` is the type of the parsed value. */
export const json = <Printed>({ out }: Ran): Printed => JSON.parse(out) as Printed

/** Returns the list that a command with `--json` has printed as the member `name` of an object. */
export const listOf = <Entry>(ran: Ran, name: string): Entry[] => json<Record<string, Entry[]>>(ran)[name]!

/** Returns the error that a command with `--json` has printed. */
export const errorOf = (ran: Ran): ReportedError => json<{ error: ReportedError }>(ran).error
