import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { composeOperator } from '../../src/compose-operator.ts'
import { readConfig } from '../../src/config.ts'
import { changePlan } from '../../test/support/tables.ts'
import type { Reached } from '../contract/sandbox.ts'
import type { Language, Tool } from './language.ts'
import { versionOf } from './shell.ts'
import { steps } from './steps.ts'

export interface Outcome {
  language: string
  outcome: 'passed' | 'failed' | 'skipped'
  /** Seconds to generate and build, and to run. */
  seconds: { build: number, run: number }
  printed: string[]
  /** Why it was skipped, or what went wrong. */
  reason?: string
}

/** Generates and builds the client of a language, and runs its program against the sandbox. Rejects for nothing. */
export async function runLanguage(language: Language, { url, environment }: Reached, parent: string, say: (line: string) => void): Promise<Outcome> {
  const { name } = language
  const folder = join(parent, name)
  const seconds = { build: 0, run: 0 }
  let printed: string[] = []
  try {
    await mkdir(folder, { recursive: true })
    const keys = await makeKeys(environment, name)
    say(`${name}: generating and building`)
    await timed(seconds, 'build', () => language.build(folder))
    say(`${name}: running`)
    printed = (await timed(seconds, 'run', () => language.run(folder, { BASE_URL: url, ...keys }))).trimEnd().split('\n')
    const fault = differenceOf(printed)
    return { language: name, outcome: fault === undefined ? 'passed' : 'failed', seconds, printed, ...fault !== undefined && { reason: fault } }
  } catch (error) {
    return { language: name, outcome: 'failed', seconds, printed, reason: error instanceof Error ? error.message : String(error) }
  }
}

async function timed<Result>(seconds: Outcome['seconds'], part: 'build' | 'run', work: () => Promise<Result>): Promise<Result> {
  const began = Date.now()
  try {
    return await work()
  } finally {
    seconds[part] = Math.round((Date.now() - began) / 100) / 10
  }
}

/** Every program does the same, in the same order, and says so in the same words. */
export function differenceOf(printed: readonly string[]): string | undefined {
  const place = Array.from({ length: Math.max(steps.length, printed.length) }).findIndex((_, index) => steps[index] !== printed[index])
  return place < 0 ? undefined : `line ${place + 1} should be "${steps[place] ?? ''}", and is "${printed[place] ?? ''}"`
}

/** The outcome of a language whose tools are not there; undefined where they are. */
export async function skipped({ name, needs }: Language): Promise<Outcome | undefined> {
  const found = await Promise.all(needs.map(async tool => ({ tool, version: await versionOf(tool.command, tool.words) })))
  const missing = found.filter(({ tool, version }) => version === undefined || !isEnough(tool, version))
  const reason = `needs ${missing.map(({ tool }) => `${tool.command} ${tool.least.join('.')} or later`).join(', ')}`
  return missing.length === 0 ? undefined : { language: name, outcome: 'skipped', seconds: { build: 0, run: 0 }, printed: [], reason }
}

const isEnough = ({ least: [major, minor] }: Tool, [have = 0, and = 0]: readonly number[]): boolean => have > major || have === major && and >= minor

/** Accounts of its own, so that no limit of one language is met by another: all of `business`, nothing but Radar, one request a minute. */
async function makeKeys(environment: Readonly<Record<string, string>>, name: string): Promise<Record<string, string>> {
  const config = readConfig(environment)
  const { accounts, plans, keys, database } = await composeOperator(config)
  const key = async (plan: string): Promise<string> => {
    const { id } = await accounts.create(`${name}-${plan}@localhost`)
    await (plan === 'free' ? plans.claim(id, plan, true) : plans.set(id, plan))
    return (await keys.create(id)).secret
  }
  try {
    await changePlan(config, 'starter', { requests_per_minute: 1 })
    return { KEY: await key('business'), POOR_KEY: await key('free'), LIMITED_KEY: await key('starter') }
  } finally {
    await database.close()
  }
}
