import { blockscout } from './blockscout.ts'
import { bluesky } from './bluesky.ts'
import { certSpotter } from './cert-spotter.ts'
import { chessCom } from './chess-com.ts'
import { codeberg } from './codeberg.ts'
import { crtSh } from './crt-sh.ts'
import { dehashed } from './dehashed.ts'
import { devTo } from './dev-to.ts'
import { dockerHub } from './docker-hub.ts'
import { esplora } from './esplora.ts'
import { github } from './github.ts'
import { gitlab } from './gitlab.ts'
import { googleDns } from './google-dns.ts'
import { gravatar } from './gravatar.ts'
import { hackerNews } from './hacker-news.ts'
import { haveIBeenPwned } from './haveibeenpwned.ts'
import { hudsonRock } from './hudson-rock.ts'
import { internetdb } from './internetdb.ts'
import { keybase } from './keybase.ts'
import { leakCheck } from './leakcheck.ts'
import { lichess } from './lichess.ts'
import { ofacLists } from './ofac-lists.ts'
import { openpgpKeys } from './openpgp-keys.ts'
import { rdap } from './rdap.ts'
import { ripestat } from './ripestat.ts'
import { stopForumSpam } from './stop-forum-spam.ts'
import { xposedOrNot } from './xposedornot.ts'
import type { Upstream } from './upstream.ts'

/** Every provider that the simulator plays. To add one: its file, and a line here. */
export const upstreams: readonly Upstream[] = [
  blockscout,
  bluesky,
  certSpotter,
  chessCom,
  codeberg,
  crtSh,
  dehashed,
  devTo,
  dockerHub,
  esplora,
  github,
  gitlab,
  googleDns,
  gravatar,
  hackerNews,
  haveIBeenPwned,
  hudsonRock,
  internetdb,
  keybase,
  leakCheck,
  lichess,
  ofacLists,
  openpgpKeys,
  rdap,
  ripestat,
  stopForumSpam,
  xposedOrNot,
]
