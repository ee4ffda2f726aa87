import { haveIBeenPwned } from './haveibeenpwned.ts'
import type { RemoteBreachSource } from './http-breach-source.ts'
import { leakCheckBreaches } from './leakcheck.ts'
import { xposedOrNotBreaches } from './xposedornot.ts'

/** Every breach source at a provider. To add one: its file, and a line here. */
export const breachSources: readonly RemoteBreachSource[] = [
  haveIBeenPwned,
  xposedOrNotBreaches,
  leakCheckBreaches,
]
