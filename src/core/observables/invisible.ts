import { invisible } from '../../lib/invisible.ts'
import type { QueryType } from '../../sources/kit/source.ts'

/**
 * Emoji, which may have invisible joiners and selectors inside, and other invisible characters: format characters,
 * among them all that change the direction of text, and default-ignorable ones.
 * https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
 */
const emojiOrInvisible = /(\p{RGI_Emoji})|[\p{Cf}\p{Default_Ignorable_Code_Point}]/gv

/** Returns a text without invisible characters, which sites ignore or take for a part of another name. */
export const withoutInvisible = (text: string): string =>
  text.replaceAll(emojiOrInvisible, (_, emoji: string | undefined) => emoji ?? '')

/** Returns `false` for a text of spaces, format characters, fillers and the Braille blank. */
export const hasVisible = (text: string): boolean => withoutInvisible(text).replaceAll(invisible, '').trim() !== ''

/** Returns the kind of characters of a value that are not searched, or `undefined` if all are. */
export const leftOutOf = (type: QueryType, value: string): string | undefined =>
  type === 'Pseudonym' && withoutInvisible(value) !== value ? 'invisible characters' : undefined
