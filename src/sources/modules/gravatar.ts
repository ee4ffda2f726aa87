import { hash } from 'node:crypto'
import { card, date, link } from '../kit/card.ts'
import { parseJson } from '../kit/fetch-response.ts'
import { httpModule } from '../kit/http-module.ts'
import { notPublic } from '../kit/scope.ts'
import { changed, hasShape } from '../kit/shape.ts'
import { arrayOf, each, objectWith, text, textOrNull, unchecked } from '../kit/schema.ts'
import { means } from '../kit/meanings/meaning.ts'
import type { Response } from '../egress/client.ts'

/** Returns the SHA-256 hash by which Gravatar identifies an e-mail address. */
export const addressHash = (email: string): string => hash('sha256', email.trim().toLowerCase())

/** Body of the status 404. A disabled profile has another code. */
const missing = objectWith({ error: text, code: { const: 'not_found' } })

const phones = ['cell_phone', 'home_phone', 'work_phone'] as const
const pages = ['contact_form', 'calendar'] as const

/** Stands for the profile that an address does not have. */
const noProfile = { hash: '', display_name: '', profile_url: '' }

/** Parses a response. Throws `UPSTREAM_CHANGED` for a 404 that says something else. */
async function readProfile(answer: Response): Promise<unknown> {
  const body = await parseJson(answer)
  if (answer.status !== 404) return body
  if (!hasShape(missing, body)) throw changed()
  return noProfile
}

/**
 * Public profile of an e-mail address. The request contains only the SHA-256 hash of the address. Without a key, the
 * response lacks some fields and the site allows about 100 requests an hour.
 * It is no row, because the accounts and links of a profile bring their own labels.
 */
export const gravatar = httpModule({
  slug: 'gravatar',
  name: 'Gravatar',
  description: 'Public Gravatar profile of this e-mail address',
  category: 'profile',
  types: ['Email Address'],
  tags: ['identity', 'images'],
  homepage: 'https://gravatar.com',
  keyName: 'gravatar',
  facts: { url: 'https://docs.gravatar.com/rest-api/', day: '2026-11-24' },
  skipReason: notPublic,
  request: (email, { key }) => ({
    url: `https://api.gravatar.com/v3/profiles/${addressHash(email)}`,
    headers: key ? { authorization: `Bearer ${key}` } : {},
  }),
  readable: [404],
  read: readProfile,
  response: objectWith({ hash: text, display_name: text, profile_url: text }, {
    verified_accounts: arrayOf(objectWith({ service_label: text, url: text })),
    links: arrayOf(objectWith({ label: text, url: text })),
    payments: objectWith({}, {
      links: arrayOf(objectWith({ label: text, url: text })),
      crypto_wallets: arrayOf(objectWith({ label: text, address: text })),
    }),
    contact_info: objectWith({}, unchecked(each(['email', ...phones, ...pages], text))),
    languages: arrayOf(objectWith({ name: text })),
    ...unchecked(each([
      'avatar_url', 'location', 'description', 'job_title', 'company', 'pronouns', 'timezone', 'first_name',
      'last_name', 'registration_date', 'last_profile_edit',
    ], textOrNull)),
  }),
  meanings: { '*': [means('URL', 'website', 'stated')] }, // labels of sites and links, which the account names
  cards: ({
    verified_accounts = [],
    links = [],
    payments: { links: payees = [], crypto_wallets = [] } = {},
    contact_info = {},
    languages = [],
    ...profile
  }) => profile.hash === '' ? [] : [card([
    ['Name', profile.display_name, 'display_name'],
    ['First name', profile.first_name, 'first_name'],
    ['Last name', profile.last_name, 'last_name'],
    ['Profile', link(profile.profile_url), 'profile_url'],
    ['Description', profile.description, 'description'],
    ['Job', profile.job_title, 'job_title'],
    ['Company', profile.company, 'company'],
    ['Location', profile.location, 'location'],
    ['Pronouns', profile.pronouns, 'pronouns'],
    ['Time zone', profile.timezone, 'timezone'],
    ['Language', languages.map(({ name }) => name).join(', '), 'languages'],
    ['E-mail', contact_info.email, 'contact_info'],
    ...phones.map(phone => ['Phone', contact_info[phone], 'contact_info'] as const),
    ...pages.map(page => ['Contact page', link(contact_info[page]), 'contact_info'] as const),
    ...crypto_wallets.map(({ label, address }) => [`Wallet (${label})`, address, 'payments'] as const),
    ...payees.map(({ label, url }) => [label || 'Link', link(url), 'payments'] as const),
    ...verified_accounts.map(({ service_label, url }) => [service_label, link(url), 'verified_accounts'] as const),
    ...links.map(({ label, url }) => [label || 'Link', link(url), 'links'] as const),
    ['Avatar', link(profile.avatar_url), 'avatar_url'],
    ['Last edit', date(profile.last_profile_edit), 'last_profile_edit'],
    ['Created', date(profile.registration_date), 'registration_date'],
  ], {
    ...profile,
    verified_accounts,
    links,
    payments: { links: payees, crypto_wallets },
    contact_info,
    languages,
  })],
  examples: { found: ['matt@mullenweg.com'], notFound: ['no-such-mailbox@tracewell.example'] },
})
