import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { differenceOf } from '../support/programs.ts'
import type { SandboxProcess } from '../support/sandbox.ts'
import { buildOnce, hashOfBuild } from './built.ts'
import type { Language } from './language.ts'
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
 * @param isCached reuses the client in the folder if it was built from the same documents with the same tools
 */
export async function runLanguage(
  language: Language,
  sandbox: SandboxProcess,
  parent: string,
  say: (line: string) => void,
  isCached: boolean,
): Promise<Outcome> {
  const { name } = language
  const { url, imagesUrl, keys: { business, free, minute } } = sandbox.facts
  const folder = join(parent, name)
  const seconds = { build: 0, run: 0 }
  let printed: string[] = []
  try {
    await mkdir(folder, { recursive: true })
    say(`${name}: generating and building`)
    await timed(seconds, 'build', async () =>
      isCached ? buildOnce(folder, await hashOfBuild(language), language.build) : language.build(folder))
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
    const fault = differenceOf(printed, [...steps, ...language.more ?? []])
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
