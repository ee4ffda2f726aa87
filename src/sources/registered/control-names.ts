import { createHash } from 'node:crypto'
import type { AccountCheck } from './account-check.ts'
import { baseOf, classOf } from '../../lib/sign-classes.ts'

/** The most usual form of names. All of them share one control name a site and day, whatever their length. */
const plain = /^[a-z]{8,15}$/
/** Forms of plain control names, from the hardest to the easiest to be somebody's. */
const plainForms = [...[15, 12, 10, 8].map(length => 'a'.repeat(length)), '0'.repeat(12)]

/** Names up to this length may all be in use at a large site. A second control name is then tried. */
const shortLength = 7

/** Number of names of one form that are tried for the rule of a site. */
const maxTries = 16

/**
 * Returns made-up names for a control question about `value`, to be asked one after the other. They differ from day to
 * day. Sites read names in ways of their own, so a control name has the form of the searched one: the same length and,
 * sign by sign, the same class (`lib/sign-classes.ts`). Its first letter or digit is another. If the site allows no
 * such name, it has the next plainer form; the list is empty if the site allows none of these.
 */
export function madeUpNames({ slug, accepts }: Pick<AccountCheck, 'slug' | 'accepts'>, value: string, day: string) {
  const isComposed = (name: string) => name.normalize('NFC') === name // a site may compose a letter and its marks
  const isUsable = (name: string) =>
    accepts?.pattern.test(name) !== false && isComposed(name) && !sharesBeginning(name, value)
  const signs = [...value]
  const hasForm = !plain.test(value) && signs.some(sign => classOf(sign))
  const most = signs.length <= shortLength ? 2 : 1
  const own = hasForm ? [...namesOf(signs, `${slug} ${day}`).filter(isUsable).take(most)] : []
  const plainer = plainForms.values().flatMap(form => namesOf([...form], `${slug} ${day}`).take(2)).filter(isUsable)
  return own.length > 0 ? own : [...plainer.take(1)]
}

/** Yields names of the form of `signs`. Other signs than letters and digits stay as they are. */
function* namesOf(signs: readonly string[], seed: string): Generator<string, undefined> {
  const form = signs.map(sign => classOf(sign)?.key ?? sign).join('|')
  const start = signs.findIndex(sign => classOf(sign))
  for (let position = 0; position < maxTries; position++) {
    const hash = createHash('shake256', { outputLength: 2 * signs.length })
    const bytes = hash.update(`${seed} ${form} ${position}`).digest()
    yield signs.map((sign, index) => {
      const choices = classOf(sign)?.signs ?? [sign]
      // A rare first letter: few searched names begin with it, so that most names of a form share one control name.
      return choices[(index === start ? position : bytes.readUInt16LE(2 * index)) % choices.length]!
    }).join('')
  }
}

/** Returns `true` if the first letter or digit of both names is the same, apart from accents and case. */
function sharesBeginning(name: string, other: string): boolean {
  const [first, second] = [name, other].map(text => [...text].find(sign => classOf(sign)))
  return first !== undefined && second !== undefined && baseOf(first) === baseOf(second)
}
