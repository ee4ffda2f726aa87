import { outcomes, type Outcome } from './outcomes.ts'

/** Before the first of the AS numbers that request an outcome: the last ones that IANA has given to no registry. */
const before = 4_199_999_900

/** Maps each outcome to the AS number that selects it. The last two digits are the position in `outcomes`. */
export const magicSystems = Object.fromEntries(outcomes.map((outcome, index) =>
  [outcome, `AS${before + index + 1}`])) as Record<Outcome, string>

/** Returns the text by which `outcomeOf` knows the outcome of an AS number, which may lack its letters. */
export function subjectOfSystem(system: string): string {
  const number = system.replace(/^AS/i, '')
  return `tw-${outcomes.find(outcome => magicSystems[outcome] === `AS${number}`) ?? 'success'}`
}
