import type { Config } from '../config/read.ts'
import type { LeakSources } from '../core/leak-sources.ts'
import type { Log } from '../lib/log.ts'

/** Warns if the secret of imported leak sources is lost: searches would skip these sources without a word. */
export async function warnOfSealedLeaks(leakSources: LeakSources, log: Log): Promise<void> {
  const sealed = (await leakSources.all()).flatMap(({ source }) => source.unavailable === undefined ? [] : source.code)
  if (sealed.length === 0) return
  log.warn(
    { leak_sources: sealed.join(' ') },
    'leak sources were imported with another secret: put that SECRET_KEY or secret.key back, ' +
      'or remove them and import them again',
  )
}

/** Warns if production relies on a secret that exists only in DATA_DIR. */
export function warnOfGeneratedSecret({ secretKey, environment }: Config, log: Log): void {
  if (secretKey !== undefined || environment !== 'production') return
  log.warn({}, 'SECRET_KEY is not set: the secret generated in DATA_DIR seals stored secrets')
}
