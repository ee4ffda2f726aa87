import type { LookUp } from '../look-up.ts'

const noSuchDomain = 'tracewell-no-such-name-0.org'

/** Wikis of Wikimedia, with their page about an address. */
const wikis = [
  ['de-wikipedia', 'German Wikipedia', 'de.wikipedia.org'],
  ['en-wikipedia', 'English Wikipedia', 'en.wikipedia.org'],
  ['es-wikipedia', 'Spanish Wikipedia', 'es.wikipedia.org'],
  ['fr-wikipedia', 'French Wikipedia', 'fr.wikipedia.org'],
  ['ja-wikipedia', 'Japanese Wikipedia', 'ja.wikipedia.org'],
  ['ru-wikipedia', 'Russian Wikipedia', 'ru.wikipedia.org'],
  ['wikimedia-commons', 'Wikimedia Commons', 'commons.wikimedia.org'],
  ['wikidata', 'Wikidata', 'www.wikidata.org'],
] as const

const query = (host: string, parameters: string): string =>
  `https://${host}/w/api.php?action=query&format=json&formatversion=2&${parameters}`

/**
 * Pages that link to a domain or to a host below it: a domain without `*.` stands for one host.
 * https://www.mediawiki.org/wiki/API:Exturlusage
 */
export const wikiLinks: readonly LookUp[] = wikis.map(([slug, wiki, host]) => ({
  slug: `${slug}-links`,
  recorded: { as: 'mediawiki-links', host },
  name: `${wiki}: links`,
  description: `Pages of the ${wiki} that link to this domain or to a host below it`,
  category: 'reputation',
  type: 'Domain Name',
  homepage: `https://${host}`,
  source: 'https://www.mediawiki.org/wiki/API:Exturlusage',
  seen: '2026-11-27',
  url: query(host, 'list=exturlusage&euprop=title%7Curl&eulimit=50&euquery=*.{value}'),
  has: 'query.exturlusage.0.title',
  missing: { path: 'query.exturlusage', says: 'empty list' },
  page: `https://${host}/wiki/Special:LinkSearch?target=*.{value}`,
  fields: [
    ['Pages, up to 50', 'query.exturlusage.*.title'],
    ['Links', 'query.exturlusage.*.url'],
  ],
  examples: {
    found: 'www.gnu.org',
    answer: {
      batchcomplete: true,
      query: { exturlusage: [{ ns: 0, title: 'Example', url: 'https://{value}/a' }] },
    },
    notFound: noSuchDomain,
    missing: { batchcomplete: true, query: { exturlusage: [] } },
  },
}))

/**
 * Edits without an account from an address. Temporary accounts took the place of addresses in autumn 2025 (recorded for
 * the English Wikipedia and Wikidata), so later edits are not found. https://www.mediawiki.org/wiki/API:Usercontribs,
 * https://www.mediawiki.org/wiki/Trust_and_Safety_Product/Temporary_Accounts
 */
export const wikiEdits: readonly LookUp[] = wikis.map(([slug, wiki, host]) => ({
  slug: `${slug}-edits`,
  recorded: { as: 'mediawiki-edits', host },
  name: `${wiki}: edits`,
  description: `Edits of the ${wiki} from this address, made without an account. Edits since about autumn 2025 have `
    + 'temporary accounts, so they are not found',
  category: 'reputation',
  type: 'IP Address',
  homepage: `https://${host}`,
  source: 'https://www.mediawiki.org/wiki/API:Usercontribs',
  seen: '2026-11-27',
  url: query(host, 'list=usercontribs&ucprop=title%7Ctimestamp%7Ccomment&uclimit=50&ucuser={value}'),
  has: 'query.usercontribs.0.title',
  missing: { path: 'query.usercontribs', says: 'empty list' },
  page: `https://${host}/wiki/Special:Contributions/{value}`,
  fields: [
    ['Edits, up to 50', 'query.usercontribs', 'count'],
    ['Last edit', 'query.usercontribs.0.timestamp', 'date'],
    ['Pages', 'query.usercontribs.*.title'],
    ['Comments', 'query.usercontribs.*.comment'],
  ],
  examples: {
    found: '8.8.8.8',
    answer: {
      batchcomplete: true,
      query: {
        usercontribs: [{
          userid: 0,
          user: '{value}',
          ns: 0,
          title: 'Example',
          timestamp: '2019-01-02T03:04:05Z',
          comment: 'typo',
        }],
      },
    },
    notFound: '192.0.2.2',
    missing: { batchcomplete: true, query: { usercontribs: [] } },
  },
}))
