import { linesOf } from './whois-lines.ts'

/** Sentences of servers that count questions, also those that say when the next one is allowed. */
const limited = [
  /(?:limit|quota|maximum|allowed number)\b.{0,80}\bexceeded|exceeded (?:your|the|its).{0,60}(?:limit|quota)/i,
  /\btoo (?:many|fast)\b.{0,20}(?:request|quer|connection|look|$)|\bonly \d+ requests? per\b/i,
  /grace period(?:, wait| of \d)|queries per (?:hour|day|minute) reached|440 Request Denied/i,
  /^\W*please (?:wait|go away|slow down)|(?:try|query) again (?:later|in)/i,
]

const refused = [
  /(?:^|\W)(?:client|caller|ip|host|address)\b.{0,60}(?:not permitted|not allowed|denied|blocked|blacklisted)/i,
  /access will only be enabled|connection refused/i,
]

const down = [
  /temporarily unavailable|too busy|service (?:is )?(?:currently )?unavailable/i,
  /internal (?:server )?error|under maintenance/i,
]

/** Reason why a WHOIS server gives no answer about a name. */
export type WhoisRefusal = 'limited' | 'refused' | 'down'

/** Returns the reason that the text of an answer without a registration gives, if it gives one. */
export function whoisRefusal(text: string): WhoisRefusal | undefined {
  const lines = linesOf(text)
  const says = (sentences: readonly RegExp[]) => lines.some(line => sentences.some(sentence => sentence.test(line)))
  if (says(down)) return 'down'
  if (says(limited)) return 'limited'
  return says(refused) ? 'refused' : undefined
}
