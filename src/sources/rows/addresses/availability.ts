import type { AddressSite } from '../address-site.ts'

/** Sites whose sign-up form asks, while a person types, whether an address is free. */
export const availability: readonly AddressSite[] = [
  {
    slug: 'diigo',
    name: 'Diigo',
    homepage: 'https://www.diigo.com',
    tags: ['writing'],
    facts: { url: 'https://github.com/megadose/holehe/blob/master/holehe/modules/productivity/diigo.py', day: '2026-08-18' },
    class: 'availability',
    ask: {
      url: 'https://www.diigo.com/user_mana2/check_email?email={email}',
      headers: { 'x-requested-with': 'XMLHttpRequest', 'referer': 'https://www.diigo.com/sign-up?plan=free' },
    },
    registered: { body: /^0$/ },
    notRegistered: { body: /^1$/ },
  },
  {
    slug: 'dropbox',
    name: 'Dropbox',
    homepage: 'https://www.dropbox.com',
    tags: ['tech'],
    facts: {
      url: 'https://github.com/kaifcodec/user-scanner/blob/main/user_scanner/email_scan/other/dropbox.py',
      day: '2026-08-01',
    },
    class: 'availability',
    first: [{ url: 'https://www.dropbox.com/', take: { t: { cookie: 't' } } }],
    ask: {
      url: 'https://www.dropbox.com/2/account/check_user_with_email_exists',
      headers: { 'x-csrf-token': '{t}' },
      body: { email: '{email}' },
    },
    registered: { json: { exists: true, exists_as_recovery_email: /^(?:true|false)$/ } },
    notRegistered: { json: { exists: false, exists_as_recovery_email: /^(?:true|false)$/ } },
  },
  {
    slug: 'mail-ru',
    name: 'Mail.ru',
    homepage: 'https://mail.ru',
    tags: ['mail', 'ru'],
    facts: { url: 'https://github.com/sharsil/mailcat/blob/main/mailcat.py', day: '2026-04-29' },
    class: 'availability',
    ask: { url: 'https://account.mail.ru/api/v1/user/exists', body: 'email={email}' },
    registered: { json: { 'status': 200, 'body.exists': true } },
    notRegistered: { json: { 'status': 200, 'body.exists': false } },
  },
  {
    slug: 'team-treehouse',
    name: 'Treehouse',
    homepage: 'https://teamtreehouse.com',
    tags: ['learning', 'coding'],
    facts: {
      url: 'https://github.com/megadose/holehe/blob/master/holehe/modules/programing/teamtreehouse.py',
      day: '2026-08-18',
    },
    class: 'availability',
    first: [{
      url: 'https://teamtreehouse.com/subscribe/new?trial=yes',
      take: { 'csrf-token': { meta: 'csrf-token' } },
    }],
    ask: {
      url: 'https://teamtreehouse.com/account/email_address',
      headers: { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': '{csrf-token}' },
      body: 'email={email}',
    },
    registered: { status: [200, 422], text: 'that email address is taken.' },
    notRegistered: { json: { success: true }, lacks: ['taken'] },
  },
  {
    slug: 'x',
    name: 'X',
    homepage: 'https://x.com',
    tags: ['social'],
    facts: {
      url: 'https://github.com/kaifcodec/user-scanner/blob/main/user_scanner/email_scan/social/x.py',
      day: '2026-08-18',
    },
    class: 'availability',
    ask: {
      url: 'https://api.x.com/i/users/email_available.json?email={email}',
      headers: { accept: 'application/json' },
    },
    registered: { json: { taken: true } },
    notRegistered: { json: { taken: false, valid: true } },
    refused: { json: { taken: false, valid: false } },
  },
]
