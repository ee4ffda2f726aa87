import { absent, present, type AddressSite } from '../address-site.ts'

/** Sign-up forms that are sent with another field left invalid, so that the site rejects them. */
export const furtherSignUps: readonly AddressSite[] = [
  {
    slug: 'alison',
    name: 'Alison',
    homepage: 'https://alison.com',
    tags: ['learning'],
    facts: {
      url: 'https://github.com/kaifcodec/user-scanner/blob/main/user_scanner/email_scan/learning/alison.py',
      day: '2026-02-19',
    },
    class: 'sign-up',
    first: [{ url: 'https://alison.com/register', take: { token: { field: '_token' } } }],
    ask: {
      url: 'https://alison.com/register',
      body: '_token={token}&firstname=x&lastname=y&signup_email={email}&signup_password=',
    },
    registered: { text: 'The signup email has already been taken' },
    notRegistered: { text: 'id="emailNew"', lacks: ['The signup email has already been taken'], isWeak: true },
  },
  {
    slug: 'babbel',
    name: 'Babbel',
    homepage: 'https://www.babbel.com',
    tags: ['learning'],
    facts: {
      url: 'https://github.com/kaifcodec/user-scanner/blob/main/user_scanner/email_scan/learning/babbel.py',
      day: '2026-07-11',
    },
    class: 'sign-up',
    ask: {
      url: 'https://api.babbel.io/gamma/v2/en/users/',
      body: { user: { email: '{email}', password: '', terms_and_conditions: false, privacy_policy: false } },
    },
    registered: { status: 422, json: { 'error.messages.*.attribute': 'email', 'error.messages.*.details': /taken/ } },
    notRegistered: {
      status: 422,
      json: { 'error.messages.*.attribute': 'password' },
      lacks: ['"email"', 'taken'],
      isWeak: true,
    },
  },
  {
    slug: 'deviantart-address',
    name: 'DeviantArt (address)',
    homepage: 'https://www.deviantart.com',
    tags: ['images'],
    facts: {
      url: 'https://github.com/kaifcodec/user-scanner/blob/main/user_scanner/email_scan/other/deviantart.py',
      day: '2026-02-20',
    },
    class: 'sign-up',
    first: [{
      url: 'https://www.deviantart.com/join/',
      take: { token: { text: /window\.__CSRF_TOKEN__ ?= ?['"]([^'"]{1,200})/ } },
    }],
    ask: {
      url: 'https://www.deviantart.com/_sisu/do/signup2',
      body: 'csrf_token={token}&join_mode=email&oauth=0&email={email}&password=&username=',
    },
    registered: { text: 'id="email-error">That email address is already in use.' },
    notRegistered: { text: '-error">', lacks: ['id="email-error"'], isWeak: true },
  },
  {
    slug: 'disqus',
    name: 'Disqus (address)',
    homepage: 'https://disqus.com',
    tags: ['forum'],
    facts: {
      url: 'https://github.com/kaifcodec/user-scanner/blob/main/user_scanner/email_scan/community/disqus.py',
      day: '2026-07-19',
    },
    class: 'sign-up',
    first: [{ url: 'https://disqus.com/profile/signup/', take: { token: { field: 'csrfmiddlewaretoken' } } }],
    ask: {
      url: 'https://disqus.com/profile/signup/',
      headers: { referer: 'https://disqus.com/profile/signup/' },
      body: 'csrfmiddlewaretoken={token}&display_name=x&email={email}&password=&tos=on',
    },
    registered: { text: 'The e-mail address you specified is already in use' },
    notRegistered: { text: 'errorlist', lacks: ['The e-mail address you specified is already in use'], isWeak: true },
  },
  {
    slug: 'hackerearth',
    name: 'HackerEarth (address)',
    homepage: 'https://www.hackerearth.com',
    tags: ['coding'],
    facts: {
      url: 'https://github.com/kaifcodec/user-scanner/blob/main/user_scanner/email_scan/dev/hackerearth.py',
      day: '2026-06-23',
    },
    class: 'sign-up',
    ask: {
      url: 'https://www.hackerearth.com/api/v1/sparta/auth/signup/?sxhr=true',
      body: {
        first_name: 'x',
        last_name: 'y',
        email: '{email}',
        password: '',
        policy_accepted: true,
      },
    },
    registered: [
      { status: [200, 400], json: { 'errors.email': /already registered/ } },
      { status: [200, 400], json: { 'errors.email.*': /already registered/ } },
    ],
    notRegistered: { status: [200, 400], json: { 'errors.password': present, 'errors.email': absent } },
  },
  {
    slug: 'hackerone',
    name: 'HackerOne (address)',
    homepage: 'https://hackerone.com',
    tags: ['coding'],
    facts: {
      url: 'https://github.com/kaifcodec/user-scanner/blob/main/user_scanner/email_scan/dev/hackerone.py',
      day: '2026-02-21',
    },
    class: 'sign-up',
    first: [{ url: 'https://hackerone.com/sign_up', take: { 'csrf-token': { meta: 'csrf-token' } } }],
    ask: {
      url: 'https://hackerone.com/users',
      headers: { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': '{csrf-token}' },
      body: 'user[email]={email}&user[username]=&user[password]=&user[password_confirmation]=',
    },
    registered: [
      { status: [200, 422], json: { 'errors.email': /has already been taken/ } },
      { status: [200, 422], json: { 'errors.email.*': /has already been taken/ } },
    ],
    notRegistered: { status: [200, 422], json: { 'errors.password': present, 'errors.email': absent } },
    deadlineMs: 20000,
  },
  {
    slug: 'mixcloud',
    name: 'Mixcloud (address)',
    homepage: 'https://www.mixcloud.com',
    tags: ['music'],
    facts: {
      url: 'https://github.com/kaifcodec/user-scanner/blob/main/user_scanner/email_scan/music/mixcloud.py',
      day: '2026-03-01',
    },
    class: 'sign-up',
    ask: {
      url: 'https://app.mixcloud.com/authentication/email-register/',
      headers: { 'x-requested-with': 'XMLHttpRequest', 'x-mixcloud-platform': 'www' },
      body: 'email={email}&username=&password=&ch=y',
    },
    registered: [
      { json: { 'data.$errors.email': /already in use/ } },
      { json: { 'data.$errors.email.*': /already in use/ } },
    ],
    notRegistered: { json: { 'data.$errors.password': present, 'data.$errors.email': absent } },
  },
  {
    slug: 'nebula',
    name: 'Nebula',
    homepage: 'https://nebula.tv',
    tags: ['video'],
    facts: {
      url: 'https://github.com/kaifcodec/user-scanner/blob/main/user_scanner/email_scan/entertainment/nebula_tv.py',
      day: '2026-02-28',
    },
    class: 'sign-up',
    ask: {
      url: 'https://nebula.tv/auth/registration/',
      headers: { 'nebula-platform': 'web' },
      body: { email: '{email}', password: '', agreed_to_terms: true },
    },
    registered: [
      { status: 400, json: { email: /already registered/ } },
      { status: 400, json: { 'email.*': /already registered/ } },
    ],
    notRegistered: { status: 400, json: { password: present, email: absent } },
  },
  {
    slug: 'rubygems-address',
    name: 'RubyGems (address)',
    homepage: 'https://rubygems.org',
    tags: ['coding'],
    facts: {
      url: 'https://github.com/kaifcodec/user-scanner/blob/main/user_scanner/email_scan/dev/rubygems.py',
      day: '2026-06-23',
    },
    class: 'sign-up',
    first: [{ url: 'https://rubygems.org/sign_up', take: { token: { field: 'authenticity_token' } } }],
    ask: {
      url: 'https://rubygems.org/users',
      body: 'authenticity_token={token}&user[email]={email}&user[handle]=&user[password]=&commit=Sign+up',
    },
    registered: { status: [200, 422], text: 'has already been taken' },
    notRegistered: [
      { status: [200, 422], text: 'Password can\'t be blank', lacks: ['has already been taken'] },
      { status: [200, 422], text: 'Password can&#39;t be blank', lacks: ['has already been taken'] },
    ],
  },
  {
    slug: 'screener',
    name: 'Screener',
    homepage: 'https://www.screener.in',
    tags: ['finance'],
    facts: {
      url: 'https://github.com/kaifcodec/user-scanner/blob/main/user_scanner/email_scan/other/screener.py',
      day: '2026-05-14',
    },
    class: 'sign-up',
    first: [{
      url: 'https://www.screener.in/register/',
      take: { csrf: { field: 'csrfmiddlewaretoken' }, token: { field: 'token' } },
    }],
    ask: {
      url: 'https://www.screener.in/register/',
      headers: { referer: 'https://www.screener.in/register/' },
      body: 'csrfmiddlewaretoken={csrf}&token={token}&email={email}&email2={email}&password=',
    },
    registered: { text: 'User account with this Email already exists' },
    notRegistered: {
      text: '<ul class="errorlist"><li>This field is required.</li>',
      lacks: ['User account with this Email already exists'],
    },
  },
]
