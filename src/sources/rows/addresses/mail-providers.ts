/** Domains of large mail providers. They serve no identities of their users below `/.well-known/`. */
export const mailProviders: ReadonlySet<string> = new Set([
  'gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'yahoo.com', 'ymail.com',
  'rocketmail.com', 'aol.com', 'icloud.com', 'me.com', 'mac.com', 'gmx.de', 'gmx.net', 'gmx.com', 'gmx.at',
  'gmx.ch', 'web.de', 't-online.de', 'freenet.de', 'mail.com', 'mail.ru', 'bk.ru', 'inbox.ru', 'list.ru',
  'yandex.ru', 'yandex.com', 'ya.ru', 'rambler.ru', 'orange.fr', 'wanadoo.fr', 'free.fr', 'laposte.net', 'sfr.fr',
  'libero.it', 'virgilio.it', 'tin.it', 'wp.pl', 'o2.pl', 'onet.pl', 'interia.pl', 'seznam.cz', 'email.cz',
  'centrum.cz', 'abv.bg', 'ukr.net', 'i.ua', 'qq.com', '163.com', '126.com', 'sina.com', 'naver.com', 'daum.net',
  'hanmail.net', 'docomo.ne.jp', 'ezweb.ne.jp', 'softbank.ne.jp', 'comcast.net', 'verizon.net', 'att.net',
  'sbcglobal.net', 'btinternet.com', 'sky.com', 'rogers.com', 'shaw.ca', 'bigpond.com', 'uol.com.br', 'bol.com.br',
  'terra.com.br', 'rediffmail.com', 'zoho.com', 'fastmail.com', 'hey.com', 'tutanota.com', 'tuta.com', 'tuta.io',
  'proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me', 'posteo.de', 'mailbox.org', 'runbox.com',
  'startmail.com', 'duck.com',
])
