/** A pattern that is refused, and the words to use instead. */
type Refused = readonly [pattern: RegExp, instead: string]

export interface Fault {
  words: string
  instead: string
}

/**
 * Phrases that are hard to read. The linter refuses them in comments and string literals of code. `scripts/words.ts`
 * refuses them in Markdown and in the OpenAPI documents.
 */
export const phrases: readonly Refused[] = [
  [/\bunless told\b/i, 'by default'],
  [/\bbe it that\b/i, 'if'],
  [/\bnobody\b/i, 'the subject that does not act, or the passive'],
  [/\b(whoever|whomever|whom)\b/i, 'the noun: the caller, the process, the reader'],
  [/(?<!\bthere )\b(is|are) none\b/i, '"is not a …", or `undefined`'],
  [/\bwas no \w+ at all\b/i, 'the positive fact: "malformed requests are not audited"'],
  [/\bin the turn of\b/i, 'the fact'],
  [/\bheed(s|ed)?\b/i, 'reads, respects'],
  [/\bgoes on (to|where)\b/i, 'continues'],
  [/\b(tells?|told) of\b|\bsays? so\b|\b(is|are) told\b/i, 'reports, returns, logs'],
  [/\basks nobody\b/i, 'sends no request'],
  [/\bknows? nothing of\b/i, 'does not import, answers 404'],
  [
    /\bof ((the|a|an|its|each|all|one|every) )?\w+ of ((the|a|an|its|each|all|one|every) )?\w+ of\b/i,
    'two of these nouns with "in", "with" or a verb',
  ],
  [/^(<{7}|>{7}) /, 'one side of the conflict'],
  [/\bWrite here\b/, 'the fact that the template asks for'],
]

/** Openings of comments that hide the subject of the sentence. */
export const openings: readonly Refused[] = [
  [/^Of\b/, 'the thing: "HMAC key for hashed entries"'],
  [/^(Whom|Whose|Whoever|Who)\b/, 'the noun'],
  [/^One (that|who|which|whom)\b/, 'the noun'],
  [/^(What|Where|Which)\b/, 'the verb or the noun: "Returns", "Path of"'],
  [/^Says?\b/, 'the verb: "Returns the sentence", "Displays"'],
  [/^(Those|Nobody|Nothing but)\b/, 'the noun'],
  [/^(it|its|they|their|those|he|she) /, 'the noun: "the stream is not opened again"'],
]

/** Returns the refused phrases in a text, at most one for each pattern. */
export const faultsOf = (text: string, patterns: readonly Refused[]): Fault[] =>
  patterns.flatMap(([pattern, instead]) => {
    const words = pattern.exec(text)?.[0]
    return words === undefined ? [] : [{ words, instead }]
  })

/** Describes a fault in one sentence. */
export const sentenceOf = ({ words, instead }: Fault): string =>
  `"${words}" is not plain English here: write ${instead}`
