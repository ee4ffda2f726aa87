import { isBic, isIsin, isLei, isVatNumber, readOrcid } from '../../facts/registered-numbers.ts'
import { orName, type Detector } from './detector.ts'

/** A number in this form is nothing else. */
export const researcher: Detector = text => {
  const read = readOrcid(text)
  if (read === undefined) return undefined
  const wrong = read === 'right' ? '' : ' with a wrong check digit'
  const fault = `This looks like an ORCID iD${wrong}, which cannot be searched. Search for the name or the e-mail ` +
    'address of the researcher'
  return read === 'right' ? { fault } : orName(fault)
}

const kinds = [
  [isIsin, 'an ISIN, the number of a security', 'the domain of the company that issued it'],
  [isLei, 'an LEI, the number of a legal entity', 'the domain of the entity'],
  [isVatNumber, 'a VAT number', 'the domain or an e-mail address of the company'],
  [isBic, 'a BIC, the code of a bank', 'the domain of the bank'],
] as const

/** Numbers of companies and securities, in capitals and with right check digits if they have some. */
export const companyNumber: Detector = text => {
  const [, name, instead] = kinds.find(([isOne]) => isOne(text)) ?? []
  return name === undefined
    ? undefined
    : orName(`This looks like ${name}, which cannot be searched. Search for ${instead}`)
}
