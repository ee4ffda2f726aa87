import { magicSystems } from '../../../src/upstreams/magic-systems.ts'
import { magicValues, outcomes, type Outcome } from '../../../src/upstreams/outcomes.ts'
import { magicVins } from '../../../src/upstreams/vpic.ts'
import { code, markdownTable } from './markdown-table.ts'

const descriptions: Record<Outcome, string> = {
  success: 'found',
  none: 'nothing found',
  partial: 'some sources fail, the others find something',
  failure: 'every source answers 500',
  slow: 'found, after 1.5 seconds',
  limited: 'every source limits the rate (429, `Retry-After: 60`)',
  blocked: 'every source asks for a CAPTCHA (403)',
  broken: 'every response breaks off in the middle',
  changed: 'every response has an unexpected shape',
  hang: 'no response, until each module times out',
  drop: 'every connection breaks',
  required: 'the required sources of a tool answer 500 (`subdomains`: 503), the others find something',
  late: 'found, after 7 seconds (tools: 504, then `savedResult` has it)',
  lost: 'every source answers 500, after 7 seconds (tools: 504, then `savedResult` answers 502)',
  lacking:
    'after 7 seconds the required sources of a tool answer 500 (`subdomains`: 504, then `savedResult` answers 503)',
  recover: 'the sources that fail for `tw-partial` answer 500 once; asked again, they find something',
  watch: 'nothing found at the first request, found at the second one, and so on: each run of a watch differs',
}

/** Returns the table of the magic names, by outcome. */
export function magicNamesTable(): string {
  return markdownTable(['Outcome', 'Pseudonym', 'E-mail address', 'Domain'], outcomes.map(outcome => {
    const values = magicValues[outcome]
    return [descriptions[outcome], ...[values['Pseudonym'], values['Email Address'], values['Domain Name']].map(code)]
  }))
}

/** Returns the table of the magic values that are not names (addresses, wallets, numbers), by outcome. */
export function magicNumbersTable(): string {
  return markdownTable(['Outcome of', 'IP address', 'Wallet', 'Vehicle', 'AS number'], outcomes.map(outcome => {
    const values = magicValues[outcome]
    const numbers = [magicVins[outcome], magicSystems[outcome]]
    return [values['Pseudonym'], values['IP Address'], values['Cryptocurrency'], ...numbers].map(code)
  }))
}
