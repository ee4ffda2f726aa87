import { startProcess, startReady, type TracewellProcess } from '../../support/process.ts'

/** One process of the server, from its start to its kill. Times are in milliseconds since 1970. */
export interface Life {
  /** Name of the process. Its webhooks arrive below this path. */
  name: string
  process: TracewellProcess
  startedAt: number
  /** `undefined` while the process lives. */
  killedAt: number | undefined
}

export type Fleet = ReturnType<typeof createFleet>

/** Starts and kills processes of the server, and records when. */
export function createFleet(environmentFor: (name: string) => Record<string, string>) {
  const lives: Life[] = []

  function add(name: string, process: TracewellProcess, startedAt: number): Life {
    const life: Life = { name, process, startedAt, killedAt: undefined }
    lives.push(life)
    return life
  }

  const nextName = (): string => `process-${lives.length + 1}`

  return {
    lives: lives as readonly Life[],
    start(): Life {
      const name = nextName()
      return add(name, startProcess(environmentFor(name)), Date.now())
    },
    /** Starts a process and waits until it is ready. */
    async startReady(): Promise<Life> {
      const [name, startedAt] = [nextName(), Date.now()]
      return add(name, await startReady(environmentFor(name)), startedAt)
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
