/** How a provider decides which addresses reach the same mailbox. */
export interface MailboxRule {
  provider: string
  /** Domains of its mailboxes. The first stands for all of them if `isOneName`. */
  domains: readonly [string, ...string[]]
  /** `true` if the same name at each of the domains is one mailbox. */
  isOneName?: true
  /** Signs that do not count in a name. */
  ignored?: string
  /** Two signs that count as the same. The second is replaced by the first. */
  equal?: readonly [string, string]
  /** `true` if the provider delivers `name+tag` to `name`. */
  hasTags?: true
  /** `true` if the provider delivers `anything@name.domain` to `name@domain`. */
  hasNamesInDomain?: true
  /**
   * Sign behind the base name of a disposable address. The base name is one that its owner has chosen for such
   * addresses: it is not the name of the mailbox.
   */
  baseSign?: string
  /** Pages of the provider that state this, and the day on which they were read, or `memory`. */
  facts: ReadonlyArray<{ url: string, day: string }>
}

const day = '2026-11-28'

/**
 * Providers that document which addresses reach the same mailbox. Other providers have no rule: their addresses differ
 * if more than the case of letters differs. The domains of Mail.ru, for example, have different mailboxes.
 */
export const mailboxRules: readonly MailboxRule[] = [
  {
    provider: 'Gmail',
    domains: ['gmail.com', 'googlemail.com'],
    isOneName: true,
    ignored: '.',
    hasTags: true,
    facts: [
      { url: 'https://support.google.com/mail/answer/7436150', day: 'memory' },
      { url: 'https://support.google.com/mail/answer/10313', day: 'memory' },
      { url: 'https://support.google.com/a/users/answer/9308648', day: 'memory' },
    ],
  },
  {
    provider: 'Proton',
    domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
    isOneName: true,
    ignored: '._-',
    hasTags: true,
    facts: [
      { url: 'https://proton.me/support/addresses-and-aliases', day },
      // removeEmailAlias of the provider's own client drops the tag and these three signs
      { url: 'https://github.com/ProtonMail/WebClients', day },
    ],
  },
  {
    provider: 'Apple iCloud',
    domains: ['icloud.com', 'me.com', 'mac.com'],
    isOneName: true,
    hasTags: true,
    facts: [
      { url: 'https://support.apple.com/118230', day },
      { url: 'https://support.apple.com/guide/icloud/mm6b1a490a/icloud', day: 'memory' }, // tags
    ],
  },
  {
    provider: 'Outlook',
    domains: [
      'outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'passport.com', 'windowslive.com',
      'hotmail.co.uk', 'hotmail.de', 'hotmail.es', 'hotmail.fr', 'hotmail.it',
      'live.co.uk', 'live.fr', 'live.nl', 'outlook.de', 'outlook.es', 'outlook.fr', 'outlook.it',
    ],
    hasTags: true,
    facts: [{ url: 'https://learn.microsoft.com/archive/blogs/tristank/hotmail-aliases', day }],
  },
  {
    provider: 'Fastmail',
    domains: ['fastmail.com', 'fastmail.fm', 'sent.com'],
    hasTags: true,
    hasNamesInDomain: true,
    facts: [{ url: 'https://www.fastmail.help/hc/en-us/articles/360060591053', day }],
  },
  {
    provider: 'Yandex',
    domains: ['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua'],
    isOneName: true,
    equal: ['-', '.'],
    facts: [
      { url: 'https://yandex.com/support/passport/authorization/registration.html', day },
      { url: 'https://yandex.com/support/domain/additional/mailbox-alias.xml', day },
    ],
  },
  {
    provider: 'Yahoo',
    domains: [
      'yahoo.com', 'ymail.com', 'rocketmail.com', 'myyahoo.com', 'yahoo.ca', 'yahoo.co.in', 'yahoo.co.uk',
      'yahoo.com.ar', 'yahoo.com.au', 'yahoo.com.br', 'yahoo.com.mx', 'yahoo.de', 'yahoo.es', 'yahoo.fr', 'yahoo.it',
    ],
    baseSign: '-',
    facts: [{ url: 'https://help.yahoo.com/help/uk/bt/tutorials/mail/addressguard2.html', day }],
  },
]

const byDomain = new Map(mailboxRules.flatMap(rule => rule.domains.map(domain => [domain, rule] as const)))

/** Returns the rule of the provider of a domain, or `undefined` if none is known. */
export const mailboxRule = (domain: string): MailboxRule | undefined => byDomain.get(domain)

/**
 * Returns the address that stands for the mailbox of an address: the same for all addresses that reach it by the
 * documented rules of its provider. Returns an address without a known rule as it is. It is compared and displayed, and
 * never searched in place of the address.
 *
 * @param address in its normal form
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at)
  const host = address.slice(at + 1)
  const rule = byDomain.get(host)
  if (rule === undefined) return ownerInDomain(host) ?? address
  return `${nameOf(local.toLowerCase(), rule)}@${rule.isOneName ? rule.domains[0] : host}`
}

/** Returns `name@domain` for a host `name.domain` of a provider that delivers such addresses to that mailbox. */
function ownerInDomain(host: string): string | undefined {
  const dot = host.indexOf('.')
  const domain = host.slice(dot + 1)
  const rule = byDomain.get(domain)
  return rule?.hasNamesInDomain && dot > 0 ? `${host.slice(0, dot)}@${domain}` : undefined
}

function nameOf(local: string, { hasTags, ignored = '', equal }: MailboxRule): string {
  const cut = hasTags ? local.indexOf('+') : -1
  const name = cut > 0 ? local.slice(0, cut) : local
  const plain = [...name].filter(sign => !ignored.includes(sign)).join('')
  if (plain === '' || plain.endsWith('.')) return local // no name of a mailbox
  return equal ? plain.replaceAll(equal[1], equal[0]) : plain
}
