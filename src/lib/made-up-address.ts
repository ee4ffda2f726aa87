import { hash } from 'node:crypto'

/** Returns the local part and the domain of an e-mail address. */
export function partsOf(email: string): [local: string, domain: string] {
  const at = email.lastIndexOf('@')
  return [email.slice(0, at), email.slice(at + 1)]
}

const ownLength = 14

/**
 * Returns 18 letters for the part of an address before the `@`: no person has such a name. The last four are a check
 * sum of the others, by which the simulator knows made-up addresses.
 */
export function madeUpLocal(seed: string): string {
  const own = letters(seed, ownLength)
  return own + checkSum(own)
}

/** Returns `true` if an address has a made-up local part. */
export function isMadeUp(address: string): boolean {
  const local = address.replace(/@.*/, '')
  return /^[a-z]{18}$/.test(local) && checkSum(local.slice(0, ownLength)) === local.slice(ownLength)
}

const letters = (seed: string, length: number): string =>
  [...Buffer.from(hash('sha512', seed, 'hex'), 'hex')].slice(0, length)
    .map(byte => String.fromCharCode(97 + byte % 26)).join('')

const checkSum = (own: string): string => letters(`made up ${own}`, 4)
