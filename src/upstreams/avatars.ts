import { photoOf, png } from './drawing.ts'
import type { Upstream } from './upstream.ts'

/** A picture at one address. The person of the simulated accounts uploaded the same one, which sites scale. */
const avatar = (origin: string, edge: number): Upstream => {
  const body = png(edge, edge, photoOf('Sam Example'))
  const found = () => ({ headers: { 'content-type': 'image/png' }, body })
  return { origin, subject: () => '', found, notFound: found }
}

export const avatarUpstreams: readonly Upstream[] = [
  avatar('https://gitlab.com/uploads/-/system/user/avatar/4183321/avatar.png', 192),
  avatar('https://codeberg.org/avatars/0', 96),
  avatar('https://avatars.githubusercontent.com/u/583231', 460),
]
