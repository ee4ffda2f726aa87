/**
 * Sites on which a path names an account, and the pattern of the name in the path. The paths are those of WhatsMyName,
 * of LinkedIn and Twitter those of Maigret, as read on 2026-11-24:
 * https://github.com/WebBreacher/WhatsMyName/blob/main/wmn-data.json,
 * https://github.com/soxoj/maigret/blob/main/maigret/resources/data.json
 */
const accountPaths: ReadonlyMap<string, RegExp> = new Map(Object.entries({
  'bsky.app': /^\/profile\/([\w.-]+)\/?$/,
  'dev.to': /^\/(\w+)\/?$/,
  'facebook.com': /^\/(?!.*\.php)([a-z\d.]{5,50})\/?$/i, // but not a page such as /profile.php?id=4
  'github.com': /^\/([a-z\d][a-z\d-]{0,38})\/?$/i,
  'gitlab.com': /^\/([\w.-]+)\/?$/,
  'gravatar.com': /^\/(?!(?:[a-f\d]{32}|[a-f\d]{64})\/?$)([a-z\d]{2,})\/?$/i, // but not the hash of an address
  'instagram.com': /^\/([\w.]{1,30})\/?$/,
  'keybase.io': /^\/(\w{2,16})\/?$/,
  'linkedin.com': /^\/in\/([\p{L}\d-]{3,100})\/?$/u,
  'medium.com': /^\/@([\w.-]+)\/?$/,
  'mastodon.social': /^\/@(\w{1,30})\/?$/,
  'pinterest.com': /^\/(\w{3,30})\/?$/,
  'reddit.com': /^\/u(?:ser)?\/([\w-]{3,20})\/?$/,
  'soundcloud.com': /^\/([\w-]{3,25})\/?$/,
  'steamcommunity.com': /^\/id\/([\w-]{2,32})\/?$/,
  't.me': /^\/(\w{5,32})\/?$/,
  'tiktok.com': /^\/@([\w.]{2,24})\/?$/,
  'twitch.tv': /^\/(\w{4,25})\/?$/,
  'twitter.com': /^\/@?(\w{1,15})\/?$/,
  'vk.com': /^\/(?!id\d+\/?$)([\w.]{5,32})\/?$/, // but not the number of an account, such as /id12345
  'youtube.com': /^\/@([\w.-]{3,30})\/?$/,
}))

/** Other domains of the same sites. */
const sameSites: ReadonlyMap<string, string> = new Map([['x.com', 'twitter.com'], ['fb.com', 'facebook.com']])

/** First parts of paths that are pages of a site and no accounts. */
const pages = new Set([
  'about', 'directory', 'discover', 'explore', 'features', 'hashtag', 'home', 'i', 'ideas', 'intent', 'joinchat',
  'login', 'marketplace', 'orgs', 'pricing', 'privacy', 'search', 'settings', 'share', 'signup', 'terms', 'topics',
  'watch',
])

/** Domains on which many people have pages, and which are therefore no site of one person. */
const shared = new Set([
  ...accountPaths.keys(),
  ...sameSites.keys(),
  'archive.org', 'beacons.ai', 'bit.ly', 'buymeacoffee.com', 'carrd.co', 'discord.com', 'discord.gg', 'dropbox.com',
  'goo.gl', 'google.com', 'ko-fi.com', 'linktr.ee', 'microsoft.com', 'notion.site', 'patreon.com', 'paypal.com',
  'paypal.me', 'spotify.com', 'telegram.me', 'tinyurl.com', 'wikipedia.org', 'youtu.be',
])

/** Returns `true` if many people have pages on this registrable domain. */
export const isSharedSite = (domain: string): boolean => shared.has(domain)

/** An account that an address names, and the domain of its site. */
export interface SiteAccount {
  name: string
  site: string
}

/** Returns the account that a path of a site names. `domain` is registrable. Returns `undefined` if it names none. */
export function accountAt(domain: string, path: string): SiteAccount | undefined {
  const site = sameSites.get(domain) ?? domain
  const name = accountPaths.get(site)?.exec(path)?.[1]
  return name === undefined || pages.has(name.toLowerCase()) ? undefined : { name, site }
}
