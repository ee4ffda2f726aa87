import { withValueAt } from '../lib/json-path.ts'
import type { ProfileSite } from '../sources/profiles/profile-site.ts'
import { playerSites, profileSites } from '../sources/profiles/sites/index.ts'
import type { Upstream } from './upstream.ts'

/** The simulated sites of `src/sources/profiles`. They answer with the examples of their rows. */
export const profileUpstreams: readonly Upstream[] =
  [...profileSites, ...playerSites].map(profileUpstream)

function profileUpstream({ url, body, account, list, login, missing, examples }: ProfileSite): Upstream {
  const [before = '', after = ''] = (body ? JSON.stringify(body) : url).split('{name}')
  const between = (text: string) => text.slice(before.length, text.length - after.length)
  return {
    origin: new URL(url).origin,
    subject: request => body
      ? JSON.parse(`"${between(JSON.stringify(JSON.parse(request.body)))}"`) as string
      : decodeURIComponent(between(request.url.href)),
    found: name => {
      const one = withValueAt(examples.account, login, name)
      return { body: withValueAt({}, account, list ? [one] : one) as object }
    },
    notFound: () => ({ status: [missing.status ?? 200].flat()[0]!, body: examples.missing as object }),
  }
}
