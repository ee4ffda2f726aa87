import type { AddressSite } from '../address-site.ts'
import { plainLocals } from './plain-locals.ts'

/** Mail providers that say whether a name at their own domains is free. Only addresses at these are asked about. */
export const mailboxes: readonly AddressSite[] = [
  {
    slug: 'posteo',
    name: 'Posteo',
    homepage: 'https://posteo.de',
    tags: ['mail', 'de'],
    facts: { url: 'https://github.com/sharsil/mailcat/blob/main/mailcat.py', day: '2026-04-29' },
    class: 'availability',
    domains: ['posteo.de', 'posteo.net'],
    locals: plainLocals,
    ask: {
      url: 'https://posteo.de/users/new/check_username?user%5Busername%5D={local}',
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    },
    registered: { body: /^false$/ },
    notRegistered: { body: /^true$/ },
  },
  {
    slug: 'startmail',
    name: 'StartMail',
    homepage: 'https://www.startmail.com',
    tags: ['mail', 'nl'],
    facts: { url: 'https://github.com/sharsil/mailcat/blob/main/mailcat.py', day: '2026-04-29' },
    class: 'availability',
    domains: ['startmail.com'],
    locals: plainLocals,
    ask: {
      url: 'https://mail.startmail.com/api/AvailableAddresses/{email}',
      headers: { 'x-requested-with': '1.94.0' },
    },
    registered: { status: 404, lacks: ['<'] },
    notRegistered: { status: 200, lacks: ['<'] },
  },
]
