import { dehashed } from './dehashed.ts'
import type { RemoteLeakSource } from './http-leak-source.ts'
import { hudsonRock } from './hudson-rock.ts'
import { leakCheckPublic } from './leakcheck-public.ts'
import { leakCheck } from './leakcheck.ts'
import { xposedOrNot } from './xposedornot.ts'

/** All leak sources of external providers. To add a source, write its file and add a line here. */
export const leakSources: readonly RemoteLeakSource[] = [
  hudsonRock,
  leakCheckPublic,
  leakCheck,
  xposedOrNot,
  dehashed,
]
