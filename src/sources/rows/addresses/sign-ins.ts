import { emptyList, filledList, type AddressSite } from '../address-site.ts'

/** Sign-in forms that begin with the address alone. No password is ever sent. */
export const signIns: readonly AddressSite[] = [
  {
    slug: 'coursera',
    name: 'Coursera',
    homepage: 'https://www.coursera.org',
    tags: ['learning'],
    facts: {
      url: 'https://github.com/kaifcodec/user-scanner/blob/main/user_scanner/email_scan/learning/coursera.py',
      day: '2026-02-08',
    },
    class: 'sign-in',
    ask: {
      url: 'https://www.coursera.org/api/userAccounts.v1?action=getLoginMethods&email={email}',
      headers: { 'x-requested-with': 'XMLHttpRequest', 'x-coursera-application': 'front-page' },
      body: {},
    },
    registered: { json: { loginMethods: filledList } },
    notRegistered: { json: { loginMethods: emptyList } },
  },
]
