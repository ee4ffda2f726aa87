import { hash } from 'node:crypto'
import { linkedValues } from './linked-values.ts'
import { magicSpellings } from './outcomes.ts'
import { recordedUpstream } from './recordings.ts'
import { pathSegment, queryParameter } from './request-parts.ts'
import type { Upstream } from './upstream.ts'

const actor = queryParameter('actor')
const linkedHash = hash('sha256', linkedValues.email)

/** Services with answers to one question, all of which are recorded. */
export const recordedServices: readonly Upstream[] = [
  recordedUpstream('bluesky', { // https://docs.bsky.app/docs/api/app-bsky-actor-get-profile
    origin: 'https://public.api.bsky.app',
    subject: request => actor(request).replace(/\.bsky\.social$/, ''),
    person: (_, request) => ({ handle: actor(request), website: 'https://sam.example' }),
  }),
  recordedUpstream('cert-spotter', { // https://sslmate.com/help/reference/ct_search_api_v1
    origin: 'https://api.certspotter.com',
    subject: queryParameter('domain'),
    person: domain => [
      { dns_names: [`*.${domain}`, domain, `api.${domain}`] },
      { not_before: '2026-03-04T04:06:08Z', not_after: '2026-06-02T04:06:07Z' }, // as crt.sh reports it too
    ],
    isAfterLast: ({ url }) => url.searchParams.has('after'),
  }),
  recordedUpstream('chess-com', { // https://www.chess.com/news/view/published-data-api
    origin: 'https://api.chess.com',
    subject: pathSegment(3),
  }),
  recordedUpstream('codeforces', { // https://codeforces.com/apiHelp/methods#user.info
    origin: 'https://codeforces.com',
    subject: queryParameter('handles'),
    person: handle => ({ result: [{ handle }] }),
  }),
  recordedUpstream('codewars', { // https://dev.codewars.com/#get-user
    origin: 'https://www.codewars.com',
    subject: pathSegment(4),
  }),
  recordedUpstream('crates-io', { // https://crates.io/api/openapi.json (find_user)
    origin: 'https://crates.io',
    subject: pathSegment(4),
    person: login => ({ user: { name: 'Sam Example', url: `https://github.com/${login}` } }),
  }),
  recordedUpstream('discogs', { // https://www.discogs.com/developers/#page:user-identity,header:user-identity-profile
    origin: 'https://api.discogs.com',
    subject: pathSegment(2),
    person: username => ({ username, home_page: 'https://sam.example' }),
  }),
  recordedUpstream('gravatar', { // https://docs.gravatar.com/rest-api/
    origin: 'https://api.gravatar.com',
    subject: pathSegment(3),
    person: digest => ({
      hash: digest,
      avatar_url: `https://0.gravatar.com/avatar/${digest}`,
      ...digest === linkedHash && {
        verified_accounts: [{ service_label: 'Keybase', url: `https://keybase.io/${linkedValues.secondPseudonym}` }],
        links: [{ label: 'My blog', url: `https://${linkedValues.domain}` }],
      },
    }),
  }),
  recordedUpstream('hacker-news', { // https://github.com/HackerNews/API#users
    origin: 'https://hacker-news.firebaseio.com',
    subject: request => pathSegment(3)(request).replace(/\.json$/, ''),
    person: () => ({
      about: 'Builds things.<p><a href="https:&#x2F;&#x2F;sam.example">https:&#x2F;&#x2F;sam.example</a>',
    }),
  }),
  recordedUpstream('hex-pm', { // https://github.com/hexpm/specifications/blob/main/apiary.apib
    origin: 'https://hex.pm',
    subject: pathSegment(3),
    person: value => {
      const username = value.replace(/@.*/, '')
      return { username, url: `https://hex.pm/api/users/${username}` }
    },
  }),
  recordedUpstream('hugging-face', { // https://huggingface.co/.well-known/openapi.json (/api/users/{username}/overview)
    origin: 'https://huggingface.co',
    subject: pathSegment(3),
  }),
  recordedUpstream('internetdb', { // https://internetdb.shodan.io/docs
    origin: 'https://internetdb.shodan.io',
    subject: pathSegment(1),
    person: () => ({ hostnames: ['host.tw-success.example'] }),
  }),
  recordedUpstream('keybase', { // https://keybase.io/docs/api/1.0/call/user/lookup
    origin: 'https://keybase.io',
    subject: queryParameter('usernames'),
    person: username => ({ them: [{
      public_keys: { primary: { key_fingerprint: '0123456789abcdef0123456789abcdef01234567' } },
      proofs_summary: { all: [{
        proof_type: 'github',
        nametag: username,
        state: 1,
        proof_url: `https://gist.github.com/${username}/0`,
        service_url: `https://github.com/${username}`,
        presentation_group: 'github',
      }] },
      cryptocurrency_addresses: { bitcoin: [{ address: magicSpellings.success.Cryptocurrency[1] }] },
    }] }),
  }),
  recordedUpstream('mailvelope', { // https://github.com/mailvelope/keyserver#by-email-address
    origin: 'https://keys.mailvelope.com',
    subject: queryParameter('email'),
    person: () => ({ fingerprint: 'e3317db04d3958fd5f662c37b8e4105cc9dedc77' }),
  }),
  recordedUpstream('modrinth', { // https://docs.modrinth.com/api/operations/getuser/
    origin: 'https://api.modrinth.com',
    subject: pathSegment(3),
    person: username => ({ username, bio: 'Builds things.' }),
  }),
  recordedUpstream('online-go', { // https://ogs.readme.io/docs/rest-api
    origin: 'https://online-go.com',
    subject: queryParameter('username'),
  }),
  recordedUpstream('roblox', { // https://create.roblox.com/docs/cloud/reference/features/users#users_post_v1_usernames_users
    origin: 'https://users.roblox.com',
    subject: ({ body }) => (JSON.parse(body) as { usernames: string[] }).usernames[0] ?? '',
  }),
  recordedUpstream('runescape', { // https://runescape.wiki/w/Application_programming_interface#Old_School_Hiscores
    origin: 'https://secure.runescape.com',
    subject: queryParameter('player'),
  }),
  recordedUpstream('rubygems', { // https://guides.rubygems.org/rubygems-org-api/#profile-methods
    origin: 'https://rubygems.org',
    subject: request => pathSegment(4)(request).replace(/\.json$/, ''),
  }),
  recordedUpstream('scratch', { // https://en.scratch-wiki.info/wiki/Scratch_API
    origin: 'https://api.scratch.mit.edu',
    subject: pathSegment(2),
    person: () => ({ profile: { status: 'Builds things.' } }),
  }),
  recordedUpstream('speedrun', { // https://github.com/speedruncomorg/api/blob/master/version1/users.md
    origin: 'https://www.speedrun.com',
    subject: queryParameter('lookup'),
  }),
  recordedUpstream('tetrio', { // https://tetr.io/about/api/#usersuser
    origin: 'https://ch.tetr.io',
    subject: pathSegment(3),
  }),
]
