import { codeberg } from './codeberg.ts'
import type { Upstream } from './upstream.ts'

/**
 * https://docs.gitea.com/api/1.24/#tag/user/operation/userGet. Gitea responds like Codeberg, which runs a fork of
 * Gitea.
 */
export const gitea: Upstream = { ...codeberg, origin: 'https://gitea.com' }
