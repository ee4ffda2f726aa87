import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SandboxProcess } from '../support/sandbox.ts'
import type { Language, Tool } from './language.ts'
import { versionOf } from './shell.ts'
import { steps } from './steps.ts'

export interface Outcome {
  language: string
  outcome: 'passed' | 'failed' | 'skipped'
  /** Durations in seconds. `build` includes the generation of the client. */
  seconds: { build: number, run: number }
  printed: string[]
  /** Why the language was skipped or failed. */
  reason?: string
}

/**
 * Generates and builds the client of a language, and runs its program against a sandbox that was reset. Never rejects:
 * the outcome contains the failure.
 */
export async function runLanguage(
  language: Language,
  sandbox: SandboxProcess,
  parent: string,
  say: (line: string) => void,
): Promise<Outcome> {
  const { name } = language
  const { url, imagesUrl, keys: { business, free, minute } } = sandbox.facts
  const folder = join(parent, name)
  const seconds = { build: 0, run: 0 }
  let printed: string[] = []
  try {
    await mkdir(folder, { recursive: true })
    say(`${name}: generating and building`)
    await timed(seconds, 'build', () => language.build(folder))
    say(`${name}: running`)
    await sandbox.reset()
    printed = (await timed(seconds, 'run', () =>
      language.run(folder, {
        BASE_URL: url,
        IMAGES_URL: imagesUrl,
        KEY: business,
        POOR_KEY: free,
        LIMITED_KEY: minute,
      }))).trimEnd().split('\n')
    const fault = differenceOf(printed, steps)
    return {
      language: name,
      outcome: fault === undefined ? 'passed' : 'failed',
      seconds,
      printed,
      ...fault !== undefined && { reason: fault },
    }
  } catch (error) {
    return {
      language: name,
      outcome: 'failed',
      seconds,
      printed,
      reason: error instanceof Error ? error.message : String(error),
    }
  }
}

async function timed<Result>(
  seconds: Outcome['seconds'],
  part: 'build' | 'run',
  work: () => Promise<Result>,
): Promise<Result> {
  const began = Date.now()
  try {
    return await work()
  } finally {
    seconds[part] = Math.round((Date.now() - began) / 100) / 10
  }
}

/** Describes the first printed line that differs from the expected one. Returns `undefined` if all lines are equal. */
export function differenceOf(printed: readonly string[], expected: readonly string[] = steps): string | undefined {
  const place = Array.from({ length: Math.max(expected.length, printed.length) }).findIndex((_, index) =>
    expected[index] !== printed[index]
  )
  return place < 0
    ? undefined
    : `line ${place + 1} should be "${expected[place] ?? ''}", and is "${printed[place] ?? ''}"`
}

/** Returns the outcome `skipped` if tools of the language are missing or too old, otherwise `undefined`. */
export async function skipped({ name, needs }: Pick<Language, 'name' | 'needs'>): Promise<Outcome | undefined> {
  const found = await Promise
    .all(needs.map(async tool => ({ tool, version: await versionOf(tool.command, tool.args) })))
  const missing = found.filter(({ tool, version }) => version === undefined || !isEnough(tool, version))
  const nameOf = ({ name: shown, command, least }: Tool) => `${shown ?? command} ${least.join('.')} or later`
  const reason = `needs ${missing.map(({ tool }) => nameOf(tool)).join(', ')}`
  return missing.length === 0
    ? undefined
    : {
      language: name,
      outcome: 'skipped',
      seconds: { build: 0, run: 0 },
      printed: [],
      reason,
    }
}

const isEnough = ({ least: [major, minor] }: Tool, [have = 0, and = 0]: readonly number[]): boolean =>
  have > major || have === major && and >= minor
