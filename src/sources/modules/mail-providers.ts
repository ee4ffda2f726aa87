/** A provider of free mailboxes. `facts/mail/mailbox-rules.ts` has the rules for the part before the `@`. */
export interface MailProvider {
  name: string
}

const listed: ReadonlyArray<readonly [MailProvider, readonly string[]]> = [
  [{ name: 'Gmail' }, ['gmail.com', 'googlemail.com']],
  [{ name: 'Proton' }, ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me']],
  [{ name: 'Outlook' }, [
    'outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'hotmail.co.uk', 'hotmail.fr', 'hotmail.de', 'hotmail.it',
    'hotmail.es',
    'live.co.uk', 'live.fr', 'live.nl', 'outlook.fr', 'outlook.de', 'outlook.es', 'outlook.it', 'passport.com',
  ]],
  [{ name: 'Yahoo' }, [
    'yahoo.com', 'ymail.com', 'rocketmail.com', 'myyahoo.com', 'yahoo.co.uk', 'yahoo.fr', 'yahoo.de', 'yahoo.it',
    'yahoo.es',
    'yahoo.ca', 'yahoo.co.in', 'yahoo.com.br', 'yahoo.com.au', 'yahoo.com.mx', 'yahoo.com.ar',
  ]],
  [{ name: 'Yahoo Japan' }, ['yahoo.co.jp', 'ymail.ne.jp']],
  [{ name: 'AOL' }, ['aol.com', 'aim.com', 'aol.co.uk', 'aol.de', 'aol.fr']],
  [{ name: 'Apple iCloud' }, ['icloud.com', 'me.com', 'mac.com']],
  [{ name: 'Fastmail' }, ['fastmail.com', 'fastmail.fm', 'sent.com', 'messagingengine.com']],
  [{ name: 'Tuta' }, ['tuta.com', 'tutanota.com', 'tutanota.de', 'tutamail.com', 'tuta.io', 'keemail.me']],
  [{ name: 'GMX' }, ['gmx.com', 'gmx.net', 'gmx.de', 'gmx.at', 'gmx.ch', 'gmx.fr', 'gmx.us', 'gmx.co.uk']],
  [{ name: 'WEB.DE' }, ['web.de']],
  [{ name: 'Mail.com' }, ['mail.com', 'email.com', 'usa.com', 'consultant.com', 'europe.com', 'post.com']],
  [{ name: 'Zoho' }, ['zoho.com', 'zohomail.com', 'zohomail.eu', 'zoho.eu']],
  [{ name: 'Yandex' }, ['yandex.ru', 'yandex.com', 'ya.ru', 'yandex.by', 'yandex.kz']],
  [{ name: 'Mail.ru' }, ['mail.ru', 'inbox.ru', 'list.ru', 'bk.ru', 'internet.ru', 'xmail.ru']],
  [{ name: 'Rambler' }, ['rambler.ru', 'lenta.ru', 'autorambler.ru', 'myrambler.ru', 'ro.ru']],
  [{ name: 'QQ Mail' }, ['qq.com', 'foxmail.com']],
  [{ name: 'NetEase' }, ['163.com', '126.com', 'yeah.net']],
  [{ name: 'Sina' }, ['sina.com', 'sina.cn']],
  [{ name: 'Naver' }, ['naver.com']],
  [{ name: 'Daum' }, ['daum.net', 'hanmail.net']],
  [{ name: 'Orange' }, ['orange.fr', 'wanadoo.fr']],
  [{ name: 'La Poste' }, ['laposte.net']],
  [{ name: 'Free' }, ['free.fr']],
  [{ name: 'SFR' }, ['sfr.fr', 'neuf.fr']],
  [{ name: 'Libero' }, ['libero.it', 'iol.it', 'inwind.it']],
  [{ name: 'Seznam' }, ['seznam.cz', 'email.cz', 'post.cz']],
  [{ name: 'WP' }, ['wp.pl', 'o2.pl']],
  [{ name: 'Onet' }, ['onet.pl', 'op.pl', 'poczta.onet.pl']],
  [{ name: 'Interia' }, ['interia.pl', 'interia.eu']],
  [{ name: 'ukr.net' }, ['ukr.net']],
  [{ name: 'Rediffmail' }, ['rediffmail.com']],
  [{ name: 'UOL' }, ['uol.com.br', 'bol.com.br']],
  [{ name: 'Hushmail' }, ['hushmail.com', 'hush.com']],
  [{ name: 'Runbox' }, ['runbox.com']],
  [{ name: 'Disroot' }, ['disroot.org']],
  [{ name: 'Riseup' }, ['riseup.net']],
]

/** Providers of free mailboxes, by domain. */
export const mailProviders: ReadonlyMap<string, MailProvider> = new Map(
  listed.flatMap(([provider, domains]) => domains.map(domain => [domain, provider] as const)),
)
