import { queryParameter } from './request-parts.ts'
import type { Upstream } from './upstream.ts'

const host = 'social.example'
const resource = queryParameter('resource')

/** Part of a WebFinger resource before the host: `sam` of `acct:sam@social.example`. */
const nameIn = (account: string): string => /^acct:([^@]+)@/.exec(account)?.[1] ?? ''

const nodeInfo = { version: '2.0', software: { name: 'mastodon', version: '4.3.0' }, openRegistrations: false }

/** A host of the Fediverse: https://www.rfc-editor.org/rfc/rfc7033, https://nodeinfo.diaspora.software/protocol */
export const fediverse: Upstream = {
  origin: `https://${host}`,
  subject: request => nameIn(resource(request)),
  found(name, { url }) {
    if (url.pathname === '/.well-known/nodeinfo') {
      const rel = 'http://nodeinfo.diaspora.software/ns/schema/2.0'
      return { body: { links: [{ rel, href: `https://${host}/nodeinfo/2.0` }] } }
    }
    if (url.pathname === '/nodeinfo/2.0') return { body: nodeInfo }
    return {
      headers: { 'content-type': 'application/jrd+json' },
      body: {
        subject: `acct:${name}@${host}`,
        aliases: [`https://${host}/@${name}`],
        links: [
          { rel: 'http://webfinger.net/rel/profile-page', type: 'text/html', href: `https://${host}/@${name}` },
          { rel: 'self', type: 'application/activity+json', href: `https://${host}/users/${name}` },
        ],
      },
    }
  },
  notFound: () => ({ status: 404, body: '' }),
}
