/** Boundaries of the clauses of a short text. A dot inside an address does not end one. */
const boundary = /[.!?;](?=\s|$)|[\n\r|•·]/

/** Maximum length of the text before and after a value that says whose it is. */
const maxContext = 120

/** Words before a value that give it to somebody else: a namesake, an idol, an artist, an impostor, a relative. */
const toOthers = new RegExp([
  String.raw`\b(?:not?|never|don'?t|isn'?t|aren'?t)\b[\w' ]{0,20}\b(?:confuse|mistake|mix(?:ed)? up)`,
  String.raw`\bconfused? (?:me )?with`,
  String.raw`\b(?:no|not|un|non)[- ]?(?:affiliat|associat|relat|connect|endors|official)`,
  String.raw`\bnot (?:the same (?:person|one) as|me|mine|my)\b`,
  String.raw`\b(?:unlike|instead of|formerly of)\b`,
  String.raw`\b(?:fans?|admirer|supporter|follower|parody|copy|clone|mirror|tribute|stan) (?:account |page )?`
  + String.raw`(?:of|for|to)\b`,
  String.raw`\b(?:inspired|made|drawn|designed|illustrated|shot|written|commissioned) by\b`,
  String.raw`\b(?:art|icon|avatar|pfp|picture|photo|banner|header|layout|theme|credits?)(?:: | by | to )`,
  String.raw`\b(?:thanks|shout-?out|follow|support|love|listen to|read)(?: to)?:? $`,
  String.raw`\b(?:fake|impost[eo]r|impersonat\w+|scam(?:mer)?s?|beware|stolen|stole)\b`,
  String.raw`\b(?:my|our|his|her) (?:wife|husband|partner|girlfriend|boyfriend|brother|sister|twin|son|daughter|father`
  + String.raw`|mother|dad|mum|mom|friend|boss|employer|company|colleague|co-?founder|band)\b`,
  String.raw`\b(?:married to|works? (?:at|for)|working (?:at|for)|employed by|student at|engineer at|developer at)\b`,
  'nicht (?:zu )?verwechseln|kein(?:e)? verbindung zu|fan von',
  'ne pas confondre|sans rapport avec|fan de',
  'no confundir|sin relación con|não confundir|nao confundir|fã de',
  'non confondere|da non confondersi|niet (?:te )?verwarren|не путать|фан-?клуб',
].join('|'), 'giu')

/** Words before a value that give it to the author again, after those of `toOthers`. */
const toAuthor = new RegExp([
  String.raw`\bmy (?:own )?(?:\w+ )?(?:site|website|blog|home ?page|page|code|profile|account|work)`,
  String.raw`\bfind me|\bi(?:'?| a)m (?:at|on)|\bi (?:code|write|post|blog|live|stream) (?:at|on)|\bme:`,
].join('|'), 'giu')

/** Words behind a value that give it to somebody else. */
const behind = new RegExp(String.raw`^[\s),:–—(-]{0,9}(?:is |are |which is |that's )?`
  + String.raw`(?:(?:not|isn'?t) (?:me|mine|my|us|the same)|some(?:one|body) else|another person`
  + '|no relation|unrelated)', 'iu')

/**
 * Returns `true` if a text says that the value from `from` to `to` belongs to somebody else than its author, as in
 * "not to be confused with" or "fan of". Only the clause of the value is read.
 */
export function isOfOthers(text: string, from: number, to: number): boolean {
  if (behind.test(text.slice(to, to + maxContext))) return true
  const before = text.slice(Math.max(0, from - maxContext), from).split(boundary).at(-1)!
  return lastEnd(before, toOthers) > lastEnd(before, toAuthor)
}

/** Returns where the last match ends, or -1. */
function lastEnd(text: string, pattern: RegExp): number {
  const last = Array.from(text.matchAll(pattern)).at(-1)
  return last ? last.index + last[0].length : -1
}

const imitation = new RegExp([
  String.raw`\bparod(?:y|ies|ie)\b`,
  String.raw`\b(?:fan|stan|tribute|meme|role-?play|rp|archive|update|impersonat\w+)[- ]?`
  + String.raw`(?:account|page|club|site|profile|bot)\b`,
  String.raw`\b(?:un|in|non-?|not )official\b|\binoffiziell|\bno oficial\b|\bnon officiel`,
  String.raw`\bnot the (?:real|actual|original|official)\b`,
  String.raw`\bfan[- ]?(?:made|run)\b`,
  String.raw`\bcommentary account\b`,
].join('|'), 'iu')

/**
 * Returns `true` if a profile says of itself that it imitates or follows somebody: a parody, a fan account. Sites ask
 * such accounts to disclose it: https://help.x.com/en/rules-and-policies/authenticity
 */
export const isImitation = (text: string): boolean => imitation.test(text)
