import { hash } from 'node:crypto'
import type { Draw } from './draw.ts'

/** Origin of the pictures of a site's members. */
type PictureOf = 'upload' | 'gravatar' | 'none'

/** A site with accounts, as its public pages show them. */
export interface Site {
  slug: string
  page: (name: string) => string
  pictures: PictureOf
  /** Labels of the card for a text, a web address and an e-mail address that members fill in. */
  text?: string
  web?: string
  mail?: boolean
  /** Address of the picture of members without one. `{hash}` stands for the hash of their e-mail address. */
  blank: string
  /** Perceptual hash of that picture, if it is detailed enough to have one. */
  blankPrint?: string
}

/** Sites on which many people have accounts. */
export const known: readonly Site[] = [
  {
    slug: 'github',
    page: name => `https://github.com/${name}`,
    pictures: 'upload',
    text: 'Bio',
    web: 'Website',
    mail: true,
    blank: 'https://avatars.githubusercontent.com/u/{id}?v=4',
  },
  {
    slug: 'gitlab',
    page: name => `https://gitlab.com/${name}`,
    pictures: 'gravatar',
    web: 'Website',
    blank: 'https://secure.gravatar.com/avatar/{hash}?s=80&d=identicon',
  },
  {
    slug: 'keybase',
    page: name => `https://keybase.io/${name}`,
    pictures: 'upload',
    text: 'Bio',
    blank: 'https://keybase.io/images/no-photo/placeholder-avatar-180-x-180.png',
    blankPrint: '3c3c7e7e3c3cffff8090a0',
  },
  {
    slug: 'hacker-news',
    page: name => `https://news.ycombinator.com/user?id=${name}`,
    pictures: 'none',
    text: 'About',
    blank: '',
  },
  {
    slug: 'lichess',
    page: name => `https://lichess.org/@/${name}`,
    pictures: 'none',
    text: 'Bio',
    web: 'Links',
    blank: '',
  },
  {
    slug: 'bluesky',
    page: name => `https://bsky.app/profile/${name}.bsky.social`,
    pictures: 'upload',
    text: 'Description',
    blank: '',
  },
  {
    slug: 'mastodon-social',
    page: name => `https://mastodon.social/@${name}`,
    pictures: 'upload',
    text: 'Note',
    web: 'About',
    blank: 'https://mastodon.social/avatars/original/missing.png',
    blankPrint: '18187e7e3c3c1818606984',
  },
  {
    slug: 'dev-to',
    page: name => `https://dev.to/${name}`,
    pictures: 'upload',
    text: 'Summary',
    web: 'Website',
    blank: 'https://media2.dev.to/dynamic/image/width=320/profile.png',
  },
  {
    slug: 'reddit',
    page: name => `https://www.reddit.com/user/${name}`,
    pictures: 'upload',
    text: 'Description',
    blank: 'https://www.redditstatic.com/avatars/defaults/v2/avatar_default_{digit}.png',
    blankPrint: '0c1e3f3f1e0c3f7fff4500',
  },
  {
    slug: 'steam',
    page: name => `https://steamcommunity.com/id/${name}`,
    pictures: 'upload',
    text: 'Bio',
    blank: 'https://avatars.steamstatic.com/fef49e7fa7e1997310d705b2a6158ff8dc1cdfeb_full.jpg',
    blankPrint: '183c66060c181818303a45',
  },
  {
    slug: 'stack-exchange',
    page: name => `https://stackoverflow.com/users/646735/${name}`,
    pictures: 'gravatar',
    text: 'About',
    web: 'Website',
    blank: 'https://www.gravatar.com/avatar/{hash}?s=256&d=identicon&r=PG',
  },
  {
    slug: 'gravatar',
    page: name => `https://gravatar.com/${name}`,
    pictures: 'gravatar',
    text: 'Description',
    blank: 'https://0.gravatar.com/avatar/{hash}',
  },
  {
    slug: 'twitch',
    page: name => `https://www.twitch.tv/${name}`,
    pictures: 'upload',
    text: 'Bio',
    blank: 'https://static-cdn.jtvnw.net/user-default-pictures-uv/13e5fa74-defa-11e9-809c-784f43822e80-profile_image-300x300.png',
    blankPrint: '7e7e42425a5a7e7e9147ff',
  },
  {
    slug: 'gitee',
    page: name => `https://gitee.com/${name}`,
    pictures: 'upload',
    text: 'Bio',
    web: 'Website',
    blank: 'https://gitee.com/assets/no_portrait.png',
  },
  {
    slug: 'farcaster',
    page: name => `https://farcaster.xyz/${name}`,
    pictures: 'upload',
    text: 'Bio',
    blank: '',
  },
]

/** Forums of one program each: what their members see is alike, as at phpBB, Discourse, Gitea, WordPress or Lemmy. */
const programs: ReadonlyArray<(host: string) => Pick<Site, 'page' | 'pictures' | 'blank' | 'blankPrint'>> = [
  host => ({ page: name => `https://${host}/u/${name}`, pictures: 'upload',
    blank: `https://${host}/letter_avatar_proxy/v4/letter/s/ce7236/96.png` }),
  host => ({ page: name => `https://${host}/${name}`, pictures: 'gravatar',
    blank: 'https://secure.gravatar.com/avatar/{hash}?d=retro&s=96' }),
  host => ({ page: name => `https://${host}/author/${name}`, pictures: 'gravatar',
    blank: 'https://secure.gravatar.com/avatar/{hash}?s=96&d=mm&r=g' }),
  host => ({ page: name => `https://${host}/members/${name}`, pictures: 'upload',
    blank: `https://${host}/styles/default/no-avatar.png`, blankPrint: '3c3c7e7e3c3cffff8090a0' }),
  // a picture of a service that several forums ask, without a mark in its address
  host => ({ page: name => `https://${host}/@${name}`, pictures: 'upload',
    blank: 'https://pictures.forum-host.net/0b/7f/3a91c2.png', blankPrint: '00183c3c18007eff7f7f7f' }),
]

export const forums: readonly Site[] = Array.from({ length: 90 }, (_, index): Site => ({
  slug: `forum-${index}`,
  text: 'About',
  ...index % 3 > 0 && { web: 'Website' },
  ...index % 4 === 0 && { mail: true },
  ...programs[index % programs.length]!(`forum-${index}.net`),
}))

/** Returns the hash that a site sends to Gravatar. Sites trim and lower the case; some send SHA-256 or capitals. */
export function gravatarHash(draw: Draw, email: string): string {
  const digits = hash(draw.isTrue(0.4) ? 'sha256' : 'md5', email.trim().toLowerCase())
  return draw.isTrue(0.05) ? digits.toUpperCase() : digits
}

/** Returns the perceptual hash of a picture after a site has scaled it, which changes up to two bits. */
export function printOf(draw: Draw, picture: string): string {
  const bits = BigInt(`0x${hash('sha256', picture).slice(0, 16)}`)
  const scaled = bits ^ 1n << BigInt(draw.number(64)) ^ 1n << BigInt(draw.number(64))
  return `${scaled.toString(16).padStart(16, '0')}${hash('md5', picture).slice(0, 6)}`
}
