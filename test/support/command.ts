import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { ReportedError } from '../../src/cli/kit/report-error.ts'

export interface Ran {
  code: number | null
  out: string
  err: string
}

/**
 * Runs the real command line until its process ends. By default it runs in the folder for temporary files, which has no
 * .env.
 *
 * @param uid user who runs it. Default: the user of this process.
 */
export function command(
  args: readonly string[],
  environment: Record<string, string> = {},
  cwd = tmpdir(),
  uid?: number,
): Promise<Ran> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../src/cli.ts'), ...args], {
    cwd,
    ...uid !== undefined && { uid, gid: uid },
    env: {
      ...process.env,
      NO_COLOR: '1',
      TRACEWELL_SERVER: '', // of the developer who runs the tests
      NODE_COMPILE_CACHE: join(tmpdir(), 'tracewell-test-compile-cache'),
      ...environment,
    },
  })
  const ran: Ran = { code: null, out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => { ran.out += text })
  child.stderr.setEncoding('utf8').on('data', (text: string) => { ran.err += text })
  return new Promise((done, fail) => {
    child.on('error', fail).on('close', code => done({ ...ran, code }))
  })
}

/** Starts a command that a test ends by a signal. `ran` grows with its output. */
export function spawnCommand(args: readonly string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../src/cli.ts'), ...args], {
    cwd: tmpdir(),
    env: { ...process.env, NO_COLOR: '1', ...environment },
  })
  const ran: Ran = { code: null, out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => { ran.out += text })
  child.stderr.setEncoding('utf8').on('data', (text: string) => { ran.err += text })
  return { child, ran }
}

/** Parses the JSON that a command with `--json` has printed. `Printed` is the type of the parsed value. */
export const json = <Printed>({ out }: Ran): Printed => JSON.parse(out) as Printed

/** Returns the error that a command with `--json` has printed. */
export const errorOf = (ran: Ran): ReportedError => json<{ error: ReportedError }>(ran).error
