/** A service that forwards messages from addresses of its own, so that senders do not learn the mailbox behind them. */
interface RelayService {
  name: string
  /** Domains of its addresses. Their subdomains belong to it too: some services give one to each customer. */
  domains: readonly string[]
  /** Page of the service that names them, and the day on which it was read, or `memory`. */
  facts: { url: string, day: string }
}

const day = '2026-11-28'

export const relayServices: readonly RelayService[] = [
  {
    name: 'Apple Hide My Email',
    domains: ['privaterelay.appleid.com', 'private.icloud.com'],
    facts: { url: 'https://support.apple.com/HT210425', day },
  },
  {
    name: 'Firefox Relay',
    domains: ['mozmail.com', 'relay.firefox.com'],
    facts: { url: 'https://github.com/mozilla/fx-private-relay', day },
  },
  {
    name: 'DuckDuckGo Email Protection',
    domains: ['duck.com'],
    facts: { url: 'https://duckduckgo.com/duckduckgo-help-pages/email-protection/', day: 'memory' },
  },
  {
    name: 'SimpleLogin',
    domains: [
      'simplelogin.com', 'simplelogin.co', 'simplelogin.fr', 'aleeas.com', 'slmail.me', 'slmails.com', 'silomails.com',
      '8alias.com', '8shield.net', 'dralias.com',
    ],
    facts: { url: 'https://simplelogin.io/docs/getting-started/restore-alias', day },
  },
  {
    name: 'Proton Pass',
    domains: ['passmail.com', 'passmail.net', 'passinbox.com', 'passfwd.com'],
    facts: { url: 'https://proton.me/support/pass-email-alias', day: 'memory' },
  },
  {
    name: 'addy.io',
    domains: ['anonaddy.com', 'anonaddy.me', 'addymail.com', '4wrd.cc', 'mailer.me'],
    facts: { url: 'https://addy.io/help/what-are-the-different-kinds-of-aliases/', day },
  },
  {
    name: '33Mail',
    domains: ['33mail.com'],
    facts: { url: 'https://www.33mail.com/faq', day: 'memory' },
  },
  {
    name: 'Burner Mail',
    domains: ['burnermail.io'],
    facts: { url: 'https://burnermail.io', day: 'memory' },
  },
  {
    name: 'Cloaked',
    domains: ['cloaked.id', 'myclkd.com'],
    facts: { url: 'https://help.cloaked.app', day: 'memory' },
  },
  {
    name: 'Blur',
    domains: ['opayq.com'],
    facts: { url: 'https://www.ironvest.com', day: 'memory' },
  },
]

const byDomain = new Map(relayServices.flatMap(({ name, domains }) => domains.map(domain => [domain, name] as const)))

/**
 * Returns the name of the relay service that an address belongs to, or `undefined` if it belongs to none that is known.
 * A relay address does not reveal the mailbox behind it. Random addresses at domains of mailboxes, such as those that
 * Hide My Email had at icloud.com, cannot be told from others.
 */
export function relayOf(address: string): string | undefined {
  const labels = address.slice(address.lastIndexOf('@') + 1).toLowerCase().split('.')
  for (let first = 0; first < labels.length - 1; first++) {
    const name = byDomain.get(labels.slice(first).join('.'))
    if (name !== undefined) return name
  }
  return undefined
}
