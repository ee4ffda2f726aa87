import { seenOn } from '../../kit/facts.ts'
import { tagged } from '../../kit/tags.ts'
import type { DnsList } from '../dns-list.ts'
import { abuseLists } from './abuse.ts'
import { domainLists } from './domains.ts'
import { emailLists } from './emails.ts'
import { networkLists } from './networks.ts'
import { reputationLists } from './reputation.ts'
import { spamLists } from './spam.ts'

/** Day on which the facts of most rows were collected from documents and public code. No list was asked. */
const day = '2026-11-21'

/** All lists in DNS. To add one, add a row to a list. */
export const dnsLists: readonly DnsList[] = seenOn(day, [
  ...tagged(['network'], networkLists),
  ...tagged(['threat'], abuseLists),
  ...tagged(['mail'], spamLists),
  ...tagged(['mail', 'reputation'], reputationLists),
  ...tagged(['reputation'], domainLists),
  ...tagged(['mail', 'threat'], emailLists),
])
