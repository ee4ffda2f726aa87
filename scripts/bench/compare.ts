import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { differences, type Difference } from './differences.ts'
import type { Row } from './report.ts'

const root = resolve(import.meta.dirname, '../..')

interface Comparison {
  /** Id of the commit, as `commitOf` returns it. */
  commit: string
  /** Arguments of `scripts/bench.ts` that select the benches and their sizes. */
  args: readonly string[]
  rounds: number
  say: (text: string) => void
}

/** Returns the id of the commit that a name stands for, or `undefined` if there is none. */
export function commitOf(ref: string): string | undefined {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).trim()
  } catch {
    return undefined
  }
}

/**
 * Runs the benches of another commit and of this work tree in turns. The other commit is checked out into a temporary
 * folder, which is removed at the end, also after Ctrl-C. Throws if a bench fails.
 */
export async function compareWith({ commit, args, rounds, say }: Comparison): Promise<Difference[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tracewell-compare-'))
  const tree = join(folder, 'tree')
  let running: ChildProcess | undefined
  const cleanUp = () => {
    running?.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
    git('worktree', 'prune')
  }
  process.once('exit', cleanUp) // synchronous, because it also runs when a signal ends the process
  try {
    git('worktree', 'add', '--detach', tree, commit)
    provideDependencies(tree, say)
    const run = async (place: string) => {
      const child = running = spawn(process.execPath, [join(place, 'scripts/bench.ts'), ...args, '--json'], {
        cwd: place,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      return rowsOf(child, place)
    }
    const before: Row[][] = []
    const after: Row[][] = []
    for (let round = 1; round <= rounds; round++) {
      say(`round ${round} of ${rounds}: ${commit.slice(0, 10)}`)
      before.push(await run(tree))
      say(`round ${round} of ${rounds}: this work tree`)
      after.push(await run(root))
    }
    return differences(before, after)
  } finally {
    process.off('exit', cleanUp)
    cleanUp()
  }
}

/** Links the installed packages of this work tree if the lock files are equal, and installs them otherwise. */
function provideDependencies(tree: string, say: (text: string) => void): void {
  const lock = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8')
  if (lock(tree) !== lock(root)) {
    say('its packages differ: npm ci')
    execFileSync('npm', ['ci'], { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] })
    return
  }
  for (const name of ['node_modules', 'dist']) {
    if (existsSync(join(root, name))) symlinkSync(join(root, name), join(tree, name))
  }
}

async function rowsOf(child: ChildProcess, place: string): Promise<Row[]> {
  let text = ''
  child.stdout!.setEncoding('utf8').on('data', (chunk: string) => { text += chunk })
  const code = await new Promise((done, failed) => child.once('error', failed).once('close', done))
  if (code !== 0) throw new Error(`the bench in ${place} ended with ${String(code)}`)
  return (JSON.parse(text) as { rows: Row[] }).rows
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
