/**
 * Characters without a mark of their own: default-ignorable code points (zero-width characters, bidirectional marks,
 * the soft hyphen, tags, variation selectors), annotation marks and the Braille blank.
 * https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
 */
export const invisible = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800]/gu
