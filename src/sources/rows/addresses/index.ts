import type { AddressSite } from '../address-site.ts'
import { availability } from './availability.ts'
import { businessAvailability } from './availability-business.ts'
import { codingAvailability } from './availability-coding.ts'
import { leisureAvailability } from './availability-leisure.ts'
import { lookUpsByAddress } from './look-ups.ts'
import { furtherLookUps } from './look-ups-more.ts'
import { mailboxes } from './mailboxes.ts'
import { furtherMailboxes } from './mailboxes-more.ts'
import { signIns } from './sign-ins.ts'
import { furtherSignIns } from './sign-ins-more.ts'
import { signUps } from './sign-ups.ts'
import { furtherSignUps } from './sign-ups-more.ts'
import { softwareHosts } from './software-hosts.ts'

/** All sites that say whether an e-mail address is registered, by row. */
export const addressSites: readonly AddressSite[] = [
  ...lookUpsByAddress,
  ...furtherLookUps,
  ...softwareHosts,
  ...availability,
  ...businessAvailability,
  ...codingAvailability,
  ...leisureAvailability,
  ...mailboxes,
  ...furtherMailboxes,
  ...signIns,
  ...furtherSignIns,
  ...signUps,
  ...furtherSignUps,
]
