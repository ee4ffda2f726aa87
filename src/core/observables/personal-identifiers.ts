import { readIban } from '../../facts/iban.ts'
import { isPaymentCard } from '../../facts/payment-card.ts'
import { orName, type Detector } from './detector.ts'

const cardFault = 'This looks like the number of a payment card, which cannot be searched'

/** A number with separators, as it stands on a card, is nothing else. */
export const paymentCard: Detector = text =>
  isPaymentCard(text) ? /[ -]/.test(text) ? { fault: cardFault } : orName(cardFault) : undefined

export const bankAccount: Detector = text => {
  const iban = readIban(text)
  if (iban === undefined) return undefined
  const wrong = iban === 'right' ? '' : ' with a wrong check number'
  return orName(`This looks like an IBAN${wrong}, which cannot be searched. Search for the e-mail address of its owner`)
}

/** https://www.ssa.gov/employer/randomization.html */
export const socialSecurityNumber: Detector = text =>
  /^(?!000|666|9)\d{3}-(?!00)\d\d-(?!0000)\d{4}$/.test(text)
    ? { fault: 'This looks like a social security number, which must not be sent to any source' }
    : undefined

/** A date, with or without a time, as ISO 8601 and as people write it. */
export const date: Detector = text =>
  /^(?:19|20)\d\d-[01]\d-[0-3]\d(?:[T ][\d:.]+Z?)?$/.test(text) || /^[0-3]?\d([./])[01]?\d\1(?:19|20)\d\d$/.test(text)
    ? orName('This looks like a date, which cannot be searched')
    : undefined

/** https://www.doi.org/the-identifier/resources/handbook/, https://www.isbn-international.org */
export const publication: Detector = text =>
  /^(?:doi: ?)?10\.\d{4,9}\/\S+$/i.test(text) || /^(?:ISBN[ :-]*)?97[89](?:-?\d){10}$/i.test(text)
    ? orName('This looks like the number of a publication, which cannot be searched. Search for the name of its author')
    : undefined

/**
 * An international number has at most 15 digits (E.164, https://www.itu.int/rec/T-REC-E.164). Without a `+`, a leading
 * zero or separators, only 10 digits or more are taken for a phone number, because many pseudonyms are short numbers.
 * Links have the number after a scheme (https://www.rfc-editor.org/rfc/rfc3966).
 */
export const phoneNumber: Detector = text => {
  const isLink = /^(?:tel|sms|callto|whatsapp|facetime|viber):/i.test(text)
  const bare = text.replace(/^[a-z]+:(?:\/\/)?/i, '').replace(/[;?].*$/s, '').replace(/ ?(?:ext\.?|x|#) ?\d{1,6}$/i, '')
  const digits = bare.replace(/\D/g, '').length
  const isMarked = isLink || /^(\+|\(?0)|\d[\s().\/-]+\d/.test(bare)
  const isNumber = /^\+?[\d\s().\/-]+$/.test(bare) && digits >= (isMarked ? 7 : 10) && digits <= 15
  if (!isNumber || (!isLink && /^[a-z]+:/i.test(text))) return undefined
  return orName('This looks like a phone number, which cannot be searched. Search for a name or an address of its ' +
    'owner')
}
