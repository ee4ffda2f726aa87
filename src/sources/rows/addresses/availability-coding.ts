import { absent, type AddressSite } from '../address-site.ts'

/** Sites for developers and learners whose sign-up form asks, while a person types, whether an address is free. */
export const codingAvailability: readonly AddressSite[] = [
  {
    slug: 'annaabi',
    name: 'Annaabi',
    homepage: 'https://annaabi.ee',
    tags: ['learning'],
    facts: {
      url: 'https://github.com/kaifcodec/user-scanner/blob/main/user_scanner/email_scan/learning/annaabi.py',
      day: '2026-08-09',
    },
    class: 'availability',
    unproven: true,
    ask: { url: 'https://annaabi.ee/register.php?go=1&emailcheck={email}' },
    registered: { text: 'value="2" id="psemail"' },
    notRegistered: { text: 'value="1" id="psemail"' },
  },
  {
    slug: 'cake',
    name: 'Cake (language app)',
    homepage: 'https://cake.day',
    tags: ['learning'],
    facts: {
      url: 'https://github.com/kaifcodec/user-scanner/blob/main/user_scanner/email_scan/learning/cakeapp.py',
      day: '2026-07-11',
    },
    class: 'availability',
    ask: { url: 'https://api.cakeapp.me/gw/auth/email/validate?email={email}&lang=en&os=android&appVersion=6.8.0' },
    registered: { json: { 'data.hasError': true, 'data.errorType': 'DUPLICATED' } },
    notRegistered: { json: { 'data.hasError': false } },
  },
  {
    slug: 'github-signup',
    name: 'GitHub (sign-up check)',
    homepage: 'https://github.com',
    tags: ['coding'],
    facts: {
      url: 'https://github.com/kaifcodec/user-scanner/blob/main/user_scanner/email_scan/dev/github.py',
      day: '2026-08-09',
    },
    class: 'availability',
    unproven: true,
    first: [{
      url: 'https://github.com/signup',
      take: {
        token: {
          text: /<auto-check src="\/email_validity_checks"[^<]{0,500}<input[^<]{0,500}<input type="hidden"[^<]{0,200}value="([^"]{1,200})"/,
        },
      },
    }],
    ask: {
      url: 'https://github.com/email_validity_checks',
      body: 'authenticity_token={token}&value={email}',
    },
    registered: { status: 422, text: 'already associated with an account' },
    notRegistered: { text: 'Email is available' },
  },
  {
    slug: 'hack-the-box',
    name: 'Hack The Box',
    homepage: 'https://www.hackthebox.com',
    tags: ['coding'],
    facts: {
      url: 'https://github.com/kaifcodec/user-scanner/blob/main/user_scanner/email_scan/dev/hackthebox.py',
      day: '2026-02-20',
    },
    class: 'availability',
    first: [{
      url: 'https://account.hackthebox.com/register',
      take: { 'xsrf-token': { cookie: 'XSRF-TOKEN', decode: true } },
    }],
    ask: {
      url: 'https://account.hackthebox.com/api/v1/user/email/verify',
      headers: { 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': '{xsrf-token}' },
      body: { email: '{email}' },
    },
    registered: { status: 422, text: 'cannot use this email address' },
    notRegistered: [{ status: 204 }, { body: /^$/, isWeak: true }],
    control: 'domain',
  },
  {
    slug: 'hackerrank-address',
    name: 'HackerRank (address)',
    homepage: 'https://www.hackerrank.com',
    tags: ['coding'],
    facts: {
      url: 'https://github.com/kaifcodec/user-scanner/blob/main/user_scanner/email_scan/dev/hackerrank.py',
      day: '2026-06-23',
    },
    class: 'availability',
    ask: {
      url: 'https://www.hackerrank.com/auth/valid_email',
      body: { email: '{email}' },
    },
    registered: { json: { status: false, internal_status_code: 'already_registered' } },
    notRegistered: { json: { status: true, internal_status_code: absent } },
  },
  {
    slug: 'how-to-geek',
    name: 'How-To Geek',
    homepage: 'https://www.howtogeek.com',
    tags: ['tech'],
    facts: {
      url: 'https://github.com/kaifcodec/user-scanner/blob/main/user_scanner/email_scan/dev/howtogeek.py',
      day: '2026-03-17',
    },
    class: 'availability',
    ask: {
      url: 'https://www.howtogeek.com/check-user-exists/?email={email}',
      headers: { referer: 'https://www.howtogeek.com/' },
    },
    registered: { json: { userExists: true } },
    notRegistered: { json: { userExists: false } },
  },
  {
    slug: 'hugging-face-address',
    name: 'Hugging Face (address)',
    homepage: 'https://huggingface.co',
    tags: ['coding'],
    facts: {
      url: 'https://github.com/kaifcodec/user-scanner/blob/main/user_scanner/email_scan/dev/huggingface.py',
      day: '2026-03-14',
    },
    class: 'availability',
    ask: {
      url: 'https://huggingface.co/api/check-user-email',
      body: { email: '{email}' },
    },
    registered: { body: /^"[^"]{0,200}already exists[^"]{0,200}"$/ },
    notRegistered: { body: /^"This email address is available\."$/ },
  },
  {
    slug: 'replit',
    name: 'Replit',
    homepage: 'https://replit.com',
    tags: ['coding'],
    facts: {
      url: 'https://github.com/megadose/holehe/blob/master/holehe/modules/programing/replit.py',
      day: '2026-08-18',
    },
    class: 'availability',
    ask: {
      url: 'https://replit.com/data/user/exists',
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      body: { email: '{email}' },
    },
    registered: { json: { exists: true } },
    notRegistered: { json: { exists: false }, isWeak: true },
  },
]
