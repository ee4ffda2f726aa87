/**
 * Returns a text of the document without the sentences that are for programs, which name codes of errors such as
 * `VALIDATION_ERROR`. Other marked words are written as people write them: `not_found` becomes not found.
 */
export const proseOf = (text: string): string => sentencesOf(text)
  .filter(sentence => !/`[A-Z_]{4,}`/.test(sentence))
  .join(' ')
  .replace(/`([^`]*)`/g, (_, word: string) => /^[a-z_]+$/.test(word) ? word.replaceAll('_', ' ') : word)

const sentencesOf = (text: string): string[] => text.trim().split(/(?<=\.)\s+(?=[A-Z`])/)

/** Shows a text of the document. */
export const Prose = ({ of: text }: { of: string }) => <>{proseOf(text)}</>

/** Shows the first sentence of a text of the document. */
export const FirstSentence = ({ of: text }: { of: string }) => <Prose of={sentencesOf(text)[0]!} />
