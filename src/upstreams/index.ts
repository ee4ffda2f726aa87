import { withAddresses } from './addresses.ts'
import { avatarUpstreams } from './avatars.ts'
import { blockscoutUpstreams } from './blockscout.ts'
import { commonCrawl } from './common-crawl.ts'
import { crtName } from './crt-name.ts'
import { crtSh } from './crt-sh.ts'
import { dehashed } from './dehashed.ts'
import { dnsFilterUpstreams } from './dns-filters.ts'
import { duckduckgoIcons } from './duckduckgo-icons.ts'
import { esplora } from './esplora.ts'
import { fediverse } from './fediverse.ts'
import { googleDns } from './google-dns.ts'
import { googleIcons, googleIconStore } from './google-icons.ts'
import { hackertarget } from './hackertarget.ts'
import { haveIBeenPwned } from './haveibeenpwned.ts'
import { hudsonRock } from './hudson-rock.ts'
import { keyServerUpstreams } from './key-servers.ts'
import { leakCheck } from './leakcheck.ts'
import { libravatar } from './libravatar.ts'
import { listUpstreams } from './lists.ts'
import { logoSiteUpstreams } from './logo-sites.ts'
import { withLookUps } from './look-ups.ts'
import { mojang } from './mojang.ts'
import { mozillaAccounts } from './mozilla-accounts.ts'
import { mtaSts } from './mta-sts.ts'
import { openpgpKeys } from './openpgp-keys.ts'
import { peeringDb } from './peering-db.ts'
import { providerOne } from './provider-one.ts'
import { providerTwo } from './provider-two.ts'
import { rdap, rdapAtArin } from './rdap.ts'
import { receivers } from './receivers.ts'
import { recordedServices } from './recorded-services.ts'
import { ripestat } from './ripestat.ts'
import { keyUpstreams } from './source-keys.ts'
import { steam } from './steam.ts'
import { stopForumSpam } from './stop-forum-spam.ts'
import { thc } from './thc.ts'
import { threatKeyUpstreams } from './threat-keys.ts'
import { ubuntuKeyserver } from './ubuntu-keyserver.ts'
import type { Upstream } from './upstream.ts'
import { urlscan } from './urlscan.ts'
import { fuelEconomy, nhtsa } from './vehicle-reports.ts'
import { vpic } from './vpic.ts'
import { wayback } from './wayback.ts'
import { whois } from './whois.ts'
import { wikipedia } from './wikipedia.ts'
import { xposedOrNot } from './xposedornot.ts'

/** All simulated services. To add one, write its file and add a line here. */
export const upstreams: readonly Upstream[] = withAddresses(withLookUps([
  ...avatarUpstreams,
  ...blockscoutUpstreams,
  commonCrawl,
  crtName,
  crtSh,
  dehashed,
  ...dnsFilterUpstreams,
  duckduckgoIcons,
  esplora,
  fediverse,
  googleDns,
  googleIcons,
  googleIconStore,
  hackertarget,
  haveIBeenPwned,
  hudsonRock,
  ...keyServerUpstreams,
  ...keyUpstreams,
  leakCheck,
  libravatar,
  ...listUpstreams,
  ...logoSiteUpstreams,
  mojang,
  mozillaAccounts,
  mtaSts,
  openpgpKeys,
  peeringDb,
  providerOne,
  providerTwo,
  rdap,
  rdapAtArin,
  receivers,
  ...recordedServices,
  ripestat,
  steam,
  stopForumSpam,
  thc,
  ...threatKeyUpstreams,
  ubuntuKeyserver,
  urlscan,
  fuelEconomy,
  nhtsa,
  vpic,
  wayback,
  whois,
  wikipedia,
  xposedOrNot,
]))
