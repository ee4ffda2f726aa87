import { seenOn } from '../../kit/facts.ts'
import { tagged } from '../../kit/tags.ts'
import { keyedLookUps } from '../keyed/index.ts'
import type { LookUp } from '../look-up.ts'
import { accountChains } from './account-chains.ts'
import { addressReports } from './address-reports.ts'
import { addresses } from './addresses.ts'
import { bitcoinFamily } from './bitcoin-family.ts'
import { cosmosChains } from './cosmos-chains.ts'
import { domainFacts } from './domain-facts.ts'
import { domainThreats } from './domain-threats.ts'
import { emailTraces } from './email-traces.ts'
import { evmChains } from './evm-chains.ts'
import { furtherChains } from './further-chains.ts'
import { mailDomains } from './mail-domains.ts'
import { passiveDns } from './passive-dns.ts'
import { walletLabels } from './wallet-labels.ts'
import { walletNames } from './wallet-names.ts'
import { webArchives } from './web-archives.ts'
import { wikiEdits, wikiLinks } from './wikis.ts'
import { youngChains } from './young-chains.ts'

/** Day on which the facts of most rows were collected from documents and public code. No source was asked. */
const day = '2026-11-21'

/**
 * All sources that answer one question about one value. To add one, add a row to a list. A row of a list without tags
 * has its own.
 */
export const lookUps: readonly LookUp[] = [
  ...seenOn(day, [
    ...tagged(['explorer'], bitcoinFamily),
    ...tagged(['explorer'], evmChains),
    ...tagged(['explorer'], cosmosChains),
    ...tagged(['explorer'], accountChains),
    ...tagged(['explorer'], furtherChains),
    ...tagged(['explorer'], youngChains),
    ...tagged(['identity'], walletNames),
    ...walletLabels,
    ...domainFacts,
    ...tagged(['threat'], domainThreats),
    ...tagged(['mail'], mailDomains),
    ...addresses,
    ...addressReports,
    ...emailTraces,
  ]),
  ...passiveDns,
  ...tagged(['archive'], webArchives),
  ...tagged(['wiki', 'reputation'], wikiLinks),
  ...tagged(['wiki'], wikiEdits),
  ...keyedLookUps,
]
