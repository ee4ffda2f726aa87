import { composeEgress } from '../compose/outside.ts'
import type { Config } from '../config/read.ts'
import { validationError } from '../errors.ts'
import { createSemaphore } from '../lib/semaphore.ts'
import type { Client } from '../sources/client.ts'
import { print, type JsonOption } from './output.ts'
import { table } from './text.ts'

/**
 * Result of one example. It is `rotted` if the answer differs from the expected answer, or if the error shows that the
 * source has changed. It is `unknown` after any other error.
 */
export interface ExampleResult {
  verdict: 'ok' | 'rotted' | 'unknown'
  reason: string | null
}

export interface CheckedExample extends ExampleResult {
  slug: string
  example: string
  expected: string
}

/** A source and its examples, which are values with a known correct answer. */
export interface SourceExamples<Expected extends string> {
  slug: string
  examples: Array<{ example: string, expected: Expected }>
  check(example: string, expected: Expected, client: Client): Promise<ExampleResult>
}

export const exitCodes =
  'Exit code 1 if an example has rotted (the answer differs from the expected one), or if all are unknown.'

/**
 * Number of sources tested in parallel. The examples of one source run one after another, to limit the load on that
 * source.
 */
const maxParallel = 4

/**
 * Returns the result of an example for which the source failed: `rotted` if `sourceFaultCodes` contains the error code,
 * else `unknown`.
 */
export const failedExample = (
  sourceFaultCodes: ReadonlySet<string>,
  { code, message }: { code: string, message: string },
): ExampleResult => ({ verdict: sourceFaultCodes.has(code) ? 'rotted' : 'unknown', reason: `${message} (${code})` })

/**
 * Tests every example and prints the results. `noun` is the word for a source in messages, such as `module`.
 * Throws VALIDATION_ERROR in the sandbox.
 */
export async function checkExamples<Expected extends string>(
  config: Config, options: JsonOption, noun: string, sources: ReadonlyArray<SourceExamples<Expected>>,
): Promise<void> {
  if (config.sandbox) {
    throw validationError({
      message: `The sandbox (SANDBOX=1) simulates every ${noun}, so there is nothing to test. Run this without SANDBOX`,
    })
  }
  const results = await checkAll(config, noun, sources)
  print(options, results, () => toText(results, noun))
  if (results.some(({ verdict }) => verdict === 'rotted') || results.every(({ verdict }) => verdict === 'unknown')) {
    process.exitCode = 1
  }
}

/** Tests the sources in parallel. Returns the results in the order of the sources. Shows progress in a terminal. */
async function checkAll<Expected extends string>(
  config: Config,
  noun: string,
  sources: ReadonlyArray<SourceExamples<Expected>>,
): Promise<CheckedExample[]> {
  const { stderr } = process
  const showProgress = (text: string) => { if (stderr.isTTY) stderr.write(`\r\x1b[2K${text}`) }
  const egress = await composeEgress(config)
  const slots = createSemaphore(maxParallel)
  let done = 0
  try {
    return (await Promise.all(sources.map(async source => {
      const release = await slots.acquire(new AbortController().signal)
      const checked = await checkSource(source, egress.client).finally(release)
      showProgress(`${++done}/${sources.length} ${noun}s checked, last ${source.slug}`)
      return checked
    }))).flat()
  } finally {
    showProgress('')
    await egress.close()
  }
}

async function checkSource<Expected extends string>(
  { slug, examples, check }: SourceExamples<Expected>,
  client: Client,
): Promise<CheckedExample[]> {
  const results: CheckedExample[] = []
  for (const { example, expected } of examples) {
    results.push({ slug, example, expected, ...await check(example, expected, client) })
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
