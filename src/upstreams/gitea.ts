import { codeberg } from './codeberg.ts'
import type { Upstream } from './upstream.ts'

/**
 * https://docs.gitea.com/api/1.24/#tag/user/operation/userGet. Codeberg runs a fork of Gitea, so the responses are the
 * same.
 */
export const gitea: Upstream = { ...codeberg, origin: 'https://gitea.com' }
