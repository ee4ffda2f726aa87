import type { Upstream } from './upstream.ts'

/** https://guides.rubygems.org/rubygems-org-api/#profile-methods */
export const rubygems: Upstream = {
  origin: 'https://rubygems.org',
  subject: ({ url }) => decodeURIComponent(url.pathname.split('/')[4] ?? '').replace(/\.json$/, ''),
  found: handle => ({ body: { id: 51_443, handle } }),
  notFound: () => ({ status: 404, body: { error: 'Not Found', code: 404 } }),
}
