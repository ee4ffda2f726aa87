import { valueAt } from '../../lib/json-path.ts'
import { partsOf } from '../../lib/made-up-address.ts'
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

const isOnlyAbsence = ({ json = {}, text, body, names, location }: AddressProof): boolean =>
  [text, body, names, location].every(condition => condition === undefined)
  && Object.values(json).every(says => says === absent)

/** Returns the text of the body, also if a proof of the check reads it as JSON. */
const textOf = (said: unknown, { body }: Response): string => typeof said === 'string' ? said : body.toString('utf8')

const mentionsAddress = (text: string, template: string, value: string): boolean =>
  text.toLowerCase().includes(filled(template, addressTexts(value, '', ''), part => part).toLowerCase())

/** A local part can have dots, which are no steps of a path. */
const memberAt = (said: unknown, path: string, value: string): unknown =>
  valueAt(said, path.replace('{local}', () => `"${partsOf(value)[0].replaceAll('"', '')}"`))

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
