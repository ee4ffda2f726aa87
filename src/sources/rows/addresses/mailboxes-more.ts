import type { AddressSite } from '../address-site.ts'
import { plainLocals } from './plain-locals.ts'

const facts = { url: 'https://github.com/sharsil/mailcat/blob/main/mailcat.py', day: '2026-04-29' }

/** A provider with the webmail that says in a short text whether an address is free. */
const webmail = (
  slug: string, name: string, homepage: string, domains: readonly string[], path = '/index.php',
): AddressSite => ({
  slug,
  name,
  homepage,
  tags: ['mail', 'de'],
  facts,
  class: 'availability',
  domains,
  locals: plainLocals,
  ask: {
    url: `${homepage}${path}?action=checkAddressAvailability&address={email}`,
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  },
  registered: { text: '>0<' },
  notRegistered: { text: '>1<', isWeak: true },
  risk: 'The site may ban the asking address, and then answers wrongly.',
})

const eclipso = ['eu', 'de', 'at', 'ch', 'be', 'es', 'it', 'me', 'nl', 'email'].map(end => `eclipso.${end}`)

/** Mail providers whose sign-up form says whether a name at their own domains is free. */
export const furtherMailboxes: readonly AddressSite[] = [
  webmail('aikq', 'aikQ', 'https://www.aikq.de', ['aikq.de']),
  webmail('eclipso', 'Eclipso', 'https://www.eclipso.eu', eclipso),
  webmail('emailn', 'Emailn', 'https://www.emailn.de', ['emailn.de'], '/webmail/index.php'),
  webmail('firemail', 'Firemail', 'https://firemail.de', ['firemail.de', 'firemail.at', 'firemail.eu']),
  {
    slug: 'mailum',
    name: 'Mailum (Cyberfear)',
    homepage: 'https://mailum.com',
    tags: ['mail'],
    facts,
    class: 'availability',
    domains: ['mailum.com', 'cyberfear.com'],
    locals: plainLocals,
    ask: {
      url: 'https://mailum.com/api/checkEmailExist4RegistrationV3',
      headers: { referer: 'https://mailum.com/mailbox/' },
      body: 'email={local}&domain=%40{domain}',
    },
    registered: { body: /^false$/ },
    notRegistered: { body: /^true$/ },
  },
]
