import { isPlaceholderHash } from './placeholders.ts'

/** Hosts that draw a picture from a name or a number, so that a name has the same one everywhere. */
const drawn = new Set([
  'api.dicebear.com', 'avatars.dicebear.com', 'ui-avatars.com', 'eu.ui-avatars.com', 'robohash.org',
  'source.boringavatars.com', 'avatar.vercel.sh', 'api.adorable.io', 'i.pravatar.cc', 'placekitten.com',
  'via.placeholder.com', 'placehold.co', 'placehold.it', 'dummyimage.com', 'avatar.iran.liara.run', 'picsum.photos',
  'thispersondoesnotexist.com', 'randomuser.me', 'api.multiavatar.com',
])

/**
 * Paths of the pictures that sites show for members without one. Names of files are those of Mastodon
 * (`missing.png`), WordPress, Steam, Reddit, Twitch, Discord, GitHub, GitLab, Twitter, Tumblr, SoundCloud, Last.fm,
 * YouTube, VK, Codeforces, Gitee, AniList, Smule, Misskey and others, as their public pages name them.
 */
const paths: readonly RegExp[] = [
  /(?:^|[/_.=-])(?:missing|default|blank|empty|unknown|anonymous|anon|guest|placeholder)(?:[-_][\w-]{0,40})?\.\w{3,4}$/i,
  /(?:^|[/_.=-])no[-_]?(?:avatar|photo|pic|picture|image|portrait|title|profile|user|icon)[\w.-]{0,40}(?:\/|$)/i,
  /[/_-](?:default|missing|no|blank|empty|placeholder|dummy|generic|anonymous)[-_]?(?:avatar|user|profile|photo|picture|pic|image|icon|portrait|pfp)s?(?:$|[/_.=\d-])/i,
  /(?:avatar|user|profile|photo|picture|image|icon|pfp)s?[-_](?:default|missing|none|blank|placeholder|unknown)s?(?:$|[/_.=\d-])/i,
  /default_profile_images|user-default-pictures|_defpic\./i, // Twitter, Twitch, Smule
  /\/embed\/avatars\/\d+\.png$/, // https://discord.com/developers/docs/reference#image-formatting
  /\/identicons?\/|[/_-]identicon[-_.]/i, // Misskey, GitHub, Gitea
  /fef49e7fa7e1997310d705b2a6158ff8dc1cdfeb/, // Steam
  /2a96cbd8b46e442fc41c2b86b821562f/, // Last.fm
  /44884218_345707102882519_2446069589734326272_n/, // Instagram
  /\/letter_avatar(?:_proxy)?\//, // Discourse
  /\/images\/(?:camera|deactivated|community)_\d+\.(?:png|gif)$/, // VK
]

/** Parameters that ask for a default picture, also of a member with one. https://docs.gravatar.com/sdk/images/ */
const drawnDefault = /[?&](?:f|forcedefault)=(?:y|1|true)/i

const gravatarHost = /(?:^|\.)(?:gravatar\.com|libravatar\.org)$/
const gravatarPath = /^\/(?:avatar|userimage)\/([a-f\d]{32}|[a-f\d]{64})(?:$|[^a-f\d])/i

/**
 * Returns the hash of the e-mail address whose picture this is, in lower case. Returns `undefined` for other pictures,
 * and for the hash of nothing or of a placeholder. https://docs.gravatar.com/rest/hash/
 */
export function gravatarOf(image: string): string | undefined {
  const url = URL.parse(image)
  if (!url || !gravatarHost.test(url.hostname)) return undefined
  const digits = gravatarPath.exec(url.pathname)?.[1]?.toLowerCase()
  return digits === undefined || isPlaceholderHash(digits) || drawnDefault.test(url.search) ? undefined : digits
}

/** `true` if the picture at this address is what a site shows for members without one. */
export function isDefaultPicture(image: string): boolean {
  const url = URL.parse(image)
  if (!url) return true
  if (gravatarHost.test(url.hostname)) return gravatarOf(image) === undefined
  if (drawn.has(url.hostname)) return true
  const path = url.pathname
  if (paths.some(pattern => pattern.test(path))) return true
  const name = path.split('/').find(part => /^[a-f\d]{32,128}$/i.test(part))
  return name !== undefined && isPlaceholderHash(name.toLowerCase())
}
