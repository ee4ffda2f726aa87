import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../product.ts'
import { cpuSeconds, peakBytes } from '../machine.ts'
import type { Rival, RivalSite, Verdicts } from './rival.ts'

/** A tool that runs longer is ended. Its verdicts until then count. */
const mostSeconds = 300
const pollMs = 20
const bytesPerMb = 1024 * 1024

export interface RivalRun {
  seconds: number
  cpu: number
  peakMb: number
  verdicts: Verdicts
  /** `true` if the tool ran too long. */
  isCutOff: boolean
}

/** Runs a tool from its start to its end. Rejects if it leaves no verdicts. */
export async function runRival(
  rival: Rival, command: string, sites: readonly RivalSite[], name: string,
): Promise<RivalRun> {
  using folder = temporaryFolder()
  writeFileSync(join(folder.path, 'sites.json'), JSON.stringify(rival.list(sites)))
  const startedAt = performance.now()
  const child = spawn(command, rival.args(name), {
    cwd: folder.path,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: folder.path,
      LANG: 'C.UTF-8',
      // Looks for new versions fail at once. The simulated sites are not asked through this proxy.
      HTTPS_PROXY: 'http://127.0.0.1:9',
      ...rival.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = () => { child.kill('SIGKILL') }
  process.once('exit', stop)
  let [cpu, peak, isCutOff] = [0, 0, false]
  const poll = setInterval(() => {
    try {
      [cpu, peak] = [cpuSeconds(child.pid!), peakBytes(child.pid!)]
    } catch {
      // the process has just ended
    }
  }, pollMs)
  const limit = setTimeout(() => {
    isCutOff = true
    stop()
  }, mostSeconds * 1_000)
  let [printed, faults] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => { printed += text })
  child.stderr.setEncoding('utf8').on('data', (text: string) => { faults += text })
  try {
    await new Promise((done, failed) => child.once('close', done).once('error', failed))
  } finally {
    clearInterval(poll)
    clearTimeout(limit)
    process.off('exit', stop)
  }
  const seconds = (performance.now() - startedAt) / 1_000
  const names = new Set(sites.map(site => site.name))
  const verdicts = new Map([...readVerdicts(rival, folder.path, printed)].filter(([site]) => names.has(site)))
  if (verdicts.size === 0 && !isCutOff) {
    throw new Error(`${rival.name} printed no verdict: ${(faults || printed).trim().split('\n').slice(-3).join(' ')}`)
  }
  return {
    seconds,
    cpu,
    peakMb: peak / bytesPerMb,
    verdicts,
    isCutOff,
  }
}

function readVerdicts({ output, read }: Rival, folder: string, printed: string): Verdicts {
  if (output === undefined) return read(printed)
  try {
    return read(readFileSync(join(folder, output), 'utf8'))
  } catch {
    return new Map() // the tool ended before it wrote the file
  }
}
