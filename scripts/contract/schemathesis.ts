import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The version that the configuration beside this file was written for. https://schemathesis.readthedocs.io */
const version = '4.32.5'
const configuration = join(import.meta.dirname, 'schemathesis.toml')

export interface SchemathesisTarget {
  url: string
  key: string | undefined
  seed: number
  operations?: readonly string[] | undefined
  /** The server counts wrong keys, and answers 429 where Schemathesis waits for 401: that check is left to our own runner. */
  countsWrongKeys?: boolean
}

/**
 * Lets Schemathesis ask this server, as the configuration says, with what it prints on stderr. Gives its exit code: 0 where nothing
 * was found. Rejects where neither uv nor Python is there.
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

/** What is there already; else uv, which keeps it, or a virtual environment for this run. */
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

/** In a folder of its own, where it may leave what it likes. */
function run(program: string, args: readonly string[], folder: string): Promise<number> {
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 2, 2] })
  return new Promise((done, failed) => child.on('error', failed).on('exit', code => done(code ?? 1)))
}
