import type { AddressSite } from '../address-site.ts'
import { availability } from './availability.ts'
import { lookUpsByAddress } from './look-ups.ts'
import { mailboxes } from './mailboxes.ts'
import { signIns } from './sign-ins.ts'
import { signUps } from './sign-ups.ts'

/** All sites that say whether an e-mail address is registered, by row. */
export const addressSites: readonly AddressSite[] = [
  ...lookUpsByAddress,
  ...availability,
  ...mailboxes,
  ...signIns,
  ...signUps,
]
