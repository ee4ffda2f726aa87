import { tagged } from './kit/tags.ts'
import type { AccountCheck } from './registered/account-check.ts'
import { addressCheck } from './registered/address-check.ts'
import { profileCheck } from './registered/profile-check.ts'
import { bluesky } from './registered/sites/bluesky.ts'
import { chessCom } from './registered/sites/chess-com.ts'
import { codeforces } from './registered/sites/codeforces.ts'
import { codewars } from './registered/sites/codewars.ts'
import { cratesIo } from './registered/sites/crates-io.ts'
import { discogs } from './registered/sites/discogs.ts'
import { gravatar } from './registered/sites/gravatar.ts'
import { hackerNews } from './registered/sites/hacker-news.ts'
import { hexPm } from './registered/sites/hex-pm.ts'
import { huggingFace } from './registered/sites/hugging-face.ts'
import { keybase } from './registered/sites/keybase.ts'
import { libravatar } from './registered/sites/libravatar.ts'
import { mailvelope } from './registered/sites/mailvelope.ts'
import { modrinth } from './registered/sites/modrinth.ts'
import { mozillaAccounts } from './registered/sites/mozilla-accounts.ts'
import { openpgpKeys } from './registered/sites/openpgp-keys.ts'
import { roblox } from './registered/sites/roblox.ts'
import { rubygems } from './registered/sites/rubygems.ts'
import { scratch } from './registered/sites/scratch.ts'
import { ubuntuKeyserver } from './registered/sites/ubuntu-keyserver.ts'
import { wikipedia } from './registered/sites/wikipedia.ts'
import { addressSites } from './rows/addresses/index.ts'
import { playerSites, profileSites } from './rows/profiles/index.ts'

const rows = [...profileSites, ...tagged(['gaming'], playerSites)]

/** All account checks. To add one, write its file, add a line here, and add its responses to the simulator. */
export const accountChecks: readonly AccountCheck[] = [
  // Email Address
  gravatar,
  libravatar,
  openpgpKeys,
  ubuntuKeyserver,
  mailvelope,
  hexPm, // supports Pseudonym too
  mozillaAccounts,
  ...addressSites.map(addressCheck),
  // Pseudonym
  bluesky,
  hackerNews,
  keybase,
  huggingFace,
  wikipedia,
  rubygems,
  cratesIo,
  codeforces,
  codewars,
  chessCom,
  scratch,
  roblox,
  modrinth,
  discogs,
  // Pseudonym, by row
  ...rows.filter(({ proves }) => proves !== 'nothing').map(profileCheck),
]
