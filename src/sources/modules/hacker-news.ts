import { card, date, link } from '../kit/card.ts'
import { httpModule } from '../kit/http-module.ts'
import { idListSize } from '../kit/size.ts'
import { arrayOf, integer, objectWith, text } from '../kit/schema.ts'

const maxSubmissions = 100
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/**
 * Account whose name equals the searched name, including the letter case. Names are 2 to 15 letters, digits, hyphens
 * and underscores, according to the sign-up page. Accounts that never posted are not in the API.
 * It is no row, because a card keeps only the first of up to 100,000 submissions.
 */
export const hackerNews = httpModule({
  slug: 'hacker-news',
  name: 'Hacker News',
  description: 'Hacker News account with exactly this name that has posted',
  category: 'profile',
  types: ['Pseudonym'],
  tags: ['tech', 'forum'],
  homepage: 'https://news.ycombinator.com',
  facts: { url: 'https://github.com/HackerNews/API#users', day: '2026-11-27' },
  accepts: {
    pattern: /^[\w-]{2,15}$/,
    rule: 'Hacker News names are 2 to 15 letters, digits, hyphens and underscores',
  },
  request: name => ({
    url: `https://hacker-news.firebaseio.com/v0/user/${encodeURIComponent(name)}.json`,
  }),
  size: idListSize,
  response: {
    ...objectWith({ id: text, created: integer, karma: integer }, { about: text, submitted: arrayOf(integer) }),
    type: ['object', 'null'],
  },
  named: user => user?.id,
  cards(user) {
    if (user === null) return []
    const submitted = user.submitted ?? []
    return [card([
      ['Name', user.id, 'id'],
      ['Profile', link(`https://news.ycombinator.com/user?id=${encodeURIComponent(user.id)}`)],
      ['About', plain(user.about ?? ''), 'about'],
      ['Karma', user.karma, 'karma'],
      ['Submissions', submitted.length, 'submitted_count'],
      ['Created', date(user.created), 'created'],
    ], { ...user, submitted: submitted.slice(0, maxSubmissions), submitted_count: submitted.length })]
  },
  examples: { found: ['pg', 'jl'], notFound: ['tw-no-such-0'] },
})

/** Converts HTML to plain text. A link keeps its address, because the site shortens the text of a long one. */
function plain(html: string): string {
  return html
    .replace(/<a href="([^"<>]*)"[^<>]*>[^<>]*<\/a>/gi, '$1')
    .replace(/<p>/gi, '\n')
    .replace(/<[^<>]*>/g, '') // never matches across another `<`, so that the time is linear
    .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
      if (name) return entities[name.toLowerCase()] ?? whole
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })
    .trim()
}
