import type { AddressSite } from '../address-site.ts'

/**
 * Sign-up forms that are sent with another field left invalid, so that the site rejects them. A proof of "free" needs
 * the error about that other field: an answer without any error could have created an account.
 */
export const signUps: readonly AddressSite[] = [
  {
    slug: 'devrant',
    name: 'devRant',
    homepage: 'https://devrant.com',
    tags: ['coding', 'social'],
    facts: {
      url: 'https://github.com/kaifcodec/user-scanner/blob/main/user_scanner/email_scan/dev/devrant.py',
      day: '2026-08-18',
    },
    class: 'sign-up',
    ask: {
      url: 'https://devrant.com/api/users',
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      body: 'app=3&type=1&email={email}&username=&password=&plat=3',
    },
    registered: { json: { error: 'The email specified is already registered to an account.' } },
    notRegistered: { json: { success: false, error: /\b(?:username|password)\b/i } },
  },
  {
    slug: 'codewars-address',
    name: 'Codewars (address)',
    homepage: 'https://www.codewars.com',
    tags: ['coding'],
    facts: {
      url: 'https://github.com/kaifcodec/user-scanner/blob/main/user_scanner/email_scan/dev/codewars.py',
      day: '2026-02-19',
    },
    class: 'sign-up',
    ask: {
      url: 'https://www.codewars.com/join?language=javascript',
      body: '_method=patch&user[email]={email}&user[username]=&user[password]=',
    },
    registered: { status: [200, 422], text: 'is already taken' },
    notRegistered: { status: [200, 422], text: 'can&#39;t be blank', lacks: ['is already taken'], isWeak: true },
  },
]
