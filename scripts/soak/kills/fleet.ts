import { startProcess, type TracewellProcess } from '../../support/process.ts'

/** One process of the server, from its start to its kill. Times are in milliseconds since 1970. */
export interface Life {
  /** Name of the process. Its webhooks arrive below this path. */
  name: string
  process: TracewellProcess
  startedAt: number
  /** `undefined` until the process is ready. */
  readyAt: number | undefined
  /** `undefined` while the process lives. */
  killedAt: number | undefined
}

/** Longest time that a start may take while other processes start on a busy machine, in milliseconds. */
export const longestStartMs = 120_000

/** Starts and kills processes of the server, and records when. */
export function createFleet(environmentFor: (name: string) => Record<string, string>) {
  const lives: Life[] = []

  function add(name: string, process: TracewellProcess): Life {
    const startedAt = Date.now()
    const life: Life = {
      name,
      process,
      startedAt,
      readyAt: undefined,
      killedAt: undefined,
    }
    lives.push(life)
    process.ready(longestStartMs).then(() => { life.readyAt = Date.now() }, () => undefined) // a kill may come first
    return life
  }

  return {
    lives: lives as readonly Life[],
    /** Returns the longest time from a start to its end, in milliseconds. */
    longestStartMs: (): number =>
      Math.max(0, ...lives.map(({ startedAt, readyAt }) => (readyAt ?? startedAt) - startedAt)),
    start(): Life {
      const name = `process-${lives.length + 1}`
      return add(name, startProcess(environmentFor(name)))
    },
    async kill(life: Life): Promise<void> {
      await life.process.kill()
      life.killedAt ??= Date.now()
    },
    /** Returns a process that lives and listens. `turn` selects one of several. */
    serving(turn: number): TracewellProcess | undefined {
      const listening = lives.filter(({ killedAt, process }) => killedAt === undefined && process.url !== '')
      return listening[turn % listening.length]?.process
    },
  }
}
