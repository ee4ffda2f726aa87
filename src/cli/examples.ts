import { composeEgress } from '../compose/outside.ts'
import type { Config } from '../config/read.ts'
import { validationError } from '../errors.ts'
import { createSemaphore } from '../lib/semaphore.ts'
import type { Client } from '../sources/client.ts'
import { print, type JsonOption } from './output.ts'
import { table } from './text.ts'

/** `rotted`: it answers otherwise than it should. `unknown`: it could not be asked, or was not. */
export interface Verdict {
  verdict: 'ok' | 'rotted' | 'unknown'
  reason: string | null
}

export interface CheckedExample extends Verdict {
  slug: string
  example: string
  expected: string
}

/** One source with the values for which its answer is known. */
export interface Examples<Expected extends string> {
  slug: string
  examples: Array<{ example: string, expected: Expected }>
  check(example: string, expected: Expected, client: Client): Promise<Verdict>
}

export const exitCodes =
  'Exit code 1 where one has rotted: it answers otherwise than it should; and where all are unknown.'

/** Sources at once. The examples of one are asked one after another: it is a stranger's. */
const atOnce = 4

/** What an example without the expected answer says: `rot` are the reasons that are the source's own doing. */
export const verdictOf = (
  rot: ReadonlySet<string>,
  { code, message }: { code: string, message: string },
): Verdict => ({ verdict: rot.has(code) ? 'rotted' : 'unknown', reason: `${message} (${code})` })

/** Asks about every example, and prints the verdicts; throws VALIDATION_ERROR in the sandbox. `noun`: what one of them is called. */
export async function checkExamples<Expected extends string>(
  config: Config, options: JsonOption, noun: string, all: ReadonlyArray<Examples<Expected>>,
): Promise<void> {
  if (config.sandbox) {
    throw validationError({
      message:
        `The sandbox (SANDBOX=1) has no real ${noun}s to ask: in its simulated world every name is found. Run it without SANDBOX`,
    })
  }
  const results = await checkAll(config, noun, all)
  print(options, results, () => describe(results, noun))
  if (results.some(({ verdict }) => verdict === 'rotted') || results.every(({ verdict }) => verdict === 'unknown')) {
    process.exitCode = 1
  }
}

/** In their order, with progress on a terminal. */
async function checkAll<Expected extends string>(
  config: Config,
  noun: string,
  all: ReadonlyArray<Examples<Expected>>,
): Promise<CheckedExample[]> {
  const { stderr } = process
  const tell = (text: string) => { if (stderr.isTTY) stderr.write(`\r\x1b[2K${text}`) }
  const egress = await composeEgress(config)
  const slots = createSemaphore(atOnce)
  let done = 0
  try {
    return (await Promise.all(all.map(async one => {
      const release = await slots.acquire(new AbortController().signal)
      const checked = await checkOne(one, egress.client).finally(release)
      tell(`${++done}/${all.length} ${noun}s checked, last ${one.slug}`)
      return checked
    }))).flat()
  } finally {
    tell('')
    await egress.close()
  }
}

async function checkOne<Expected extends string>(
  { slug, examples, check: judge }: Examples<Expected>,
  client: Client,
): Promise<CheckedExample[]> {
  const results: CheckedExample[] = []
  for (const { example, expected } of examples) {
    results.push({ slug, example, expected, ...await judge(example, expected, client) })
  }
  return results
}

function describe(results: readonly CheckedExample[], noun: string): string {
  const count = (verdict: Verdict['verdict']) => results.filter(result => result.verdict === verdict).length
  const rows = results.map(({ slug, example, expected, verdict, reason }) =>
    [verdict.toUpperCase(), slug, example, expected, reason ?? ''])
  return `${table(['VERDICT', noun.toUpperCase(), 'EXAMPLE', 'EXPECTED', 'REASON'], rows)}

${count('ok')} ok, ${count('rotted')} rotted, ${count('unknown')} unknown`
}
