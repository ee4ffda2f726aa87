import { dmarcRecords, parseDmarc } from '../../facts/mail/dmarc.ts'
import { spfRecords } from '../../facts/mail/spf.ts'
import { readExchangers } from '../../lib/dns-records.ts'
import { card } from '../kit/card.ts'
import { askEach, incomplete } from '../kit/partial.ts'
import { resolve } from '../dns/resolve.ts'
import type { Module } from '../kit/source.ts'
import { notPublic } from '../kit/scope.ts'

/**
 * Mail providers. Each entry has two parts: the text with which the host names of the provider's mail servers end, and
 * the name of the provider.
 */
const providers: ReadonlyArray<readonly [string, string]> = [
  ['google.com', 'Google'], ['googlemail.com', 'Google'], ['outlook.com', 'Microsoft 365'],
  ['mx.microsoft', 'Microsoft 365'], ['protonmail.ch', 'Proton'], ['icloud.com', 'Apple iCloud'], ['zoho.com', 'Zoho'],
  ['zoho.eu', 'Zoho'], ['messagingengine.com', 'Fastmail'], ['yahoodns.net', 'Yahoo'], ['yandex.net', 'Yandex'],
  ['yandex.ru', 'Yandex'], ['mail.ru', 'Mail.ru'], ['gmx.net', 'GMX'], ['kundenserver.de', 'IONOS'],
  ['ionos.com', 'IONOS'], ['ovh.net', 'OVHcloud'], ['gandi.net', 'Gandi'], ['infomaniak.ch', 'Infomaniak'],
  ['mailbox.org', 'mailbox.org'], ['tutanota.de', 'Tuta'], ['migadu.com', 'Migadu'], ['amazonaws.com', 'Amazon'],
  ['secureserver.net', 'GoDaddy'], ['emailsrvr.com', 'Rackspace'], ['registrar-servers.com', 'Namecheap'],
  ['mx.cloudflare.net', 'Cloudflare Email Routing'], ['improvmx.com', 'ImprovMX'], ['mimecast.com', 'Mimecast'],
  ['pphosted.com', 'Proofpoint'], ['barracudanetworks.com', 'Barracuda'], ['iphmx.com', 'Cisco'],
  ['messagelabs.com', 'Broadcom'], ['mailgun.org', 'Mailgun'], ['sendgrid.net', 'SendGrid'],
]

/**
 * Mail servers of an e-mail address, and the policies of its domain against forged senders.
 * MX: https://www.rfc-editor.org/rfc/rfc5321#section-5, null MX (host `.`): https://www.rfc-editor.org/rfc/rfc7505
 * SPF: https://www.rfc-editor.org/rfc/rfc7208, DMARC: https://www.rfc-editor.org/rfc/rfc9989
 */
export const emailDomain: Module = {
  slug: 'email-domain',
  name: 'Mail domain',
  description: 'Mail servers and provider of the domain of this e-mail address, and its SPF and DMARC policies',
  category: 'infrastructure',
  types: ['Email Address'],
  tags: ['mail'],
  kind: 'dns',
  homepage: 'https://dns.google',
  facts: { url: 'https://developers.google.com/speed/public-dns/docs/doh/json', day: '2026-11-24' },
  default: true,
  requiresKey: false,
  deadlineMs: 10_000,
  cacheMs: 3_600_000,
  examples: { found: ['someone@gmail.com'], notFound: ['someone@tracewell-no-such-domain-0.com'] },
  skipReason: query => query.value.endsWith(']') ? 'An address literal has no domain' : notPublic(query),
  async* run({ value }, context) {
    const domain = value.slice(value.lastIndexOf('@') + 1)
    const { answers, unanswered, failure } = await askEach(['MX', 'SPF', 'DMARC'], question =>
      resolve(context, question === 'DMARC' ? `_dmarc.${domain}` : domain, question === 'MX' ? 'MX' : 'TXT'))
    const exchangers = readExchangers(answers.get('MX') ?? [])
    const [spf] = spfRecords(answers.get('SPF') ?? [])
    const [dmarc] = dmarcRecords(answers.get('DMARC') ?? [])
    if (exchangers.length === 0 && !spf && !dmarc) {
      if (failure) throw failure
      return
    }
    const hosts = exchangers.map(({ host }) => host).filter(host => host !== '')
    const provider = providerOf(hosts)
    yield* incomplete([card([
      ['Domain', domain, 'domain'],
      ['Provider', provider, 'provider'],
      ...hosts.map(host => ['Mail server', host, 'exchangers'] as const),
      ['Accepts mail', exchangers.length > 0 && hosts.length === 0 ? 'no' : undefined, 'exchangers'],
      ['SPF', answers.has('SPF') ? spf ?? 'none' : undefined, 'spf'],
      ['DMARC', answers.has('DMARC') ? dmarc ?? 'none' : undefined, 'dmarc'],
      ['DMARC policy', dmarc === undefined ? undefined : parseDmarc(dmarc).p ?? undefined, 'dmarc'],
    ], {
      domain,
      provider: provider ?? null,
      exchangers,
      spf: spf ?? null,
      dmarc: dmarc ?? null,
    })], unanswered)
    if (failure) throw failure // the card of the other records stays
  },
}

function providerOf(hosts: string[]): string | undefined {
  return providers.find(([end]) => hosts.some(host => host === end || host.endsWith(`.${end}`)))?.[1]
}
