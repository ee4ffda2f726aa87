import { validationError, type Fault } from '../errors.ts'
import type { Arguments } from './call.ts'
import type { InputSchema } from './input.ts'

/**
 * Checks the names of the arguments of a call, and the required ones. The API checks the values.
 * Throws VALIDATION_ERROR that names every fault.
 */
export function checkArguments({ properties, required }: InputSchema, arguments_: Arguments): void {
  const names = Object.keys(properties)
  const unknown = Object.keys(arguments_).filter(name => !names.includes(name))
  const missing = required.filter(name => arguments_[name] === undefined)
  const faults: Fault[] = [
    ...missing.map(path => ({ path, message: 'is required' })),
    ...unknown.map(path => ({ path, message: `is no argument of this tool; it has: ${names.join(', ') || 'none'}` })),
  ]
  if (faults.length > 0) throw validationError({ details: faults })
}

/**
 * Returns an argument that the tools themselves read.
 * Throws VALIDATION_ERROR if it is not a whole number of at least 1 and at most `max`.
 */
export function readNumber(
  arguments_: Arguments, name: string, { fallback, max }: { fallback: number, max: number },
): number {
  const value = arguments_[name] ?? fallback
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max) return value
  throw validationError({ details: [{ path: name, message: `must be a whole number from 1 to ${max}` }] })
}

/** Returns an argument that is `true` or `false`. Throws VALIDATION_ERROR if it is something else. */
export function readFlag(arguments_: Arguments, name: string): boolean {
  const value = arguments_[name] ?? false
  if (typeof value === 'boolean') return value
  throw validationError({ details: [{ path: name, message: 'must be true or false' }] })
}

/** Returns an argument that is a text, or `undefined`. Throws VALIDATION_ERROR if it is something else. */
export function readText(arguments_: Arguments, name: string): string | undefined {
  const value = arguments_[name]
  if (value === undefined || typeof value === 'string') return value
  throw validationError({ details: [{ path: name, message: 'must be a text' }] })
}
