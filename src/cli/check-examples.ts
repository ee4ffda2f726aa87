import { composeEgress } from '../compose-outside.ts'
import type { Config } from '../config.ts'
import { parseObservable } from '../core/search/observable.ts'
import { createSemaphore } from '../lib/semaphore.ts'
import type { Client } from '../sources/client.ts'
import type { AccountCheck } from '../sources/registered/account-check.ts'
import { checkAccount } from '../sources/registered/check-account.ts'
import type { Query } from '../sources/source.ts'

export interface CheckedExample {
  slug: string
  example: string
  expected: 'registered' | 'not_registered'
  /** `rotted`: the site answers otherwise than it should. `unknown`: it could not be asked, or was not. */
  verdict: 'ok' | 'rotted' | 'unknown'
  reason: string | null
}

/** Sites at once. The examples of one are asked one after another: it is a stranger's. */
const atOnce = 4

/** The answers of the site itself; with any other reason nothing is known of it. */
const rot = new Set(['UPSTREAM_CHANGED', 'CHECK_ERROR'])

/** Runs every example of the checks, in their order, with progress on a terminal. `probes` are switched on, by slug. */
export async function checkExamples(
  config: Config, checks: readonly AccountCheck[], probes: ReadonlySet<string>,
): Promise<CheckedExample[]> {
  const { stderr } = process
  const tell = (text: string) => { if (stderr.isTTY) stderr.write(`\r\x1b[2K${text}`) }
  const egress = await composeEgress(config)
  const places = createSemaphore(atOnce)
  const { signal } = new AbortController()
  let done = 0
  try {
    return (await Promise.all(checks.map(async check => {
      const release = await places.acquire(signal)
      const checked = await checkOne(check).finally(release)
      tell(`${++done}/${checks.length} sites checked, last ${check.slug}`)
      return checked
    }))).flat()
  } finally {
    tell('')
    await egress.close()
  }

  async function checkOne(check: AccountCheck): Promise<CheckedExample[]> {
    const { slug, examples } = check
    const cases = [
      ...examples.registered.map(example => ({ slug, example, expected: 'registered' as const })),
      ...examples.notRegistered.map(example => ({ slug, example, expected: 'not_registered' as const })),
    ]
    const results: CheckedExample[] = []
    for (const one of cases) results.push({ ...one, ...await judge(check, one, egress.client) })
    return results
  }

  async function judge(
    check: AccountCheck, { example, expected }: Pick<CheckedExample, 'example' | 'expected'>, client: Client,
  ): Promise<Pick<CheckedExample, 'verdict' | 'reason'>> {
    const key = config.sourceKeys.get(check.slug)
    const { status, reason } = await checkAccount(check, queryOf(check, example), { client, key, now: new Date(), signal, probes })
    if (status === expected) return { verdict: 'ok', reason: null }
    if (status !== 'unknown') return { verdict: 'rotted', reason: `answered ${status}` }
    const { code = '', message = '' } = reason ?? {}
    return { verdict: rot.has(code) ? 'rotted' : 'unknown', reason: `${message} (${code})` }
  }
}

/** The type among the check's that an example fits. */
function queryOf({ types }: AccountCheck, example: string): Query {
  for (const type of types) {
    const parsed = parseObservable(type, example)
    if ('value' in parsed) return { type, value: parsed.value }
  }
  return { type: types[0]!, value: example }
}
