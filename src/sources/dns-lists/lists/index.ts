import { tagged } from '../../kit/tags.ts'
import type { DnsList } from '../dns-list.ts'
import { abuseLists } from './abuse.ts'
import { domainLists } from './domains.ts'
import { emailLists } from './emails.ts'
import { networkLists } from './networks.ts'
import { reputationLists } from './reputation.ts'
import { spamLists } from './spam.ts'

/** All lists in DNS. To add one, add a row to a list. */
export const dnsLists: readonly DnsList[] = [
  ...tagged(['network'], networkLists),
  ...tagged(['threat'], abuseLists),
  ...tagged(['mail'], spamLists),
  ...tagged(['mail', 'reputation'], reputationLists),
  ...tagged(['reputation'], domainLists),
  ...tagged(['mail', 'threat'], emailLists),
]
