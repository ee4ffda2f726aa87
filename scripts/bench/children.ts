import { type ChildProcess, fork, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../support/free-port.ts'

/** Environment of every child process. It does not contain the configuration of the person who runs the bench. */
const bare = { PATH: process.env['PATH'] ?? '' }

/**
 * A script of this folder that runs as a child process and answers questions. It is killed when it goes out of scope.
 */
export interface Child extends AsyncDisposable {
  pid: number
  /** Rejects if the child fails or does not answer within two minutes. */
  ask<Answer>(question: string, payload?: unknown): Promise<Answer>
}

interface Reply {
  answer?: unknown
  fault?: string
}

const answerMs = 120_000
const orderlyEndMs = 10_000

export function startChild(
  script: string, execArgv: readonly string[] = [], environment: Record<string, string> = {},
): Child {
  const child = fork(join(import.meta.dirname, script), {
    env: { ...bare, ...environment },
    execArgv: [...execArgv],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  return {
    pid: child.pid!,
    async ask<Answer>(question: string, payload?: unknown): Promise<Answer> {
      child.send({ question, payload })
      const { answer, fault } = await next(child, script)
      if (fault !== undefined) throw new Error(`${script}, asked for ${question}: ${fault}`)
      return answer as Answer
    },
    [Symbol.asyncDispose]: () => killed(child),
  }
}

function next(child: ChildProcess, script: string): Promise<Reply> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new Error(`${script} gives no answer`)), answerMs)
    const settle = (end: () => void) => {
      clearTimeout(timer)
      child.off('message', answered).off('exit', exited)
      end()
    }
    const answered = (reply: unknown) => settle(() => done(reply as Reply))
    const exited = (code: number | null) => settle(() => failed(new Error(`${script} exited with ${code}`)))
    child.once('message', answered).once('exit', exited)
  })
}

/**
 * Answers the questions of the parent process one by one. Called in the child process, which ends when the parent ends.
 */
export function answerParent(answers: Readonly<Record<string, (payload: never) => unknown>>): void {
  process.on('message', async ({ question, payload }: { question: string, payload: unknown }) => {
    try {
      process.send!({ answer: await answers[question]!(payload as never) })
    } catch (error) {
      process.send!({ fault: String((error as Error).stack) })
    }
  })
  process.on('disconnect', () => process.exit())
}

async function killed(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await ended(child)
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await new Promise(done => child.once('exit', done))
}

/** The whole product, started with the command of `npm start`. */
export interface Product extends AsyncDisposable {
  pid: number
  url: string
  imagesUrl: string
  /** API key of the account that the first start creates. Rejects on a later start, which prints no key. */
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
      ...bare,
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
    key: readKey(child),
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM') // not SIGKILL, because the compile cache is written when the process ends normally
      const late = setTimeout(stop, orderlyEndMs)
      await ended(child)
      clearTimeout(late)
      process.off('exit', stop)
    },
  }
}

function readKey(child: ChildProcess): Promise<string> {
  const key = new Promise<string>((found, failed) => {
    let text = ''
    child.stdout!.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const [match] = /tw_(?:live|test)_\w{38}/.exec(text) ?? []
      if (match) found(match)
    })
    child.once('exit', () => failed(new Error('the product ended without showing a key')))
  })
  key.catch(() => undefined) // some benches do not wait for the key, so a rejection must not end the process
  return key
}

/** A data folder that is removed when it goes out of scope. */
export function temporaryFolder(): { path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'tracewell-bench-'))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}

// On a signal, exit normally, so that the children are killed first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
