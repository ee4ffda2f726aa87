import { execFile, spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

/** The tools of the machine, not those that the project brings along. */
const path = (process.env['PATH'] ?? '').split(delimiter).filter(folder => !folder.includes('node_modules'))
  .join(delimiter)

/** Runs it to its end. Rejects with its last lines where it ends with anything but 0. */
export async function run(
  folder: string,
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, PATH: path, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
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

/** What a tool says of its version, as numbers; nothing where it is not there. */
export async function versionOf(command: string, args: readonly string[]): Promise<number[] | undefined> {
  const said = await promisify(execFile)(command, args, { env: { ...process.env, PATH: path } }).catch(() => undefined)
  const [, version] = /(\d+(?:\.\d+)+)/.exec(`${said?.stdout}${said?.stderr}`) ?? []
  return version?.split('.').map(Number)
}

/** With a folder of programs before all others. */
export const withPrograms = (folder: string): Record<string, string> => ({ PATH: `${folder}${delimiter}${path}` })

export const here = (...names: readonly string[]): string => join(import.meta.dirname, ...names)
