import type { AccountCheck } from '../account-check.ts'

export type NamesRule = NonNullable<AccountCheck['accepts']>

/** Longer names match every rule, so that the work of a rule is bounded. */
const maxNameLength = 64
/** log2 of the steps that a rule may take for a name. */
const maxWork = 18

/**
 * Returns the rule for names that a pack states as a regular expression. Returns `undefined` if the expression is not
 * valid in JavaScript, or could take long for some name.
 */
export function namesRule(source: string | undefined): NamesRule | undefined {
  if (source === undefined || workOf(source) > maxWork) return undefined
  try {
    return {
      pattern: new RegExp(`^[^]{${maxNameLength + 1}}|${source}`),
      rule: 'the pack says that the site has no such names',
      isClaim: true,
    }
  } catch {
    return undefined
  }
}

/** Characters and classes that stand for themselves, and the beginning of a group. */
const plain = /\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?/g

/**
 * Returns log2 of the number of ways in which an expression can match a name. A matcher that backtracks tries them all.
 * A repetition of one character has as many ways as the name has lengths, and so has an expression that may begin
 * anywhere. An optional part and an alternative double the ways. A repeated group, and a reference back to a group,
 * multiply them without a useful bound.
 */
function workOf(source: string): number {
  if (source.length > 300 || /\\[1-9k]/.test(source)) return Infinity
  const rest = source.replaceAll(plain, found => found.startsWith('(') ? '(' : 'x')
  if (/\)[*+{]/.test(rest)) return Infinity
  const fixed = rest.replaceAll(/\{\d+\}/g, '')
  const repetitions = fixed.match(/[*+]|\{\d+,\d*\}/g)?.length ?? 0
  const choices = fixed.replaceAll(/([*+?}])\?/g, '$1').match(/[?|]/g)?.length ?? 0
  const starts = source.startsWith('^') && !rest.includes('|') ? 0 : 1
  return Math.log2(maxNameLength) * (repetitions + starts) + choices
}
