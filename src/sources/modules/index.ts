import { dnsFilterModule } from '../dns-filters/dns-filter-module.ts'
import { dnsFilters } from '../dns-filters/filters.ts'
import { dnsListModule } from '../dns-lists/dns-list-module.ts'
import { dnsLists } from '../dns-lists/lists/index.ts'
import { dnsTextModule } from '../dns-texts/dns-text-module.ts'
import { dnsTexts } from '../dns-texts/texts.ts'
import { keyServerModule } from '../key-servers/key-server-module.ts'
import { keyServers } from '../key-servers/key-servers.ts'
import type { Module } from '../kit/source.ts'
import { platforms } from '../gaming/index.ts'
import { listSources } from '../lists/index.ts'
import { listModule } from '../lists/list-module.ts'
import { lookUpModule } from '../look-ups/look-up-module.ts'
import { lookUps } from '../look-ups/rows/index.ts'
import { profileLookUp } from '../profiles/profile-look-up.ts'
import { profileSites } from '../profiles/sites/index.ts'
import { ripestatModule } from '../ripestat/call-module.ts'
import { ripestatCalls } from '../ripestat/calls.ts'
import { blockscout } from './blockscout.ts'
import { bluesky } from './bluesky.ts'
import { certSpotter } from './cert-spotter.ts'
import { codeberg } from './codeberg.ts'
import { crtSh } from './crt-sh.ts'
import { daneKeys } from './dane-keys.ts'
import { devTo } from './dev-to.ts'
import { dns } from './dns.ts'
import { dockerHub } from './docker-hub.ts'
import { domainParts } from './domain-parts.ts'
import { emailAddress } from './email-address.ts'
import { emailDomain } from './email-domain.ts'
import { esplora } from './esplora.ts'
import { github } from './github.ts'
import { gitlab } from './gitlab.ts'
import { gravatar } from './gravatar.ts'
import { hackerNews } from './hacker-news.ts'
import { internetdb } from './internetdb.ts'
import { ipAddress } from './ip-address.ts'
import { keybase } from './keybase.ts'
import { ofacSanctions } from './ofac-sanctions.ts'
import { openpgpKeys } from './openpgp-keys.ts'
import { pseudonymVariants } from './pseudonym-variants.ts'
import { rdapDomain } from './rdap-domain.ts'
import { rdapIp } from './rdap-ip.ts'
import { reverseDns } from './reverse-dns.ts'
import { ripestatRpki } from './ripestat-rpki.ts'
import { ripestat } from './ripestat.ts'
import { stopForumSpam } from './stop-forum-spam.ts'
import { walletAddress } from './wallet-address.ts'

/** All modules. To add one, write its file and a line here. */
export const modules: readonly Module[] = [
  // Pseudonym
  github,
  gitlab,
  codeberg,
  bluesky,
  hackerNews,
  keybase,
  dockerHub,
  devTo,
  ...platforms,
  ...profileSites.map(profileLookUp).map(lookUpModule),
  pseudonymVariants,
  // Email Address
  emailAddress,
  emailDomain,
  gravatar,
  openpgpKeys,
  ...daneKeys,
  stopForumSpam,
  ...keyServers.map(keyServerModule),
  // Domain Name
  domainParts,
  dns,
  rdapDomain,
  crtSh,
  certSpotter,
  ...dnsFilters.map(dnsFilterModule),
  // Cryptocurrency
  walletAddress,
  esplora,
  blockscout,
  ofacSanctions,
  // IP Address
  ipAddress,
  internetdb,
  rdapIp,
  ripestat,
  ripestatRpki,
  ...ripestatCalls.map(ripestatModule),
  reverseDns,
  ...dnsTexts.map(dnsTextModule),
  // IP Address, Domain Name or Email Address, by list
  ...dnsLists.map(dnsListModule),
  // Wallet, domain, IP address or e-mail address, by row
  ...lookUps.map(lookUpModule),
  // Lists that are matched here, of several types
  ...listSources.filter(({ partOf }) => partOf === undefined).map(listModule),
]
