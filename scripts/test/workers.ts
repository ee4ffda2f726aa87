import { fork, type ChildProcess } from 'node:child_process'
import { join, resolve } from 'node:path'
import { compileCache } from '../support/compile-cache.ts'
import type { DatabaseName, Job } from './queue.ts'

/** A message to a worker: run the tests of this file. `name` begins the lines that it prints. */
export interface Order extends TestOptions {
  file: string
  name: DatabaseName
}

export interface TestOptions {
  /** Pattern of titles. Default: all tests. */
  grep?: string
  /** Ends the run at the first failure. */
  bail: boolean
}

/** A test or a hook. */
export interface TimedTest {
  title: string
  ms: number
}

/** The answer of a worker. */
export interface FileReport {
  passed: number
  failed: number
  pending: number
  ms: number
  tests: TimedTest[]
  /** Failures with their differences, as text to print. */
  failures: string
  /** Replies that the tests have seen, each as `<operationId> <status>`. */
  seen: string[]
}

export interface RunOptions {
  /** Number of files that run at the same time. */
  slots: number
  /** Additional environment of the workers, by database. */
  environments: Readonly<Record<DatabaseName, Readonly<Record<string, string>>>>
  tests: TestOptions
  signal: AbortSignal
  onReport(job: Job, report: FileReport): void
  /** A worker ended in this file, without a report. */
  onCrash(job: Job, reason: string): void
}

const root = resolve(import.meta.dirname, '../..')
const worker = join(root, 'test/support/worker.ts')

/**
 * Runs the jobs in their order, each as soon as a slot is free. A slot has one process for each database: it keeps
 * what it has loaded, and no process has to load a file twice, which would have no tests the second time.
 */
export async function runQueue(jobs: readonly Job[], options: RunOptions): Promise<void> {
  const queue = [...jobs]
  options.signal.addEventListener('abort', () => { queue.length = 0 })

  async function runSlot(): Promise<void> {
    const workers = new Map<DatabaseName, ChildProcess>()
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
      const child = workers.get(job.database) ?? startWorker(options.environments[job.database], options.signal)
      workers.set(job.database, child)
      try {
        const report = await runFile(child, { ...options.tests, file: join(root, job.file), name: job.database })
        options.onReport(job, report)
        if (options.tests.bail && report.failed > 0) queue.length = 0
      } catch (error) {
        workers.delete(job.database)
        options.onCrash(job, (error as Error).message)
      }
    }
    await Promise.all(Array.from(workers.values(), end))
  }

  await Promise.all(Array.from({ length: Math.min(options.slots, jobs.length) }, runSlot))
}

function startWorker(environment: Readonly<Record<string, string>>, signal: AbortSignal): ChildProcess {
  return fork(worker, {
    cwd: root,
    signal,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compileCache,
      ...environment,
    },
  }).on('error', () => undefined) // an aborted process ends, and that is reported
}

/** Resolves with the report of the file. Rejects if the worker ends first. */
function runFile(child: ChildProcess, order: Order): Promise<FileReport> {
  const { promise, resolve: done, reject } = Promise.withResolvers<FileReport>()
  const onExit = () => reject(new Error(`the process ended with ${child.signalCode ?? `code ${child.exitCode}`}`))
  if (hasEnded(child)) onExit()
  child.once('message', done).once('exit', onExit)
  child.send(order, () => undefined) // if the process has ended, its exit is reported
  return promise.finally(() => child.off('message', done).off('exit', onExit))
}

/** Ends a worker as Mocha's option `exit` does, whatever its tests have left open. */
async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const exited = new Promise(done => child.once('exit', done))
  child.disconnect()
  await exited
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null
