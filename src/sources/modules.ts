import { dnsFilterModule } from './dns/dns-filter-module.ts'
import { dnsListModule } from './dns/dns-list-module.ts'
import { dnsTextModule } from './dns/dns-text-module.ts'
import { dnsFilters } from './dns/filters.ts'
import { dnsLists } from './dns/lists/index.ts'
import { dnsTexts } from './dns/texts.ts'
import type { Module } from './kit/source.ts'
import { listSources } from './lists/index.ts'
import { listModule } from './lists/list-module.ts'
import { blockscouts } from './modules/blockscout.ts'
import { bluesky } from './modules/bluesky.ts'
import { certSpotter } from './modules/cert-spotter.ts'
import { crtSh } from './modules/crt-sh.ts'
import { daneKeys } from './modules/dane-keys.ts'
import { dns } from './modules/dns.ts'
import { domainParts } from './modules/domain-parts.ts'
import { emailAddress } from './modules/email-address.ts'
import { emailDomain } from './modules/email-domain.ts'
import { esplora } from './modules/esplora.ts'
import { fediverseHandle } from './modules/fediverse-handle.ts'
import { gravatar } from './modules/gravatar.ts'
import { hackerNews } from './modules/hacker-news.ts'
import { internetdb } from './modules/internetdb.ts'
import { ipAddress } from './modules/ip-address.ts'
import { keybase } from './modules/keybase.ts'
import { ofacSanctions } from './modules/ofac-sanctions.ts'
import { openpgpKeys } from './modules/openpgp-keys.ts'
import { pseudonymVariants } from './modules/pseudonym-variants.ts'
import { rdapDomain } from './modules/rdap-domain.ts'
import { rdapIp } from './modules/rdap-ip.ts'
import { reverseDns } from './modules/reverse-dns.ts'
import { ripestatRpki } from './modules/ripestat-rpki.ts'
import { ripestat } from './modules/ripestat.ts'
import { stopForumSpam } from './modules/stop-forum-spam.ts'
import { walletAddress } from './modules/wallet-address.ts'
import { platforms } from './platforms.ts'
import { keyServerModule } from './rows/key-server-module.ts'
import { keyServers } from './rows/key-servers.ts'
import { lookUpModule } from './rows/look-up-module.ts'
import { lookUps } from './rows/look-ups/index.ts'
import { profileLookUp } from './rows/profile-look-up.ts'
import { profileSites } from './rows/profiles/index.ts'
import { ripestatModule } from './rows/ripestat/call-module.ts'
import { ripestatCalls } from './rows/ripestat/calls.ts'

/** All modules. To add one, write its file and a line here. */
export const modules: readonly Module[] = [
  // Pseudonym
  ...profileSites.map(profileLookUp).map(lookUpModule),
  bluesky,
  fediverseHandle,
  hackerNews,
  keybase,
  ...platforms,
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
  ...blockscouts,
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
