import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { bareEnvironment, ended } from '../support/child.ts'
import { freePort } from '../support/free-port.ts'

const orderlyEndMs = 10_000

/** The whole product, started with the command of `npm start`. */
export interface Product extends AsyncDisposable {
  pid: number
  url: string
  imagesUrl: string
  /** API key of the account that the first start creates. Rejects on a later start, which creates no key. */
  key: Promise<string>
}

const root = resolve(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
const startArguments = (folder: string) => scripts.start.replace(/^exec node /, '').split(' ').map(word =>
  word.startsWith('src/') ? join(folder, word) : word
)

/** @param folder folder of the product. Default: this work tree. Another one has what `npm pack` builds. */
export async function startProduct(
  dataDir: string, environment: Record<string, string> = {}, folder = root,
): Promise<Product> {
  const [port, imagesPort] = [await freePort(), await freePort()]
  const child = spawn(process.execPath, startArguments(folder), {
    cwd: dataDir, // this folder has no .env file that the product could read
    // Node.js caches compiled code in `TMPDIR`. Because `TMPDIR` is the data folder, the first start in a new folder
    // finds no compiled code of earlier starts.
    env: {
      ...bareEnvironment,
      DATA_DIR: dataDir,
      TMPDIR: dataDir,
      PORT: String(port),
      IMAGES_PORT: String(imagesPort),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const stop = () => { child.kill('SIGKILL') }
  process.once('exit', stop)
  return {
    pid: child.pid!,
    url: `http://127.0.0.1:${port}`,
    imagesUrl: `http://127.0.0.1:${imagesPort}`,
    key: readKey(child, dataDir),
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM') // not SIGKILL, because the compile cache is written when the process ends normally
      const late = setTimeout(stop, orderlyEndMs)
      await ended(child)
      clearTimeout(late)
      process.off('exit', stop)
    },
  }
}

/** The output is no terminal, so that the product writes the key to a file and prints the path. */
function readKey(child: ChildProcess, dataDir: string): Promise<string> {
  const key = new Promise<string>((found, failed) => {
    let text = ''
    child.stdout!.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const file = join(dataDir, 'first-key')
      if (text.includes(file)) found(readFileSync(file, 'utf8').trim())
    })
    child.once('exit', () => failed(new Error('the product ended without writing a key')))
  })
  key.catch(() => undefined) // some benches do not wait for the key, so a rejection must not end the process
  return key
}

/** A data folder that is removed when it goes out of scope. */
export function temporaryFolder(): { path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'tracewell-bench-'))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}
