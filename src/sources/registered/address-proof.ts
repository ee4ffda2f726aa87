import { valueAt } from '../../lib/json-path.ts'
import type { Response } from '../egress/client.ts'
import {
  absent, emptyList, filledList, present, theAddress, type AddressProof, type Says,
} from '../rows/address-site.ts'
import { addressTexts, filled } from './address-text.ts'
import type { Proof } from './proof.ts'

/** Returns the proof that a condition of a row describes, for `registered` or for another answer. */
export function addressProof(condition: AddressProof, isRegistered = false): Proof {
  const { status = 200, json, text, lacks, body, names, location, mediaType } = condition
  const { isWeak = isRegistered ? !namesAddress(condition) : isOnlyAbsence(condition) } = condition
  return {
    status,
    ...json && { schema: {} },
    ...text !== undefined && { text },
    ...lacks && { lacks },
    ...mediaType !== undefined && { contentType: mediaType },
    holds: (said, value, response) =>
      Object.entries(json ?? {}).every(([path, says]) => fits(memberAt(said, path, value), says, value))
      && (body === undefined || body.test(textOf(said, response).trim()))
      && (names === undefined || mentionsAddress(textOf(said, response), names, value))
      && (location === undefined || location.test(response.headers['location'] ?? '')),
    isWeak,
  }
}

const namesAddress = ({ json = {}, names }: AddressProof): boolean =>
  names !== undefined || Object.values(json).includes(theAddress)

/** A member that lacks beside others that are only present proves as little as one that lacks alone. */
const isOnlyAbsence = ({ json = {}, text, body, names, location }: AddressProof): boolean =>
  [text, body, names, location].every(condition => condition === undefined)
  && Object.values(json).every(says => says === absent || says === present)

/** Returns the text of the body, also if a proof of the check reads it as JSON. */
const textOf = (said: unknown, { body }: Response): string => typeof said === 'string' ? said : body.toString('utf8')

/** Returns `true` if a text has the address, and not only as a part of a longer one, such as `am@x` in `sam@x`. */
function mentionsAddress(text: string, template: string, value: string): boolean {
  const whole = text.toLowerCase()
  const part = filled(template, addressTexts(value, '', ''), one => one).toLowerCase()
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) {
    const isBegun = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]/u.test(whole.charAt(at - 1))
    const rest = whole.slice(at + part.length, at + part.length + 2)
    const isContinued = /^(?:[\p{L}\p{N}_-]|\.[\p{L}\p{N}])/u.test(rest)
    if (!isBegun && !isContinued) return true
  }
  return false
}

/** A local part can have dots, which are no steps of a path. */
const memberAt = (said: unknown, path: string, value: string): unknown =>
  valueAt(said, path.replace(/\{(local|lowerLocal)\}/, (_, name: string) =>
    `"${addressTexts(value, '', '')[name]!.replaceAll('"', '')}"`))

/** Returns `true` if the value of a member is as a condition says. */
export function fits(said: unknown, says: Says, value: string): boolean {
  switch (says) {
    case absent: return said === undefined
    case present: return said !== undefined && said !== null
    case emptyList: return Array.isArray(said) && said.length === 0
    case filledList: return Array.isArray(said) && said.length > 0
    case theAddress: return [said].flat().some(one => typeof one === 'string' && isSame(one, value))
    default: return [said].flat().some(one => says instanceof RegExp ? isLike(one, says) : one === says)
  }
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

const isLike = (said: unknown, pattern: RegExp): boolean =>
  ['string', 'number', 'boolean'].includes(typeof said) && pattern.test(String(said))
