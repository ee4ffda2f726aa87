import { hash as digest } from 'node:crypto'
import { linkedValues } from './linked-values.ts'
import type { Upstream } from './upstream.ts'

const linkedHash = digest('sha256', linkedValues.email)

/** https://docs.gravatar.com/rest-api/ */
export const gravatar: Upstream = {
  origin: 'https://api.gravatar.com',
  subject: ({ url }) => decodeURIComponent(url.pathname.split('/')[3] ?? ''),
  found: hash => ({
    body: {
      hash,
      display_name: 'Sam Example',
      profile_url: 'https://gravatar.com/samexample',
      avatar_url: `https://0.gravatar.com/avatar/${hash}`,
      avatar_alt_text: '',
      location: 'Lyon',
      description: 'Builds things.',
      job_title: 'Engineer',
      company: '',
      pronunciation: '',
      pronouns: '',
      verified_accounts: [{
        service_type: 'github',
        service_label: 'GitHub',
        service_icon: 'https://gravatar.com/icons/github.svg',
        url: 'https://github.com/samexample',
        is_hidden: false,
      }],
      ...hash === linkedHash && {
        verified_accounts: [{ service_label: 'Keybase', url: `https://keybase.io/${linkedValues.secondPseudonym}` }],
        links: [{ label: 'My blog', url: `https://${linkedValues.domain}` }],
      },
    },
  }),
  notFound: () => ({ status: 404, body: { error: 'Profile not found', code: 'not_found' } }),
}
