import { magicValues, outcomes, type Outcome } from '../../../src/upstreams/outcomes.ts'
import { magicVins } from '../../../src/upstreams/vpic.ts'
import { code, markdownTable } from './markdown-table.ts'

const told: Record<Outcome, string> = {
  success: 'found',
  none: 'nothing found',
  partial: 'some sources fail, the others find something',
  failure: 'every source answers 500',
  slow: 'found, after 1.5 seconds',
  limited: 'every source limits the rate (429, `Retry-After: 60`)',
  blocked: 'every source asks for a CAPTCHA (403)',
  broken: 'every answer breaks off in the middle',
  changed: 'every answer has another shape',
  hang: 'no answer, until each module gives up',
  drop: 'every connection breaks',
  required: 'what a tool cannot do without answers 500 (`subdomains`: 503), the others found',
  late: 'found, after 7 seconds (tools: 504, then `savedResult` has it)',
  lost: 'every source answers 500, after 7 seconds (tools: 504, then `savedResult` answers 502)',
  lacking:
    'after 7 seconds what a tool cannot do without answers 500 (`subdomains`: 504, then `savedResult` answers 503)',
}

/** The values of the simulator, by outcome. */
export function magicNamesTable(): string {
  return markdownTable(['Outcome', 'Pseudonym', 'E-mail address', 'Domain'], outcomes.map(outcome => {
    const values = magicValues[outcome]
    return [told[outcome], ...[values['Pseudonym'], values['Email Address'], values['Domain Name']].map(code)]
  }))
}

/** Those without a name in them. */
export function magicNumbersTable(): string {
  return markdownTable(['Outcome of', 'IP address', 'Wallet', 'Vehicle'], outcomes.map(outcome => {
    const values = magicValues[outcome]
    return [values['Pseudonym'], values['IP Address'], values['Cryptocurrency'], magicVins[outcome]].map(code)
  }))
}
