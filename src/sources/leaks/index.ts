import { dehashed } from './dehashed.ts'
import type { RemoteLeakSource } from './http-leak-source.ts'
import { hudsonRock } from './hudson-rock.ts'
import { leakCheckPublic } from './leakcheck-public.ts'
import { leakCheck } from './leakcheck.ts'
import { xposedOrNot } from './xposedornot.ts'

/** Every leak source at a provider. To add one: its file, and a line here. */
export const leakSources: readonly RemoteLeakSource[] = [
  hudsonRock,
  leakCheckPublic,
  leakCheck,
  xposedOrNot,
  dehashed,
]
