import { card, date, link } from '../kit/card.ts'
import { httpModule } from '../kit/http-module.ts'
import { each, objectWith, text, unchecked } from '../kit/schema.ts'

/**
 * Public account of a person or an organisation on Docker Hub. New names are 4 to 30 lower-case letters and digits, but
 * older names contain other characters. The pattern therefore excludes only characters that would change the path.
 */
export const dockerHub = httpModule({
  slug: 'docker-hub',
  name: 'Docker Hub',
  description: 'Public Docker Hub account with this name',
  category: 'profile',
  types: ['Pseudonym'],
  tags: ['coding'],
  homepage: 'https://hub.docker.com',
  facts: { url: 'https://github.com/soxoj/socid-extractor/blob/master/socid_extractor/schemes.py', day: '2026-11-24' },
  accepts: {
    pattern: /^[a-z\d][\w.-]*$/i,
    rule: 'Docker Hub names are letters, digits, dots, hyphens and underscores, and start with a letter or digit',
  },
  request: name => ({ url: `https://hub.docker.com/v2/users/${encodeURIComponent(name.toLowerCase())}/` }),
  response: {
    ...objectWith({ id: text }, {
      username: text,
      orgname: text,
      ...unchecked(each([
        'full_name', 'location', 'company', 'profile_url', 'date_joined', 'gravatar_email', 'gravatar_url', 'type',
      ], text)),
    }),
    anyOf: [{ required: ['username'] }, { required: ['orgname'] }],
  },
  cards(account) {
    const login = account.username ?? account.orgname ?? ''
    return [card([
      ['Login', login, account.username === undefined ? 'orgname' : 'username'],
      ['Name', account.full_name, 'full_name'],
      ['Profile', link(`https://hub.docker.com/u/${encodeURIComponent(login)}`)],
      ['Type', account.type, 'type'],
      ['Company', account.company, 'company'],
      ['Location', account.location, 'location'],
      ['Website', link(account.profile_url), 'profile_url'],
      ['E-mail', account.gravatar_email, 'gravatar_email'],
      ['Avatar', link(account.gravatar_url), 'gravatar_url'],
      ['Created', date(account.date_joined), 'date_joined'],
    ], { ...account })]
  },
  examples: { found: ['bitnami', 'library'], notFound: ['tracewellnosuchaccount0'] },
})
