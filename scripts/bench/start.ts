import { setTimeout as sleep } from 'node:timers/promises'
import { startChild, startProduct, temporaryFolder } from './children.ts'
import { benchCommands } from './commands.ts'
import { residentBytes } from './machine.ts'
import { atMost, median, row, type Row } from './report.ts'
import { answered } from './wait.ts'

const rounds = 5
const idleMs = 5_000
const bytesPerMb = 1024 * 1024

/**
 * Measures the time from the start of the process until the readiness check first answers 200. Then measures the
 * memory, the processor time of commands, and the first find of a search in a terminal.
 */
export async function benchStart(say: (text: string) => void): Promise<Row[]> {
  const fresh: number[] = []
  const existing: number[] = []
  const bare: number[] = []
  for (let round = 1; round <= rounds; round++) {
    using folder = temporaryFolder()
    bare.push(await timeBare())
    fresh.push(await timeProduct(folder.path))
    existing.push(await timeProduct(folder.path))
    say(`round ${round} of ${rounds}: fresh ${Math.round(fresh.at(-1)!)} ms, existing ${
      Math.round(existing.at(-1)!)
    } ms`)
  }
  const { ours, theirs } = await idleMemory(say)
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
      what: `RSS after ${idleMs / 1000} s of rest`,
      unit: 'MB',
      measured: ours / bytesPerMb,
      baseline: baseline([theirs / bytesPerMb]),
    }, 100),
    ...commands,
  ]
}

async function timeProduct(dataDir: string): Promise<number> {
  const start = performance.now()
  await using product = await startProduct(dataDir)
  return await answered(`${product.url}/health/ready`, start)
}

async function timeBare(): Promise<number> {
  const start = performance.now()
  await using bare = startChild('bare-server.ts')
  return await answered(`http://127.0.0.1:${await bare.ask<number>('port')}/`, start)
}

async function idleMemory(say: (text: string) => void): Promise<{ ours: number, theirs: number }> {
  using folder = temporaryFolder()
  await timeProduct(folder.path) // not measured: only this first start compiles the code, and compiling costs memory
  await using product = await startProduct(folder.path)
  await using bare = startChild('bare-server.ts')
  await answered(`${product.url}/health/ready`)
  await answered(`http://127.0.0.1:${await bare.ask<number>('port')}/`)
  say('at rest')
  await sleep(idleMs)
  return { ours: residentBytes(product.pid), theirs: residentBytes(bare.pid) }
}
