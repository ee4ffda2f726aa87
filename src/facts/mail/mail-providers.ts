/** A provider at whose domains many people have mailboxes. `mailbox-rules.ts` has the rules for their names. */
export interface MailProvider {
  name: string
  /** `false` if a mailbox costs something, or comes with a connection to the Internet. */
  isFree: boolean
}

type Listed = ReadonlyArray<readonly [name: string, domains: readonly string[]]>

const free: Listed = [
  ['Gmail', ['gmail.com', 'googlemail.com']],
  ['Proton', ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me']],
  ['Outlook', [
    'outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'hotmail.co.uk', 'hotmail.fr', 'hotmail.de', 'hotmail.it',
    'hotmail.es', 'live.co.uk', 'live.fr', 'live.nl', 'outlook.fr', 'outlook.de', 'outlook.es', 'outlook.it',
    'passport.com', 'windowslive.com',
  ]],
  ['Yahoo', [
    'yahoo.com', 'ymail.com', 'rocketmail.com', 'myyahoo.com', 'yahoo.co.uk', 'yahoo.fr', 'yahoo.de', 'yahoo.it',
    'yahoo.es', 'yahoo.ca', 'yahoo.co.in', 'yahoo.com.br', 'yahoo.com.au', 'yahoo.com.mx', 'yahoo.com.ar',
  ]],
  ['Yahoo Japan', ['yahoo.co.jp', 'ymail.ne.jp']],
  ['AOL', ['aol.com', 'aim.com', 'aol.co.uk', 'aol.de', 'aol.fr']],
  ['Apple iCloud', ['icloud.com', 'me.com', 'mac.com']],
  ['Fastmail', ['fastmail.com', 'fastmail.fm', 'sent.com', 'messagingengine.com']],
  ['Tuta', ['tuta.com', 'tutanota.com', 'tutanota.de', 'tutamail.com', 'tuta.io', 'keemail.me']],
  ['GMX', ['gmx.com', 'gmx.net', 'gmx.de', 'gmx.at', 'gmx.ch', 'gmx.fr', 'gmx.us', 'gmx.co.uk']],
  ['WEB.DE', ['web.de']],
  ['Mail.com', ['mail.com', 'email.com', 'usa.com', 'consultant.com', 'europe.com', 'post.com']],
  ['Zoho', ['zoho.com', 'zohomail.com', 'zohomail.eu', 'zoho.eu']],
  ['Yandex', ['yandex.ru', 'yandex.com', 'ya.ru', 'yandex.by', 'yandex.kz', 'yandex.ua']],
  ['Mail.ru', ['mail.ru', 'inbox.ru', 'list.ru', 'bk.ru', 'internet.ru', 'xmail.ru']],
  ['Rambler', ['rambler.ru', 'lenta.ru', 'autorambler.ru', 'myrambler.ru', 'ro.ru']],
  ['QQ Mail', ['qq.com', 'foxmail.com']],
  ['NetEase', ['163.com', '126.com', 'yeah.net']],
  ['Sina', ['sina.com', 'sina.cn']],
  ['Naver', ['naver.com']],
  ['Daum', ['daum.net', 'hanmail.net']],
  ['Orange', ['orange.fr', 'wanadoo.fr']],
  ['La Poste', ['laposte.net']],
  ['Free', ['free.fr']],
  ['SFR', ['sfr.fr', 'neuf.fr']],
  ['Libero', ['libero.it', 'iol.it', 'inwind.it']],
  ['Virgilio', ['virgilio.it', 'tin.it']],
  ['Freenet', ['freenet.de']],
  ['Centrum', ['centrum.cz']],
  ['ABV', ['abv.bg']],
  ['i.ua', ['i.ua']],
  ['Terra', ['terra.com.br']],
  ['Seznam', ['seznam.cz', 'email.cz', 'post.cz']],
  ['WP', ['wp.pl', 'o2.pl']],
  ['Onet', ['onet.pl', 'op.pl', 'poczta.onet.pl']],
  ['Interia', ['interia.pl', 'interia.eu']],
  ['ukr.net', ['ukr.net']],
  ['Rediffmail', ['rediffmail.com']],
  ['UOL', ['uol.com.br', 'bol.com.br']],
  ['Hushmail', ['hushmail.com', 'hush.com']],
  ['Runbox', ['runbox.com']],
  ['Disroot', ['disroot.org']],
  ['Riseup', ['riseup.net']],
]

const others: Listed = [
  ['T-Online', ['t-online.de']],
  ['docomo', ['docomo.ne.jp']],
  ['au', ['ezweb.ne.jp']],
  ['SoftBank', ['softbank.ne.jp']],
  ['Comcast', ['comcast.net']],
  ['Verizon', ['verizon.net']],
  ['AT&T', ['att.net', 'sbcglobal.net']],
  ['BT', ['btinternet.com']],
  ['Sky', ['sky.com']],
  ['Rogers', ['rogers.com']],
  ['Shaw', ['shaw.ca']],
  ['Telstra', ['bigpond.com']],
  ['HEY', ['hey.com']],
  ['Posteo', ['posteo.de', 'posteo.net']],
  ['mailbox.org', ['mailbox.org']],
  ['StartMail', ['startmail.com']],
]

const rowsOf = (listed: Listed, isFree: boolean) =>
  listed.flatMap(([name, domains]) => domains.map(domain => [domain, { name, isFree }] as const))

/** Providers of mailboxes, by domain. */
export const mailProviders: ReadonlyMap<string, MailProvider> =
  new Map([...rowsOf(free, true), ...rowsOf(others, false)])

/** Domains of providers that serve more than mail, such as identities below `/.well-known/`. */
const withIdentities: ReadonlySet<string> = new Set(['disroot.org'])

/** Returns `true` if a domain has mailboxes of many people, and serves no identities of theirs. */
export const servesOnlyMail = (domain: string): boolean => mailProviders.has(domain) && !withIdentities.has(domain)
