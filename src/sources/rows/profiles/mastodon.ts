import { slugOfHost } from '../../kit/row.ts'
import { countryOf } from '../../kit/tags.ts'
import type { ProfileSite } from '../profile-site.ts'

/** Instances of Mastodon, and of servers with its API. To add one, add its host. */
const hosts = [
  'expressional.social',
  'federated.press',
  'fosstodon.org',
  'graphics.social',
  'hcommons.social',
  'hometech.social',
  'hostux.social',
  'libretooth.gr',
  'lor.sh',
  'mapstodon.space',
  'masto.ai',
  'masto.nyc',
  'mastodonbooks.net',
  'musician.social',
  'nitecrew.rip',
  'poweredbygay.social',
  'quitter.pl',
  'tilde.zone',
  'tooting.ch',
  'vkl.world',
  'vmst.io',
]

/** Public accounts: https://docs.joinmastodon.org/methods/accounts/#lookup */
const mastodon = (host: string): ProfileSite => ({
  slug: `mastodon-${slugOfHost(host)}`,
  tags: countryOf(host),
  name: `Mastodon (${host})`,
  homepage: `https://${host}`,
  source: 'https://docs.joinmastodon.org/methods/accounts/#lookup',
  recorded: { as: 'mastodon', host },
  names: { pattern: /^\w{1,30}$/, rule: 'Names are up to 30 letters, digits and underscores' },
  url: `https://${host}/api/v1/accounts/lookup?acct={value}`,
  account: '',
  login: 'acct',
  missing: { status: 404, path: 'error', says: /^Record not found$/ },
  page: `https://${host}/@{value}`,
  fields: [
    ['Name', 'display_name'],
    ['Avatar', 'avatar', 'link'],
    ['Note', 'note', 'html'],
    ...[0, 1, 2, 3].flatMap(index => [
      ['About', `fields.${index}.value`, 'html'],
      ['Link verified', `fields.${index}.verified_at`, 'date'], // the page at the link names the account
    ] as const),
    ['Account status', 'suspended', { true: 'suspended' }],
    ['Account status', 'limited', { true: 'limited' }],
    ['Moved to', 'moved.url', 'link'],
    ['Bot', 'bot'],
    ['Followers', 'followers_count'],
    ['Following', 'following_count'],
    ['Posts', 'statuses_count'],
    ['Last post', 'last_status_at', 'date'],
    ['Created', 'created_at', 'date'],
  ],
  examples: {
    found: 'admin',
    account: {
      id: '1',
      username: 'admin',
      acct: 'admin',
      display_name: 'Sam Example',
      locked: false,
      bot: false,
      created_at: '2022-11-05T00:00:00.000Z',
      note: '<p>Builds <b>things</b>.</p>',
      url: `https://${host}/@admin`,
      avatar: `https://${host}/avatars/original/missing.png`,
      followers_count: 12,
      following_count: 7,
      statuses_count: 340,
      last_status_at: '2026-11-01',
      fields: [{ name: 'Website', value: 'https://sam.example', verified_at: null }],
    },
    notFound: 'tracewell_no_such_account_0',
    missing: { error: 'Record not found' },
  },
})

/** The largest instance. */
const mastodonSocial: ProfileSite = {
  ...mastodon('mastodon.social'),
  slug: 'mastodon-social',
  seen: '2026-11-24',
  names: { ...mastodon('mastodon.social').names, isClaim: false },
  examples: { ...mastodon('mastodon.social').examples, found: 'Gargron', notFound: 'tracewell_no_such_0' },
}

export const mastodonSites: readonly ProfileSite[] = [mastodonSocial, ...hosts.map(mastodon)]
