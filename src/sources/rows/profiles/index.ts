import { seenOn } from '../../kit/facts.ts'
import { tagged } from '../../kit/tags.ts'
import type { LookUp } from '../look-up.ts'
import { profileLookUp } from '../profile-look-up.ts'
import type { ProfileSite } from '../profile-site.ts'
import { blockchainNames } from './blockchain-names.ts'
import { codeHosts } from './code-hosts.ts'
import { competitionSites } from './competitions.ts'
import { developmentSites } from './development.ts'
import { discourseSites } from './discourse.ts'
import { federatedSites } from './federated.ts'
import { flarumSites } from './flarum.ts'
import { forgeSites } from './forges.ts'
import { forumMagnumSites } from './forum-magnum.ts'
import { furtherSites } from './further.ts'
import { gameSites } from './games.ts'
import { habboSites } from './habbo.ts'
import { lemmySites } from './lemmy.ts'
import { lilaSites } from './lila.ts'
import { mastodonSites } from './mastodon.ts'
import { matrixSites } from './matrix.ts'
import { mediaSites } from './media.ts'
import { openCommunities } from './open-communities.ts'
import { peopleSites } from './people.ts'
import { speedGameSites } from './speed-games.ts'
import { stackExchangeSites } from './stack-exchange.ts'
import { wikiSites } from './wikis.ts'
import { writingSites } from './writing.ts'

/** Day on which the facts of most rows were collected from documents and public code. No site was asked. */
const day = '2026-11-21'

/** All sites with an API for profiles, except games. To add one, add a row to a list. Some lists have own tags. */
export const profileSites: readonly ProfileSite[] = [
  ...seenOn(day, [
    ...tagged(['coding'], codeHosts),
    ...tagged(['coding'], developmentSites),
    ...tagged(['coding'], forgeSites),
    ...tagged(['coding'], competitionSites),
    ...tagged(['writing'], writingSites),
    ...tagged(['wiki'], wikiSites),
    ...tagged(['video'], mediaSites),
    ...peopleSites,
    ...furtherSites,
    ...openCommunities,
    ...tagged(['social'], mastodonSites),
    ...tagged(['social'], federatedSites),
    ...tagged(['social', 'forum'], lemmySites),
    ...tagged(['forum'], discourseSites),
    ...tagged(['forum'], forumMagnumSites),
    ...tagged(['forum'], stackExchangeSites),
  ]),
  ...tagged(['forum'], flarumSites),
  ...tagged(['social'], matrixSites),
  ...seenOn('2026-11-24', blockchainNames),
]

/** All games with an API for players. The gaming tool asks them too. To add one, add a row to a list. */
export const playerSites: readonly ProfileSite[] = seenOn(day, [
  ...gameSites,
  ...speedGameSites,
  ...lilaSites,
  ...habboSites,
])

/** All sites as look-ups. */
export const profileLookUps: readonly LookUp[] = [...profileSites, ...playerSites].map(profileLookUp)
