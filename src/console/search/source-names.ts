import type { LeakSourceList } from '../model/client.ts'
import { useSession } from '../model/session.ts'
import { useLoad } from '../ui/load.ts'
import type { Live } from './live.ts'

/** Sources of breaches that no list of the service names. */
const otherNames: Readonly<Record<string, string>> = { haveibeenpwned: 'Have I Been Pwned' }

interface SourceNames {
  nameOf(code: string): string
  /** Returns whether the records of a leak source are what malware stole. */
  isStealer(code: string): boolean
}

let listed: Promise<LeakSourceList> | undefined

/**
 * Returns the names of leak and breach sources by their codes. The list is loaded once for each page that is loaded,
 * when the first search names one.
 */
export function useSourceNames({ sources, breaches }: Live): SourceNames {
  const { client } = useSession()
  const isNeeded = breaches.length > 0 || [...sources.values()].some(({ kind }) => kind === 'leak_source')
  const { value } = useLoad(async () => {
    if (!isNeeded) return undefined
    listed ??= client.leaks.list()
    listed.catch(() => { listed = undefined })
    return new Map((await listed).data.sources.map(({ code, ...source }) => [code, source]))
  }, String(isNeeded))
  return {
    nameOf: code => value?.get(code)?.name ?? otherNames[code] ?? code,
    isStealer: code => value?.get(code)?.template === 'stealer',
  }
}
