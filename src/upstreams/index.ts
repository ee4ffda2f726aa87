import { avatarUpstreams } from './avatars.ts'
import { blockscoutUpstreams } from './blockscout.ts'
import { bluesky } from './bluesky.ts'
import { certSpotter } from './cert-spotter.ts'
import { chessCom } from './chess-com.ts'
import { codeforces } from './codeforces.ts'
import { codewars } from './codewars.ts'
import { commonCrawl } from './common-crawl.ts'
import { cratesIo } from './crates-io.ts'
import { crtName } from './crt-name.ts'
import { crtSh } from './crt-sh.ts'
import { dehashed } from './dehashed.ts'
import { discogs } from './discogs.ts'
import { dnsFilterUpstreams } from './dns-filters.ts'
import { duckduckgoIcons } from './duckduckgo-icons.ts'
import { esplora } from './esplora.ts'
import { googleDns } from './google-dns.ts'
import { googleIcons, googleIconStore } from './google-icons.ts'
import { gravatar } from './gravatar.ts'
import { hackerNews } from './hacker-news.ts'
import { hackertarget } from './hackertarget.ts'
import { haveIBeenPwned } from './haveibeenpwned.ts'
import { hexPm } from './hex-pm.ts'
import { hudsonRock } from './hudson-rock.ts'
import { huggingFace } from './hugging-face.ts'
import { internetdb } from './internetdb.ts'
import { keyServerUpstreams } from './key-servers.ts'
import { keybase } from './keybase.ts'
import { leakCheck } from './leakcheck.ts'
import { libravatar } from './libravatar.ts'
import { listUpstreams } from './lists.ts'
import { logoSiteUpstreams } from './logo-sites.ts'
import { withLookUps } from './look-ups.ts'
import { mailvelope } from './mailvelope.ts'
import { modrinth } from './modrinth.ts'
import { mojang } from './mojang.ts'
import { mozillaAccounts } from './mozilla-accounts.ts'
import { mtaSts } from './mta-sts.ts'
import { onlineGo } from './online-go.ts'
import { openpgpKeys } from './openpgp-keys.ts'
import { providerOne } from './provider-one.ts'
import { providerTwo } from './provider-two.ts'
import { rdap } from './rdap.ts'
import { receivers } from './receivers.ts'
import { ripestat } from './ripestat.ts'
import { roblox } from './roblox.ts'
import { rubygems } from './rubygems.ts'
import { runescape } from './runescape.ts'
import { scratch } from './scratch.ts'
import { keyUpstreams } from './source-keys.ts'
import { speedrun } from './speedrun.ts'
import { steam } from './steam.ts'
import { stopForumSpam } from './stop-forum-spam.ts'
import { tetrio } from './tetrio.ts'
import { thc } from './thc.ts'
import { ubuntuKeyserver } from './ubuntu-keyserver.ts'
import type { Upstream } from './upstream.ts'
import { urlscan } from './urlscan.ts'
import { fuelEconomy, nhtsa } from './vehicle-reports.ts'
import { vpic } from './vpic.ts'
import { wayback } from './wayback.ts'
import { wikipedia } from './wikipedia.ts'
import { xposedOrNot } from './xposedornot.ts'

/** All simulated services. To add one, write its file and add a line here. */
export const upstreams: readonly Upstream[] = withLookUps([
  ...avatarUpstreams,
  ...blockscoutUpstreams,
  bluesky,
  certSpotter,
  chessCom,
  codeforces,
  codewars,
  commonCrawl,
  cratesIo,
  crtName,
  crtSh,
  dehashed,
  discogs,
  ...dnsFilterUpstreams,
  duckduckgoIcons,
  esplora,
  googleDns,
  googleIcons,
  googleIconStore,
  gravatar,
  hackerNews,
  hackertarget,
  haveIBeenPwned,
  hexPm,
  hudsonRock,
  huggingFace,
  internetdb,
  keybase,
  ...keyServerUpstreams,
  ...keyUpstreams,
  leakCheck,
  libravatar,
  ...listUpstreams,
  ...logoSiteUpstreams,
  mailvelope,
  modrinth,
  mojang,
  mozillaAccounts,
  mtaSts,
  onlineGo,
  openpgpKeys,
  providerOne,
  providerTwo,
  rdap,
  receivers,
  ripestat,
  roblox,
  rubygems,
  runescape,
  scratch,
  speedrun,
  steam,
  stopForumSpam,
  tetrio,
  thc,
  ubuntuKeyserver,
  urlscan,
  fuelEconomy,
  nhtsa,
  vpic,
  wayback,
  wikipedia,
  xposedOrNot,
])
