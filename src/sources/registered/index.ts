import { tagged } from '../kit/tags.ts'
import { profileCheck } from '../profiles/profile-check.ts'
import { playerSites, profileSites } from '../profiles/sites/index.ts'
import type { AccountCheck } from './account-check.ts'
import { bluesky } from './sites/bluesky.ts'
import { chessCom } from './sites/chess-com.ts'
import { codeberg, gitea } from './sites/codeberg.ts'
import { codeforces } from './sites/codeforces.ts'
import { codewars } from './sites/codewars.ts'
import { cratesIo } from './sites/crates-io.ts'
import { devTo } from './sites/dev-to.ts'
import { discogs } from './sites/discogs.ts'
import { dockerHub } from './sites/docker-hub.ts'
import { github } from './sites/github.ts'
import { gitlab } from './sites/gitlab.ts'
import { gravatar } from './sites/gravatar.ts'
import { hackerNews } from './sites/hacker-news.ts'
import { hexPm } from './sites/hex-pm.ts'
import { huggingFace } from './sites/hugging-face.ts'
import { keybase } from './sites/keybase.ts'
import { libravatar } from './sites/libravatar.ts'
import { lichess } from './sites/lichess.ts'
import { mailvelope } from './sites/mailvelope.ts'
import { mastodonSocial } from './sites/mastodon-social.ts'
import { modrinth } from './sites/modrinth.ts'
import { mozillaAccounts } from './sites/mozilla-accounts.ts'
import { openpgpKeys } from './sites/openpgp-keys.ts'
import { roblox } from './sites/roblox.ts'
import { rubygems } from './sites/rubygems.ts'
import { scratch } from './sites/scratch.ts'
import { ubuntuKeyserver } from './sites/ubuntu-keyserver.ts'
import { wikipedia } from './sites/wikipedia.ts'

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
  // Pseudonym
  github,
  gitlab,
  codeberg,
  gitea,
  bluesky,
  mastodonSocial,
  hackerNews,
  keybase,
  dockerHub,
  devTo,
  huggingFace,
  wikipedia,
  rubygems,
  cratesIo,
  codeforces,
  codewars,
  lichess,
  chessCom,
  scratch,
  roblox,
  modrinth,
  discogs,
  // Pseudonym, by row
  ...rows.filter(({ proves }) => proves !== 'nothing').map(profileCheck),
]
