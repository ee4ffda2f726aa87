import { haveIBeenPwned } from './haveibeenpwned.ts'
import type { RemoteBreachSource } from './http-breach-source.ts'
import { leakCheckBreaches } from './leakcheck.ts'
import { xposedOrNotBreaches } from './xposedornot.ts'

/** All breach sources of external providers. To add a source, write its file and add a line here. */
export const breachSources: readonly RemoteBreachSource[] = [
  haveIBeenPwned,
  xposedOrNotBreaches,
  leakCheckBreaches,
]
