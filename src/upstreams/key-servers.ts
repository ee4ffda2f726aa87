import { keyServers } from '../sources/rows/key-servers.ts'
import { ubuntuKeyserver } from './ubuntu-keyserver.ts'
import type { Upstream } from './upstream.ts'

/** The simulated key servers. They answer like that of Ubuntu, but report a missing key in a body. */
export const keyServerUpstreams: readonly Upstream[] = keyServers
  .map(({ host }) => ({
    ...ubuntuKeyserver,
    origin: `https://${host}`,
    notFound: () => ({ body: 'info:1:0\n' }),
  }))
  .filter(({ origin }) => origin !== ubuntuKeyserver.origin)
