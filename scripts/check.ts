/** Runs all checks at the same time: `npm run check -- --help`. */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { onlyOptions, readArguments } from './support/arguments.ts'

const help = `Usage: npm run check

Runs the scripts check:* of package.json, as many at a time as there are cores. Prints the output of each when it has
ended, and its seconds. Lint and types keep what they know in node_modules/.cache: the first run takes longer.

Exit codes: 0 all passed, 1 not all passed, 2 wrong usage.
`
readArguments(help, {}, onlyOptions)

/** The longest first. */
const checks = ['code', 'documents', 'types', 'generated', 'imports', 'words', 'evidence']
const failed: string[] = []
const next = checks.values()
await Promise.all(Array.from({ length: availableParallelism() }, async () => {
  for (const check of next) await run(check)
}))
if (failed.length > 0) {
  console.error(`failed: ${failed.join(', ')}`)
  process.exitCode = 1
}

async function run(check: string): Promise<void> {
  const startedAtMs = performance.now()
  const child = spawn('npm', ['run', '--silent', `check:${check}`], { cwd: resolve(import.meta.dirname, '..') })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  const code = await new Promise<number | null>(done => child.on('close', done))
  if (code !== 0) failed.push(`check:${check}`)
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1)
  const heading = `check:${check} ${code === 0 ? 'passed' : 'failed'} after ${seconds} s`
  process.stdout.write(`${heading}\n${Buffer.concat(chunks)}`)
}
