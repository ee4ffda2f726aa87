import { InvalidArgumentError } from 'commander'

/** Returns the parser of an option that is a whole number. */
export const readNumber = (least: number, most: number) => (text: string): number => {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number <= most) return number
  throw new InvalidArgumentError(`Give a whole number from ${least} to ${most}.`)
}
