import { parseDomainName } from '../../lib/domain-name.ts'
import { SourceFailure } from '../failures.ts'
import { noFile } from '../kit/absence.ts'
import { card, link, withLeftOut } from '../kit/card.ts'
import { fetchJson } from '../kit/json-look-up.ts'
import { handleParts } from '../kit/handle.ts'
import { askEach, incomplete } from '../kit/partial.ts'
import { notPublic } from '../kit/scope.ts'
import { arrayOf, each, flag, objectWith, text, unchecked } from '../kit/schema.ts'
import { changed } from '../kit/shape.ts'
import { isSameValue } from '../kit/spelling.ts'
import type { Context, Module } from '../kit/source.ts'

/** https://www.rfc-editor.org/rfc/rfc7033#section-4.4 */
const description = objectWith({ subject: text }, {
  aliases: arrayOf(text),
  links: arrayOf(objectWith({ rel: text }, unchecked(each(['type', 'href'], text)))),
})

/** Documents with the software of a host. https://nodeinfo.diaspora.software/protocol */
const nodeLinks = objectWith({ links: arrayOf(objectWith({ rel: text, href: text })) })
const node = objectWith({ software: objectWith({ name: text, version: text }) }, unchecked({ openRegistrations: flag }))

const schemaPrefix = 'http://nodeinfo.diaspora.software/ns/schema/'

/**
 * Account behind a Fediverse handle such as `@sam@social.example`: Mastodon, Misskey, Pixelfed, Lemmy and others. The
 * host of the handle is asked, which may be any public host: through WebFinger for the account, and through NodeInfo
 * for the software. It is no row, because the host comes from the value.
 */
export const fediverseHandle: Module = {
  slug: 'fediverse-handle',
  name: 'Fediverse handle',
  description: 'The account behind a handle such as @sam@social.example, and the software of its host',
  category: 'profile',
  types: ['Pseudonym'],
  tags: ['social', 'identity'],
  kind: 'api',
  homepage: 'https://www.rfc-editor.org/rfc/rfc7033',
  facts: { url: 'https://www.rfc-editor.org/rfc/rfc7033#section-4', day: '2026-11-28' },
  default: false,
  isDefaultFor: ({ value }) => handleParts(value.trim()) !== undefined,
  requiresKey: false,
  deadlineMs: 15_000,
  cacheMs: 3_600_000,
  meanings: { Host: [] },
  examples: { found: ['@Gargron@mastodon.social'], notFound: ['@tracewell_no_such_0@mastodon.social'] },
  skipReason({ value }) {
    const parts = handleParts(value)
    if (!parts) return 'It is asked only about Fediverse handles such as @sam@social.example'
    return notPublic({ type: 'Domain Name', value: parts.host })
  },
  async* run({ value }, context) {
    const { name, host } = handleParts(value)!
    const found = await accountOf(`${name}@${host}`, host, context)
    if (!found) {
      if (await softwareOf(host, context)) return // a host of the Fediverse does not know the name
      throw new SourceFailure('UPSTREAM_CHANGED', 'the host has neither WebFinger nor NodeInfo')
    }
    const { account, leftOut } = found
    const [, subject = '', subjectHost = ''] = /^acct:([^@]+)@(.+)$/i.exec(account.subject) ?? []
    if (!isSameValue({ type: 'Pseudonym', value: name }, subject)) throw changed()
    const links = new Map(account.links?.map(({ rel, href }) => [rel, href]))
    const actor = httpsAddress(links.get('self'))
    if (subjectHost.toLowerCase() !== host) await confirm(`${subject}@${subjectHost}`, subjectHost, actor, context)
    const server = actor?.host ?? host
    const { answers, unanswered, failure } = await askEach(['the software'], () => softwareOf(server, context))
    const software = answers.get('the software')
    const cards = [card([
      ['Handle', `@${subject}@${subjectHost}`, 'subject'],
      ['Profile', link((httpsAddress(links.get('http://webfinger.net/rel/profile-page')) ?? actor)?.href), 'links'],
      ['Avatar', link(httpsAddress(links.get('http://webfinger.net/rel/avatar'))?.href), 'links'],
      ['Host', server],
      ['Software', software?.name, 'software'],
      ['Version', software?.version, 'software'],
    ], { ...account, ...software && { software } })]
    yield* incomplete(withLeftOut(cards, leftOut), unanswered)
    if (failure) throw failure
  },
}

/** Asks a host about an account. Returns `undefined` if the host knows no such account. */
function accountOf(account: string, host: string, context: Context) {
  const query = new URLSearchParams({ resource: `acct:${account}` }).toString()
  const request = {
    url: `https://${host}/.well-known/webfinger?${query}`,
    headers: { accept: 'application/jrd+json, application/json' },
  }
  const shape = { response: description, missing: noFile }
  return fetchJson(context, request, shape, (read, leftOut) => ({ account: read, leftOut }))
}

/** Throws unless the host that an answer of another host names has the account too. Any host can name any account. */
async function confirm(account: string, host: string, actor: URL | undefined, context: Context): Promise<void> {
  const parsed = parseDomainName(host)
  const found = 'name' in parsed ? await accountOf(account, parsed.name, context) : undefined
  const own = found?.account.links?.find(({ rel }) => rel === 'self')?.href
  if (actor === undefined || httpsAddress(own)?.href !== actor.href) {
    throw new SourceFailure('UPSTREAM_CHANGED', 'the host names an account of another host, which does not confirm it')
  }
}

/** Returns a link as an address, if it is one with `https:`. */
function httpsAddress(href: string | undefined): URL | undefined {
  const url = URL.parse(href ?? '')
  return url?.protocol === 'https:' ? url : undefined
}

/** Returns the software of a host and its version. Returns `undefined` if the host does not have NodeInfo. */
async function softwareOf(host: string, context: Context): Promise<{ name: string, version: string } | undefined> {
  const origin = `https://${host}`
  const shape = { response: nodeLinks, missing: noFile }
  const links = await fetchJson(context, { url: `${origin}/.well-known/nodeinfo` }, shape, ({ links }) => links)
  if (!links) return undefined
  const newest = links
    .filter(({ rel, href }) => rel.startsWith(schemaPrefix) && URL.parse(href, origin)?.protocol === 'https:')
    .sort((one, other) => one.rel.localeCompare(other.rel)).at(-1)
  if (!newest) throw changed()
  const url = new URL(newest.href, origin).href
  return fetchJson(context, { url }, { response: node }, ({ software }) => software)
}
