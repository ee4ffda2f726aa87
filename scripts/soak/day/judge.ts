import type { Handles } from './handles.ts'
import { createFaults, type Outcome } from '../outcome.ts'
import { median } from '../../bench/report.ts'

export interface Sample {
  atMs: number
  /** Heap and external memory after a collection, without `codeMb`. */
  heapMb: number
  /**
   * Functions that V8 has compiled, with what belongs to them. It compiles those that run often, for as long as it
   * finds some, so this grows for longer than the memory of the program.
   */
  codeMb: number
  rssMb: number
}

/** Delay of the event loop: how late its timers are. */
export interface Delay {
  p99Ms: number
  maxMs: number
  /**
   * p99 of the processor time of the main thread between two turns. If it is far below `p99Ms`, the process waited for
   * the machine.
   */
  ownP99Ms: number
}

export interface Slope {
  mbPerHour: number
  /** Half of the interval in which the slope lies with 95 percent probability. */
  noise: number
}

export interface Day {
  measured: { samples: readonly Sample[], delay: Delay }
  /** Handles of the idle server before the load, and after it. */
  before: Handles
  after: Handles
  /** `false` if the run is so short that its slope and its delays mean nothing. */
  isTimed: boolean
}

const memories = { heapMb: 'heap and external memory', codeMb: 'compiled code', rssMb: 'RSS' } as const
const maxDelayMs = 20
/**
 * Growth over the whole time that counts as none, as a share of the memory. A slope is a fault if it is steeper than
 * its noise and this share together.
 */
const allowedShare = { heapMb: 0.01, codeMb: 0.15, rssMb: 0.03 }
const fewest = 8
/** Varies by a few, whatever the load was. A leak of signals shows in the memory, and in the listeners on them. */
const reportedOnly = 'abort signals'
const msPerHour = 3_600_000

/** Compares a day with its promises: no growth after the first quarter, nothing left over, a responsive event loop. */
export function judgeDay({ measured: { samples, delay }, before, after, isTimed }: Day): Outcome {
  const { check, faults } = createFaults()
  const later = samples.slice(Math.ceil(samples.length / 4))
  const figures: Outcome['figures'] = {}
  for (const [field, name] of Object.entries(memories) as Array<[keyof typeof memories, string]>) {
    if (later.length < fewest) {
      check(!isTimed, `only ${later.length} samples after the first quarter; there must be ${fewest}`)
      continue
    }
    const slope = slopeOf(later.map(sample => ({ atMs: sample.atMs, mb: sample[field] })))
    const level = median(later.map(sample => sample[field]))
    const hours = (later.at(-1)!.atMs - later[0]!.atMs) / msPerHour
    const grew = (slope.mbPerHour - slope.noise) * hours
    const text = `${signed(slope.mbPerHour)} ± ${slope.noise.toFixed(1)} MB an hour`
    const target = field === 'codeMb' ? `at most ${allowedShare.codeMb * 100} % more` : 'no growth'
    figures[`${name} after the first quarter (target: ${target})`] = `${level.toFixed(1)} MB, ${text}`
    if (isTimed) check(grew <= allowedShare[field] * level, `${name} grew by ${text} after the first quarter`)
  }
  figures[`p99 of the event loop's delay (target: under ${maxDelayMs} ms)`] =
    `${delay.p99Ms.toFixed(1)} ms, longest ${delay.maxMs.toFixed(0)} ms`
  figures['p99 of its own work between two turns'] = `${delay.ownP99Ms.toFixed(1)} ms of processor time`
  if (isTimed) {
    check(delay.p99Ms < maxDelayMs, `the p99 of the event loop's delay was ${delay.p99Ms.toFixed(1)} ms`)
  }
  for (const [name, first, last] of compareHandles(before, after)) {
    figures[`${name} before and after${name === reportedOnly ? '' : ' (target: no more)'}`] = `${first}, ${last}`
    if (name !== reportedOnly) check(last <= first, `${name}: ${first} before the load, ${last} after it`)
  }
  return { figures, faults }
}

/** Returns each kind of handle with its number before and after. */
export function compareHandles(before: Handles, after: Handles): Array<[name: string, before: number, after: number]> {
  const { active: activeBefore, ...firsts } = before
  const { active: activeAfter, ...lasts } = after
  const kinds = [...new Set([...Object.keys(activeBefore), ...Object.keys(activeAfter)])].sort()
  const names = {
    timers: 'timers',
    sockets: 'sockets',
    abortSignals: 'abort signals',
    targetListeners: 'listeners of event targets',
    processListeners: 'listeners of the process',
    listenerWarnings: 'warnings about listeners',
  }
  return [
    ...Object.entries(names).map(([key, name]): [string, number, number] => {
      const field = key as keyof typeof names
      return [name, firsts[field], lasts[field]]
    }),
    ...kinds.map((kind): [string, number, number] =>
      [`active: ${kind}`, activeBefore[kind] ?? 0, activeAfter[kind] ?? 0]),
  ]
}

/**
 * Fits a line by least squares. Neighbouring samples resemble each other, so they count as fewer independent ones:
 * `n (1 - r) / (1 + r)`, where r is the correlation of a residual with the next one.
 * https://www.itl.nist.gov/div898/handbook/pmd/section4/pmd431.htm
 */
export function slopeOf(points: ReadonlyArray<{ atMs: number, mb: number }>): Slope {
  const count = points.length
  const meanAt = points.reduce((sum, { atMs }) => sum + atMs, 0) / count
  const mean = points.reduce((sum, { mb }) => sum + mb, 0) / count
  const spread = points.reduce((sum, { atMs }) => sum + (atMs - meanAt) ** 2, 0)
  const slope = points.reduce((sum, { atMs, mb }) => sum + (atMs - meanAt) * (mb - mean), 0) / spread
  const residuals = points.map(({ atMs, mb }) => mb - mean - slope * (atMs - meanAt))
  const squares = residuals.reduce((sum, residual) => sum + residual ** 2, 0)
  const neighbours = residuals.slice(1).reduce((sum, residual, index) => sum + residual * residuals[index]!, 0)
  const correlation = squares === 0 ? 0 : Math.min(0.9, Math.max(0, neighbours / squares))
  const independent = Math.max(3, count * (1 - correlation) / (1 + correlation))
  const error = Math.sqrt(squares / (independent - 2) / (spread * independent / count))
  return { mbPerHour: slope * msPerHour, noise: 2 * error * msPerHour }
}

const signed = (value: number): string => `${value < 0 ? '' : '+'}${value.toFixed(1)}`
