import type { Upstream } from './upstream.ts'

/** Serves the same MTA-STS policy for every domain. https://www.rfc-editor.org/rfc/rfc8461#section-3.2 */
export const mtaSts: Upstream = {
  origin: 'https://mta-sts.*',
  subject: ({ url }) => url.hostname.slice('mta-sts.'.length),
  found: () => ({
    body:
      'version: STSv1\r\nmode: enforce\r\nmx: aspmx.l.google.com\r\nmx: *.aspmx.l.google.com\r\nmax_age: 604800\r\n',
  }),
  notFound: () => ({ status: 404, body: 'Not found' }),
}
