import { absent, emptyList, present, theAddress, type AddressSite } from '../address-site.ts'

/** Reason if the domain of an address serves nothing of the kind. */
const notServed = { code: 'NO_PUBLIC_PROFILE', message: 'the domain of the address has no such identities' } as const

/** Public look-ups by address. They run by default: what they read, everybody can read. */
export const lookUpsByAddress: readonly AddressSite[] = [
  {
    slug: 'duolingo-address',
    name: 'Duolingo (address)',
    homepage: 'https://www.duolingo.com',
    tags: ['learning'],
    facts: {
      url: 'https://github.com/kaifcodec/user-scanner/blob/main/user_scanner/email_scan/learning/duolingo.py',
      day: '2026-08-06',
    },
    class: 'look-up',
    ask: { url: 'https://www.duolingo.com/2017-06-30/users?email={email}' },
    registered: { json: { 'users.0.username': /./ } },
    notRegistered: { json: { users: emptyList } },
  },
  {
    // The search is by words: the profile of the hit must name exactly this address.
    slug: 'github-address',
    name: 'GitHub (public address)',
    homepage: 'https://github.com',
    tags: ['coding'],
    facts: { url: 'https://docs.github.com/en/rest/search/search#search-users', day: '2026-08-22' },
    class: 'look-up',
    first: [{
      url: 'https://api.github.com/search/users?q={email}+in:email',
      headers: { accept: 'application/vnd.github+json' },
      take: { handle: { json: 'items.0.login' } },
      lacking: {
        json: { total_count: 0, incomplete_results: false },
        code: 'NO_PUBLIC_PROFILE',
        message: 'no public profile names the address; the account may hide it',
      },
    }],
    ask: {
      url: 'https://api.github.com/users/{handle}',
      headers: { accept: 'application/vnd.github+json' },
    },
    registered: { json: { email: theAddress } },
    notRegistered: { json: { login: /./, email: null } },
    hides: true,
  },
  {
    slug: 'gitlab-avatar',
    name: 'GitLab (avatar)',
    homepage: 'https://gitlab.com',
    tags: ['coding', 'images'],
    facts: { url: 'https://docs.gitlab.com/api/avatar/', day: '2026-08-22' },
    class: 'look-up',
    recorded: { as: 'gitlab-avatar', host: 'gitlab.com' },
    ask: { url: 'https://gitlab.com/api/v4/avatar?email={email}&size=32' },
    registered: { json: { avatar_url: /^https:\/\/gitlab\.com\/uploads\/-\/system\/user\/avatar\/\d+\// } },
    notRegistered: { json: { avatar_url: /^https:\/\/(?:[\w-]+\.)?(?:gravatar|libravatar)\.(?:com|org)\// } },
    hides: true,
  },
  {
    // The control question at the same domain finds wallets that answer for every name.
    slug: 'lightning-address',
    name: 'Lightning address',
    homepage: 'https://lightningaddress.com',
    tags: ['finance'],
    facts: { url: 'https://github.com/lnurl/luds/blob/luds/16.md', day: '2026-08-22' },
    class: 'look-up',
    ownDomain: true,
    locals: /^[a-z\d._+-]+$/,
    ask: {
      url: 'https://{domain}/.well-known/lnurlp/{lowerLocal}',
      headers: { accept: 'application/json' },
    },
    registered: { json: { tag: 'payRequest' }, names: '{email}', isWeak: true },
    notRegistered: { status: [200, 404], json: { status: 'ERROR' }, isWeak: true },
    errors: [{ status: 404, lacks: ['ERROR'], ...notServed }],
    control: 'domain',
  },
  {
    slug: 'nostr-nip05',
    name: 'Nostr (NIP-05)',
    homepage: 'https://nostr.com',
    tags: ['social', 'identity'],
    facts: { url: 'https://github.com/nostr-protocol/nips/blob/master/05.md', day: '2026-08-22' },
    class: 'look-up',
    ownDomain: true,
    locals: /^[a-z\d._-]+$/,
    ask: {
      url: 'https://{domain}/.well-known/nostr.json?name={lowerLocal}',
      headers: { accept: 'application/json' },
    },
    registered: { json: { 'names.{lowerLocal}': /^[\da-f]{64}$/ } },
    notRegistered: { json: { 'names': present, 'names.{lowerLocal}': absent } },
    errors: [{ status: 404, ...notServed }],
    control: 'domain',
  },
  {
    slug: 'office365',
    name: 'Microsoft 365',
    homepage: 'https://www.microsoft.com/microsoft-365',
    tags: ['mail', 'business'],
    facts: {
      url: 'https://github.com/kaifcodec/user-scanner/blob/main/user_scanner/email_scan/other/office365.py',
      day: '2026-03-02',
    },
    class: 'look-up',
    ask: { url: 'https://outlook.office365.com/autodiscover/autodiscover.json/v1.0/{email}?Protocol=Autodiscoverv1' },
    registered: { json: { Protocol: 'AutodiscoverV1', Url: /^https:/ } },
    notRegistered: [{ status: 302, location: /^https:\/\/(?!outlook\.office365\.com\/)/, isWeak: true }, { status: 404 }],
    control: 'domain',
  },
  {
    // Only the direct method: the host of the other one does not exist at most domains.
    slug: 'openpgp-wkd',
    name: 'OpenPGP key at the domain (WKD)',
    homepage: 'https://wiki.gnupg.org/WKD',
    tags: ['identity', 'mail'],
    facts: { url: 'https://datatracker.ietf.org/doc/draft-koch-openpgp-webkey-service/', day: '2026-08-22' },
    class: 'look-up',
    first: [{
      url: 'https://{domain}/.well-known/openpgpkey/policy',
      take: {},
      lacking: {
        status: [301, 302, 303, 307, 308, 400, 404, 405, 410],
        code: 'TYPE_NOT_SUPPORTED',
        message: 'the domain of the address publishes no keys',
      },
    }],
    ask: { url: 'https://{domain}/.well-known/openpgpkey/hu/{zbase32}?l={local}' },
    registered: { names: '{email}', isWeak: true }, // a home page for every address can name it, too
    notRegistered: { status: 404 },
    hides: true,
    isKeyServer: true,
    control: 'domain',
  },
  {
    slug: 'webfinger',
    name: 'WebFinger',
    homepage: 'https://webfinger.net',
    tags: ['social', 'identity'],
    facts: { url: 'https://www.rfc-editor.org/rfc/rfc7033', day: '2026-08-22' },
    class: 'look-up',
    ownDomain: true,
    ask: {
      url: 'https://{domain}/.well-known/webfinger?resource=acct:{email}',
      headers: { accept: 'application/jrd+json' },
    },
    registered: { json: { subject: /./ }, names: 'acct:{email}', isWeak: true },
    notRegistered: { status: 404 },
    hides: true,
    control: 'domain',
  },
]
