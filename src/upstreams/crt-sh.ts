import type { Upstream } from './upstream.ts'

const row = (id: number, names: string[], year: number) => ({
  issuer_ca_id: 295815,
  issuer_name: 'C=US, O=Let\'s Encrypt, CN=R11',
  common_name: names[0],
  name_value: names.join('\n'),
  id,
  entry_timestamp: `${year}-03-04T05:06:07.891`,
  not_before: `${year}-03-04T04:06:08`,
  not_after: `${year}-06-02T04:06:07`,
  serial_number: `03ffeea57322e24cd6fd207682f59ead${id}`,
  result_count: names.length + 1,
})

/** https://crt.sh: ?q={name}&output=json. The name may have the prefix `%.`. */
export const crtSh: Upstream = {
  origin: 'https://crt.sh',
  subject: ({ url }) => (url.searchParams.get('q') ?? '').replace(/^%\.?/, ''),
  found: domain => ({
    body: [
      row(3616206571, [domain, `www.${domain}`], 2026),
      row(3616206572, [`*.${domain}`, domain], 2025),
      row(3616206573, [`mail.${domain}`, `hostmaster@${domain}`], 2024),
      row(3616206574, [`staging.${domain}`, `www.${domain}`], 2023),
    ],
  }),
  notFound: () => ({ body: [] }),
}
