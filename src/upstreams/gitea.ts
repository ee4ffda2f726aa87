import { codeberg } from './codeberg.ts'
import type { Upstream } from './upstream.ts'

/** https://docs.gitea.com/api/1.24/#tag/user/operation/userGet: as the software that came of it. */
export const gitea: Upstream = { ...codeberg, origin: 'https://gitea.com' }
