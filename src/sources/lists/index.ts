import { seenOn } from '../kit/facts.ts'
import type { ListSource } from '../kit/list-source.ts'
import { attackLists } from './rows/attacks.ts'
import { ipDataLists } from './rows/ip-data.ts'
import { malwareLists } from './rows/malware.ts'
import { nameLists } from './rows/names.ts'
import { networkLists } from './rows/networks.ts'
import { ofacLists } from './rows/ofac.ts'
import { ownerLists } from './rows/owners.ts'
import { sharedHostLists } from './rows/shared-hosts.ts'
import { walletLists } from './rows/wallets.ts'

/** Day on which the facts of the rows were collected from documents and public code. No list was downloaded. */
const day = '2026-11-21'

/** All lists that are matched here. To add one, write its row in a file of `rows/`. */
export const listSources: readonly ListSource[] = seenOn(day, [
  ...attackLists,
  ...malwareLists,
  ...networkLists,
  ...ownerLists,
  ...sharedHostLists,
  ...nameLists,
  ...walletLists,
  ...Object.values(ofacLists),
  ...Object.values(ipDataLists).flatMap(versions => Object.values(versions)),
])
