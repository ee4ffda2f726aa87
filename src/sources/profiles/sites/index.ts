import type { ProfileSite } from '../profile-site.ts'
import { competitionSites } from './competitions.ts'
import { developmentSites } from './development.ts'
import { discourseSites } from './discourse.ts'
import { habboSites } from './habbo.ts'
import { lemmySites } from './lemmy.ts'
import { mastodonSites } from './mastodon.ts'
import { mediaSites } from './media.ts'
import { peopleSites } from './people.ts'
import { writingSites } from './writing.ts'

/** All sites with an API for profiles. To add one, add a row to a list. */
export const profileSites: readonly ProfileSite[] = [
  ...developmentSites,
  ...competitionSites,
  ...writingSites,
  ...mediaSites,
  ...peopleSites,
  ...mastodonSites,
  ...lemmySites,
  ...discourseSites,
  ...habboSites,
]
