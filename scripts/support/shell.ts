import { execFile, spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { promisify } from 'node:util'

/** PATH without the tools of this project, so that only tools of the machine are found. */
const path = (process.env['PATH'] ?? '').split(delimiter).filter(folder => !folder.includes('node_modules'))
  .join(delimiter)

/**
 * Runs a command to its end. If its exit code is not 0, rejects with the last lines of its output.
 * @param maxMs stops the command after this time, in milliseconds. Default: no limit.
 */
export async function run(
  folder: string,
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  maxMs?: number,
): Promise<string> {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, PATH: path, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...maxMs !== undefined && { timeout: maxMs },
  })
  let [printed, all] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => { printed += text; all += text })
  child.stderr.setEncoding('utf8').on('data', (text: string) => { all += text })
  const code = await new Promise<number | null>((done, fail) => child.once('close', done).once('error', fail))
  if (code === 0) return printed
  throw new Error(`${[command, ...args].join(' ')} ended with ${code}:\n${
    all.trimEnd().split('\n').slice(-30).join('\n')
  }`)
}

/** Returns the version of a tool as numbers, or `undefined` if the tool is missing. */
export async function versionOf(command: string, args: readonly string[]): Promise<number[] | undefined> {
  const said = await promisify(execFile)(command, args, { env: { ...process.env, PATH: path } }).catch(() => undefined)
  const [, version] = /(\d+(?:\.\d+)+)/.exec(`${said?.stdout}${said?.stderr}`) ?? []
  return version?.split('.').map(Number)
}

/** Returns an environment in which the folder is the first on the PATH. */
export const withPrograms = (folder: string): Record<string, string> => ({ PATH: `${folder}${delimiter}${path}` })
