import { fork, type ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'
import { compileCache } from './compile-cache.ts'

/** Environment of every child process. It does not contain the configuration of the person who runs the script. */
export const bareEnvironment = { PATH: process.env['PATH'] ?? '' }

/** A script that runs as a child process and answers questions. It is killed when it goes out of scope. */
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
const scripts = resolve(import.meta.dirname, '..')

/** @param script path of the script, relative to `scripts/` */
export function startChild(
  script: string, execArgv: readonly string[] = [], environment: Record<string, string> = {},
): Child {
  const child = fork(resolve(scripts, script), {
    env: { ...bareEnvironment, NODE_COMPILE_CACHE: compileCache, ...environment },
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
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await ended(child)
    },
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

/** Resolves when the child has ended. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await new Promise(done => child.once('exit', done))
}

// On a signal, exit normally, so that the children are killed first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
