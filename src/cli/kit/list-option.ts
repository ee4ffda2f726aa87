import { validationError } from '../../errors.ts'

/**
 * Returns the entries of an option with a list, such as `jp,wiki`. Returns none if the option is not given. Throws
 * VALIDATION_ERROR if it is given without an entry.
 * @param noun word for one entry
 */
export function listOption(option: string, noun: string, list: string | undefined): string[] {
  const names = (list ?? '').split(',').map(name => name.trim()).filter(Boolean)
  if (list !== undefined && names.length === 0) {
    throw validationError({ message: `${option}: give at least one ${noun}` })
  }
  return names
}
