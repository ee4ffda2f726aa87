import { createHash } from 'node:crypto'
import { baseOf, classOf } from './sign-classes.ts'

/** Returns the local part and the domain of an e-mail address. */
export function partsOf(email: string): [local: string, domain: string] {
  const at = email.lastIndexOf('@')
  return [email.slice(0, at), email.slice(at + 1)]
}

/** Number of letters and digits that a made-up local part has at least: no person has such a name. */
const minLetters = 18
/** Number of letters and digits at the end that are a check sum of the others. */
const sumLength = 4
/** Maximum length of a local part. https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.1.1 */
export const maxLocalLength = 64
/** Number of first letters that are tried. Neighbours in a class can be one letter with different accents. */
const maxTries = 16

/**
 * Returns a made-up part of an address before the `@`, of the form of another one: row by row, the same class of
 * letters or digits, and the same signs (`sign-classes.ts`). A row of several has one length, so that many addresses
 * share a form; all parts of small letters do. The result has at least 18 letters and digits, and never the first one
 * of the other. The last four are a check sum, by which the simulator knows made-up addresses.
 */
export function madeUpLocal(seed: string, like = 'a'): string {
  const form = formOf(like)
  const first = firstBase([...like])
  let made = form
  for (let position = 0; position < maxTries; position++) {
    made = fill(form, `${seed} ${form.join('')}`, position)
    if (firstBase(made) !== first) break
  }
  return made.join('')
}

/**
 * Returns `true` if an address has a made-up local part or a made-up tag. The case of ASCII letters is ignored, because
 * sites are asked in small letters, too.
 */
export function isMadeUp(address: string): boolean {
  const [own] = partsOf(address)
  return [own, own.toLowerCase()].flatMap(local => [local, local.slice(local.indexOf('+') + 1)]).some(part => {
    const signs = [...part]
    return signs.filter(isLetter).length >= minLetters && withSum(signs).join('') === part
  })
}

/** Letters or digits of one class that follow each other, or one sign that is repeated. */
interface Row {
  /** The first of the class, or the sign itself. */
  sign: string
  length: number
}

/** Returns a sign for each sign of a made-up part: the first of its class, or the sign itself. */
function formOf(like: string): string[] {
  const rows = rowsOf(like)
  const [longest] = rows.filter(({ sign }) => isLetter(sign)).sort((one, other) => other.length - one.length)
  if (longest === undefined) return formOf('a')
  const several = sum(rows.map(row => lengthOf(row, 6))) <= maxLocalLength ? 6 : 2
  const missing = minLetters - sum(rows.filter(({ sign }) => isLetter(sign)).map(row => lengthOf(row, several)))
  return rows.flatMap(row =>
    Array<string>(lengthOf(row, several) + (row === longest ? Math.max(0, missing) : 0)).fill(row.sign))
}

function rowsOf(text: string): Row[] {
  const rows: Row[] = []
  for (const own of text) {
    const sign = classOf(own)?.signs[0] ?? own
    const last = rows.at(-1)
    if (last?.sign === sign) last.length++
    else rows.push({ sign, length: 1 })
  }
  return rows
}

/** @param several length of a row that has more than one letter or digit */
const lengthOf = ({ sign, length }: Row, several: number): number =>
  length === 1 ? 1 : isLetter(sign) ? several : 2

/** @param position of the first letter or digit in its class. Few names begin with the first ones of ASCII. */
function fill(form: readonly string[], seed: string, position: number): string[] {
  const bytes = createHash('shake256', { outputLength: 2 * form.length }).update(seed).digest()
  const start = form.findIndex(isLetter)
  return withSum(form.map((sign, index) =>
    chosen(sign, index === start ? position : bytes.readUInt16LE(2 * index))))
}

/** Returns the signs with a check sum in the place of the last letters and digits. */
function withSum(signs: readonly string[]): string[] {
  const places = signs.flatMap((sign, index) => isLetter(sign) ? [index] : []).slice(-sumLength)
  const rest = signs.filter((_, index) => !places.includes(index)).join('').toLowerCase()
  const bytes = createHash('sha256').update(`made up ${rest}`).digest()
  return signs.map((sign, index) => places.includes(index) ? chosen(sign, bytes[places.indexOf(index)]!) : sign)
}

/** Returns one of the class of a letter or digit. Capitals and small letters of ASCII have the same order. */
function chosen(sign: string, choice: number): string {
  const choices = classOf(sign)?.signs ?? [sign]
  return choices[choice % choices.length]!
}

const isLetter = (sign: string): boolean => classOf(sign) !== undefined

function firstBase(signs: readonly string[]): string | undefined {
  const first = signs.find(isLetter)
  return first === undefined ? undefined : baseOf(first)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)
