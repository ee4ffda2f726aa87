import { card, date, link } from '../kit/card.ts'
import { SourceFailure } from '../failures.ts'
import { httpModule } from '../kit/http-module.ts'
import { notPublic } from '../kit/scope.ts'
import { stopForumSpamTerms } from '../kit/terms.ts'
import { integer, integerOrNull, number, objectWith, text, unchecked } from '../kit/schema.ts'

const report = objectWith({ appears: integer, frequency: integer }, {
  confidence: number,
  value: text,
  ...unchecked({ lastseen: text, blacklisted: integer, country: text, asn: integerOrNull }),
})

/**
 * Spam reports about an e-mail or IP address from forums and wikis. A blocklisted value has 255 reports, the last of
 * them at the time of the request: these are no facts.
 */
export const stopForumSpam = httpModule({
  slug: 'stop-forum-spam',
  name: 'Stop Forum Spam',
  description: 'Reports of this e-mail or IP address as a source of spam on forums and wikis',
  category: 'reputation',
  types: ['Email Address', 'IP Address'],
  tags: ['reputation', 'mail'],
  homepage: 'https://www.stopforumspam.com',
  facts: {
    url: 'https://www.stopforumspam.com/usage',
    day: '2026-11-27',
  },
  terms: stopForumSpamTerms,
  skipReason: notPublic,
  request(value, _, type) {
    const query = new URLSearchParams({ [type === 'IP Address' ? 'ip' : 'email']: value })
    return { url: `https://api.stopforumspam.org/api?json&confidence&${query.toString()}` }
  },
  response: objectWith({ success: integer }, { error: text, email: report, ip: report }),
  named: ({ email, ip }) => (email ?? ip)?.value,
  cards({ success, email, ip }) {
    const found = email ?? ip
    if (success !== 1 || !found) throw new SourceFailure('UPSTREAM_ERROR', 'the source rejected the request')
    if (found.appears === 0 && found.frequency === 0) return []
    const isListed = found.blacklisted === 1
    return [card([
      ['Reports', isListed ? undefined : found.frequency, 'frequency'],
      ['Confidence', found.confidence === undefined ? undefined : `${found.confidence} %`, 'confidence'],
      ['Blocklisted', isListed ? 'yes' : undefined, 'blacklisted'],
      ['Country', found.country, 'country'],
      ['Network', found.asn ? `AS${found.asn}` : undefined, 'asn'],
      ['Last report', isListed ? undefined : date(found.lastseen), 'lastseen'],
      ['Source', link('https://www.stopforumspam.com')],
    ], { ...found })]
  },
  examples: { found: ['test@test.com'], notFound: ['no-such-mailbox@tracewell.example', '192.0.2.1'] },
})
