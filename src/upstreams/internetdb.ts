import type { Upstream } from './upstream.ts'

/** https://internetdb.shodan.io/docs */
export const internetdb: Upstream = {
  origin: 'https://internetdb.shodan.io',
  subject: ({ url }) => decodeURIComponent(url.pathname.slice(1)),
  found: ip => ({
    body: {
      cpes: ['cpe:/a:f5:nginx:1.18.0', 'cpe:/a:openbsd:openssh'],
      hostnames: ['host.tw-success.example'],
      ip,
      ports: [22, 80, 443],
      tags: ['cloud'],
      vulns: ['CVE-2021-23017'],
    },
  }),
  notFound: () => ({ status: 404, body: { detail: 'No information available' } }),
}
