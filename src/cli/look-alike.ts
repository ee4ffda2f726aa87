import { isIP } from 'node:net'
import { guessType, parseObservable } from '../core/observable.ts'
import { cliSearchCommand } from '../lib/cli-command.ts'
import { identifyWallet } from '../lib/wallet.ts'

type Detector = (text: string) => string | undefined

const orName = 'If it is a name, add --type pseudonym'

/** What is wrong with a value that is none of the types but looks like one, and what to type; undefined for a plain name. */
export function lookAlike(text: string): string | undefined {
  for (const judge of detectors) {
    const fault = judge(text)
    if (fault !== undefined) return fault
  }
  return undefined
}

const network: Detector = text => {
  const [, address = ''] = /^([^/]+)\/\d{1,3}$/.exec(text) ?? []
  return isIP(address) === 0 ? undefined : `This is a network. Search for an address of it: ${cliSearchCommand(address)}`
}

const webAddress: Detector = text => {
  const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(text)
  const host = searchable(isUrl ? hostOf(text) : /^([^\s/:?#@]+)[/:?#]/.exec(text)?.[1] ?? '')
  if (host === undefined) return isUrl ? 'This is a web address. Search for the domain or the name in it' : undefined
  const what = isUrl ? 'a web address' : 'a host with a port or a path'
  return `This is ${what}. Search for a name in it, or for the host: ${cliSearchCommand(host)}`
}

const hostOf = (url: string): string => URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : ''

/** A host in its normal form, where it is one that can be searched. */
function searchable(host: string): string | undefined {
  const type = guessType(host)
  const parsed = type === 'Domain Name' || type === 'IP Address' ? parseObservable(type, host) : undefined
  return parsed && 'value' in parsed ? parsed.value : undefined
}

/** Bitcoin's and its like, by their length: a character too many or too few leaves no version byte to know them by. */
const base58 = /^[13](?=.*[a-z])(?=.*[A-Z])(?=.*\d)[a-zA-Z\d]{24,35}$/
const bech32 = /^(bc1|tb1|ltc1)(?=.*\d)[a-z\d]{25,87}$/i

const wallet: Detector = text => {
  const digits = /^0x([\da-f]{30,})$/i.exec(text)?.[1]
  if (digits !== undefined && digits.length !== 40) {
    return `This looks like an Ethereum address, which is 0x and 40 hexadecimal digits, but it has ${digits.length} digits. ${orName}`
  }
  const found = identifyWallet(text)
  const wrong = ('fault' in found && found.fault === 'checksum') || base58.test(text) || bech32.test(text)
  return wrong
    ? `This looks like a wallet address, but its checksum is wrong: a character is mistyped, missing or too many. ${orName}`
    : undefined
}

const ipAddress: Detector = text =>
  /^\d+(\.\d+){3}$/.test(text)
    ? `This looks like an IP address, but is none: each of its numbers is from 0 to 255. ${orName}`
    : undefined

const emailAddress: Detector = text => {
  const parsed = /.@.*\../.test(text) ? parseObservable('Email Address', text) : {}
  return 'fault' in parsed ? `${parsed.fault}. ${orName}` : undefined
}

const detectors = [network, webAddress, wallet, ipAddress, emailAddress]
