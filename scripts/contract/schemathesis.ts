import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Version of Schemathesis for which the configuration in this folder is written. https://schemathesis.readthedocs.io
 */
const version = '4.32.5'
const configuration = join(import.meta.dirname, 'schemathesis.toml')

export interface SchemathesisTarget {
  url: string
  key: string | undefined
  seed: number
  operations?: readonly string[] | undefined
  /**
   * `true` if the server limits wrong keys. The server then answers 429 to a wrong key, but Schemathesis expects 401.
   * Schemathesis therefore skips its check of wrong keys, and the contract test of this project checks wrong keys
   * instead.
   */
  countsWrongKeys?: boolean
}

/**
 * Runs Schemathesis, and writes its output to stderr. Returns its exit code, which is 0 if there are no findings.
 * Rejects if Schemathesis, uv and Python are all missing.
 */
export async function runSchemathesis(
  { url, key, seed, operations = [], countsWrongKeys = false }: SchemathesisTarget,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'tracewell-schemathesis-'))
  try {
    const [program, ...before] = await findProgram(folder)
    const chosen = operations.flatMap(id => ['--include-operation-id', id])
    return await run(program!, [
      ...before,
      '--no-color',
      '--config-file',
      configuration,
      'run',
      `${url.replace(/\/$/, '')}/openapi.json`,
      '--url',
      url,
      '--seed',
      String(seed),
      ...chosen,
      ...(countsWrongKeys ? ['--exclude-checks', 'ignored_auth'] : []),
      ...(key === undefined ? [] : ['--header', `Authorization: Bearer ${key}`]),
    ], folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Returns the command that starts Schemathesis. Uses an installed version, otherwise uv (which caches Schemathesis),
 * otherwise a virtual environment for this run.
 */
async function findProgram(folder: string): Promise<string[]> {
  const works = (program: string, ...args: string[]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0
  if (spawnSync('schemathesis', ['--version'], { encoding: 'utf8' }).stdout?.includes(version) === true) {
    return ['schemathesis']
  }
  if (works('uvx', '--version')) return ['uvx', `schemathesis@${version}`]
  if (!works('python3', '--version')) throw new Error('Schemathesis needs uv, or Python 3.10 or later')
  const home = join(folder, 'python')
  if (
    await run('python3', ['-m', 'venv', home], folder) !== 0 ||
    await run(join(home, 'bin/pip'), ['install', '--quiet', `schemathesis==${version}`], folder) !== 0
  ) {
    throw new Error('Schemathesis could not be installed')
  }
  return [join(home, 'bin/schemathesis')]
}

/** Runs the program in a separate folder, because it may leave files behind. */
function run(program: string, args: readonly string[], folder: string): Promise<number> {
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 2, 2] })
  return new Promise((done, failed) => child.on('error', failed).on('exit', code => done(code ?? 1)))
}
