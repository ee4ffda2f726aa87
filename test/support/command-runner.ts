/**
 * Runs commands of the command line one after another, for {@link command} of `command.ts`: most of a command's time
 * in a process of its own is the load of the program. A command has ended when nothing keeps this process alive but the
 * channel to its parent, as a process of its own would end then. One that calls `process.exit` ends this process.
 */
import { randomUUID } from 'node:crypto'
import type { EventEmitter } from 'node:events'

/** A message to this process: run the command line with these arguments. */
export interface CommandOrder {
  args: readonly string[]
  /** The whole environment. */
  environment: NodeJS.ProcessEnv
  cwd: string
}

/** The message when a command has ended. Its output ends before `mark`, on both standard output and standard error. */
export interface CommandEnd {
  code: number
  mark: string
}

const emitters: readonly EventEmitter[] = [process, process.stdout, process.stderr, process.stdin]
let runs = 0

process.on('disconnect', () => process.exit())
process.on('message', ({ args, environment, cwd }: CommandOrder) => {
  const forget = noteListeners()
  process.argv.splice(2, Infinity, ...args)
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, environment)
  process.chdir(cwd)
  process.once('beforeExit', code => {
    // what a process does as it ends
    for (const onExit of forget('exit')) onExit(code)
    process.exitCode = undefined
    process.channel!.ref()
    const mark = randomUUID()
    process.stdout.write(mark)
    process.stderr.write(mark)
    process.send!({ code, mark } satisfies CommandEnd)
  })
  process.channel!.unref()
  void import(`../../src/cli.ts?run=${++runs}`)
})

type Listener = (...values: unknown[]) => void

/** Returns a function that removes the listeners added since, and returns those of the process for `event`. */
function noteListeners(): (event: string) => Listener[] {
  const before = new Set(emitters.flatMap(emitter => emitter.eventNames().flatMap(name => emitter.rawListeners(name))))
  return event => {
    const added = emitters.flatMap(emitter => emitter.eventNames().flatMap(name =>
      emitter.rawListeners(name).filter(listener => !before.has(listener))
        .map(listener => ({ emitter, name, listener: listener as Listener }))))
    for (const { emitter, name, listener } of added) emitter.removeListener(name, listener)
    return added.filter(({ emitter, name }) => emitter === process && name === event).map(({ listener }) => listener)
  }
}
