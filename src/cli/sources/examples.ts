import type { Config } from '../../config/read.ts'
import type { ExampleResult, SourceExamples } from '../../core/self-tests/examples.ts'
import type { HealthKind } from '../../db/source-health.ts'
import { validationError } from '../../errors.ts'
import { createSemaphore } from '../../lib/semaphore.ts'
import type { Client } from '../../sources/egress/client.ts'
import { print, type JsonOption } from '../kit/output.ts'
import { clearLine, isLive } from '../kit/terminal.ts'
import { table } from '../kit/text.ts'

export interface CheckedExample extends Omit<ExampleResult, 'answer'> {
  kind: HealthKind
  slug: string
  example: string
  expected: string
}

export const exitCodes =
  'Exit code 1 if an example has rotted (the answer differs from the expected one), or if all are unknown.'

/** Limits of a test. The examples of one source run one after another, to limit the load on that source. */
interface CheckLimits {
  /** Number of sources tested in parallel. */
  parallel: number
  /** Time for all examples of one source, in milliseconds. Default: the deadlines of the source. */
  deadlineMs?: number
  /** `true` if a source that does not answer an example is asked no other one. */
  stopsAtUnknown?: boolean
}

const fewAtOnce: CheckLimits = { parallel: 4 }

/**
 * Tests every example and prints the results. `noun` is the word for a source in messages, such as `module`. `untested`
 * are results of sources that cannot be tested, and `note` is a last line for people.
 * Throws VALIDATION_ERROR in the sandbox.
 */
export async function checkExamples<Expected extends string>(
  config: Config, options: JsonOption, noun: string, sources: ReadonlyArray<SourceExamples<Expected>>,
  { untested = [], note }: { untested?: readonly CheckedExample[], note?: string | undefined } = {},
): Promise<void> {
  const results = [...await checkAll(config, noun, sources), ...untested]
  print(options, { results }, () => [toText(results, noun), ...note === undefined ? [] : [note]].join('\n'))
  setExitCode(results)
}

/** Sets the exit code that `exitCodes` describes. */
export function setExitCode(results: readonly CheckedExample[]): void {
  const isFault = results.some(({ verdict }) => verdict === 'rotted') ||
    results.every(({ verdict }) => verdict === 'unknown')
  if (isFault) process.exitCode = 1
}

/**
 * Tests the sources in parallel. Returns the results in the order of the sources. Shows progress in a terminal.
 * Throws VALIDATION_ERROR in the sandbox.
 */
export async function checkAll<Expected extends string>(
  config: Config,
  noun: string,
  sources: ReadonlyArray<SourceExamples<Expected>>,
  limits = fewAtOnce,
): Promise<CheckedExample[]> {
  if (config.sandbox) {
    throw validationError({
      message: `The sandbox (SANDBOX=1) simulates every ${noun}, so there is nothing to test. Run this without SANDBOX`,
    })
  }
  const { stderr } = process
  const showProgress = (text: string) => { if (isLive(stderr)) stderr.write(`${clearLine}${text}`) }
  // the commands that only list need no client
  const { composeTerminalEgress } = await import('../../compose/egress.ts')
  const egress = await composeTerminalEgress(config)
  const slots = createSemaphore(limits.parallel)
  let done = 0
  try {
    return (await Promise.all(sources.map(async source => {
      const release = await slots.acquire(new AbortController().signal)
      const checked = await checkSource(source, egress.client, limits).finally(release)
      showProgress(`${++done}/${sources.length} ${noun}s checked, last ${source.slug}`)
      return checked
    }))).flat()
  } finally {
    showProgress('')
    await egress.close()
  }
}

async function checkSource<Expected extends string>(
  { kind, slug, examples, check }: SourceExamples<Expected>,
  client: Client,
  { deadlineMs, stopsAtUnknown = false }: CheckLimits,
): Promise<CheckedExample[]> {
  const signal = deadlineMs === undefined ? new AbortController().signal : AbortSignal.timeout(deadlineMs)
  const results: CheckedExample[] = []
  for (const { example, expected } of examples) {
    const result = await check(example, expected, client, signal).catch((error: unknown): ExampleResult => {
      if (!signal.aborted) throw error
      return { verdict: 'unknown', reason: `no answer within ${deadlineMs} ms` }
    })
    const { verdict, reason } = result
    results.push({
      kind,
      slug,
      example,
      expected,
      verdict,
      reason,
    })
    if (signal.aborted || (stopsAtUnknown && verdict === 'unknown')) break
  }
  return results
}

function toText(results: readonly CheckedExample[], noun: string): string {
  const count = (verdict: ExampleResult['verdict']) => results.filter(result => result.verdict === verdict).length
  const rows = results.map(({ slug, example, expected, verdict, reason }) =>
    [verdict.toUpperCase(), slug, example, expected, reason ?? ''])
  return `${table(['RESULT', noun.toUpperCase(), 'EXAMPLE', 'EXPECTED', 'REASON'], rows)}

${count('ok')} ok, ${count('rotted')} rotted, ${count('unknown')} unknown`
}
