import type { Upstream } from './upstream.ts'

const issuance = (id: string, dns_names: string[]) => ({
  id,
  tbs_sha256: 'd0b4a1b2c3'.repeat(6).slice(0, 64),
  cert_sha256: 'a1b2c3d4e5'.repeat(6).slice(0, 64),
  dns_names,
  pubkey_sha256: 'f0e1d2c3b4'.repeat(6).slice(0, 64),
  issuer: {
    friendly_name: 'Let\'s Encrypt', name: 'C=US, O=Let\'s Encrypt, CN=R11', website: 'https://letsencrypt.org/',
  },
  not_before: '2026-03-04T04:06:08Z',
  not_after: '2026-06-02T04:06:07Z',
  revoked: false,
})

/** https://sslmate.com/help/reference/ct_search_api_v1 */
export const certSpotter: Upstream = {
  origin: 'https://api.certspotter.com',
  subject: ({ url }) => url.searchParams.get('domain') ?? '',
  found: domain => ({
    body: [issuance('6512345678', [domain, `www.${domain}`]), issuance('6512345679', [`api.${domain}`])],
  }),
  notFound: () => ({ body: [] }),
}
