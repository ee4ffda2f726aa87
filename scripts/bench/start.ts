import { execFileSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProduct, temporaryFolder } from './product.ts'
import { startChild } from '../support/child.ts'
import { benchCommands } from './commands.ts'
import { residentBytes } from './machine.ts'
import { atMost, median, row, type Row } from './report.ts'
import { answered } from './wait.ts'

const rounds = 5
const idleMs = 5_000
const bytesPerMb = 1024 * 1024
const root = resolve(import.meta.dirname, '../..')

/**
 * Measures the time from the start of the process until the readiness check first answers 200, of this work tree and of
 * what `npm pack` builds. Then measures the memory, the processor time of commands, and the first find of a search in a
 * terminal.
 */
export async function benchStart(say: (text: string) => void): Promise<Row[]> {
  const fresh: number[] = []
  const existing: number[] = []
  const packaged: number[] = []
  const bare: number[] = []
  using place = temporaryFolder()
  using packageData = temporaryFolder()
  buildPackage(place.path)
  await timeProduct(packageData.path, place.path) // not measured: a first start
  for (let round = 1; round <= rounds; round++) {
    using folder = temporaryFolder()
    bare.push(await timeBare())
    fresh.push(await timeProduct(folder.path))
    existing.push(await timeProduct(folder.path))
    packaged.push(await timeProduct(packageData.path, place.path))
    say(`round ${round} of ${rounds}: fresh ${Math.round(fresh.at(-1)!)} ms, existing ${
      Math.round(existing.at(-1)!)
    } ms, package ${Math.round(packaged.at(-1)!)} ms`)
  }
  const { ours, packages, theirs } = await idleMemory(say, place.path)
  using folder = temporaryFolder()
  await timeProduct(folder.path)
  const commands = await benchCommands(say, folder.path)
  const baseline = (values: number[]) => ({ what: 'bare node:http', value: median(values) })
  return [
    row({
      what: 'first start, new data folder: ready',
      unit: 'ms',
      measured: median(fresh),
      baseline: baseline(bare),
    }),
    atMost({
      what: 'later start, existing data folder: ready',
      unit: 'ms',
      measured: median(existing),
      baseline: baseline(bare),
    }, 350),
    atMost({
      what: 'later start of the package: ready',
      unit: 'ms',
      measured: median(packaged),
      baseline: baseline(bare),
    }, 350),
    atMost({
      what: `RSS after ${idleMs / 1000} s of rest`,
      unit: 'MB',
      measured: ours / bytesPerMb,
      baseline: baseline([theirs / bytesPerMb]),
    }, 100),
    atMost({
      what: `RSS of the package after ${idleMs / 1000} s of rest`,
      unit: 'MB',
      measured: packages / bytesPerMb,
      baseline: baseline([theirs / bytesPerMb]),
    }, 100),
    ...commands,
  ]
}

/** Builds what `npm pack` and the image contain, beside the packages of this work tree. */
function buildPackage(folder: string): void {
  const out = ['--out', join(folder, 'package')]
  execFileSync(process.execPath, [join(root, 'scripts/pack.ts'), ...out], { stdio: ['ignore', 'ignore', 'inherit'] })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
}

async function timeProduct(dataDir: string, place?: string): Promise<number> {
  const start = performance.now()
  await using product = await startProduct(dataDir, {}, place && join(place, 'package'))
  return await answered(`${product.url}/health/ready`, start)
}

async function timeBare(): Promise<number> {
  const start = performance.now()
  await using bare = startChild('bench/bare-server.ts')
  return await answered(`http://127.0.0.1:${await bare.ask<number>('port')}/`, start)
}

async function idleMemory(say: (text: string) => void, place: string) {
  using folder = temporaryFolder()
  using packageData = temporaryFolder()
  // not measured: only these first starts compile the code, and compiling costs memory
  await timeProduct(folder.path)
  await timeProduct(packageData.path, place)
  await using product = await startProduct(folder.path)
  await using packaged = await startProduct(packageData.path, {}, join(place, 'package'))
  await using bare = startChild('bench/bare-server.ts')
  await answered(`${product.url}/health/ready`)
  await answered(`${packaged.url}/health/ready`)
  await answered(`http://127.0.0.1:${await bare.ask<number>('port')}/`)
  say('at rest')
  await sleep(idleMs)
  return {
    ours: residentBytes(product.pid),
    packages: residentBytes(packaged.pid),
    theirs: residentBytes(bare.pid),
  }
}
