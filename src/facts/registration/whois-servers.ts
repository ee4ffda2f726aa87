import type { DayOrder } from './time.ts'
import { linesOf } from './whois-lines.ts'

/** Facts of one WHOIS server. */
export interface WhoisServer {
  /** The line with which the server says that a name is not registered. */
  none: RegExp
  /** Returns the question about a name. Default: the name. */
  question?: (name: string) => string
  /** Order of the numbers in dates such as 03/04/2026. */
  dates?: DayOrder
}

/** Lines that several servers use. */
const notFound = /^(?:domain )?not found\b.*$/i
const noMatch = /^[%* ]*no match(?: found)?(?: for .*|!!)?$/i
const noEntries = /^[%* ]*no entries found\b.*$/i
const noData = /^no (?:data|object) found\b.*$/i
const free = /^(?:domain )?status:\s*free$/i
const available = /^(?:domain )?status:\s*available$/i
/** Servers of the software CoCCA. */
const cocca = /^domain status: (?:no object found|available)$|^(?:domain )?not found\b|^no object found/i

/**
 * Servers whose sentence about a name that is not registered is known. The answer of any other server without a
 * registration is a failure, since its sentence might as well be a refusal. The sentences are in recorded answers of
 * https://github.com/weppos/whois-parser/tree/main/spec/fixtures/responses, read on 2026-11-28.
 */
export const whoisServers: Readonly<Record<string, WhoisServer>> = {
  'whois.aeda.net.ae': { none: noData },
  'whois.amnic.net': { none: noMatch },
  'whois.ati.tn': { none: /^Domain \S+ not found$/i },
  'whois.bnnic.bn': { none: notFound },
  'whois.cctld.by': { none: /^Object does not exist$/i },
  'whois.cctld.uz': { none: /^Sorry, but domain: \S+ not found in database$/i },
  'whois.cira.ca': { none: available },
  'whois.cmc.iq': { none: cocca },
  'whois.cnnic.cn': { none: /^no matching record\.?$/i },
  // https://www.denic.de/en/service/whois-service: without `-T dn` the answer has the ACE form and no dates
  'whois.denic.de': { none: free, question: name => `-T dn,ace ${name}` },
  'whois.dns.be': { none: available },
  'whois.dns.hr': { none: /^%ERROR: no entries found|^%\s*no entries found/i },
  'whois.dns.lu': { none: /^% No such domain$/i },
  'whois.dns.pl': { none: /^No information available about domain name \S+ in the Registry NASK database\.?$/i },
  'whois.dns.pt': { none: /^\S+ no match$/i, dates: 'day first' },
  'whois.domain-registry.nl': { none: /^\S+ is free$/i },
  'whois.domreg.lt': { none: available },
  'whois.dotgov.gov': { none: noMatch },
  'whois.educause.edu': { none: /^No match(?: for .*)?$/i },
  'whois.domainregistry.ie': { none: /^% Not Registered\b.*$/i },
  'whois.eenet.ee': { none: /^NOT FOUND: \S+$/i },
  'whois.eu': { none: available },
  'whois.fi': { none: notFound, dates: 'day first' },
  'whois.gg': { none: cocca },
  'whois.hkirc.hk': { none: /^The domain has not been registered\.?$/i, dates: 'day first' },
  'whois.iis.nu': { none: /^(?:domain )?"\S+" not found\.?$/i },
  'whois.iis.se': { none: /^(?:domain )?"\S+" not found\.?$/i },
  'whois.isnic.is': { none: /^% No entries found for query\b.*$/i },
  'whois.isoc.org.il': { none: /^% No data was found to match the request criteria\.?$/i },
  // `/e` asks for English; without it, the answer is in Japanese, in ISO-2022-JP
  'whois.jprs.jp': { none: noMatch, question: name => `${name}/e` },
  'whois.kg': { none: /^Data not found\. This domain is available for registration\.?$/i },
  'whois.kr': { none: /^Above domain name is not registered to KRNIC\.?$/i },
  'whois.nic.af': { none: cocca },
  'whois.nic.at': { none: /^% nothing found$/i },
  'whois.nic.ch': { none: /^We do not have an entry in our database matching your query\.?$/i },
  'whois.nic.cl': { none: /^\S+: no (?:entries found|existe)\.?$/i },
  'whois.nic.co': { none: notFound },
  'whois.nic.cz': { none: /^%ERROR:101: no entries found$/i },
  'whois.nic.fr': { none: /^%% NOT FOUND$|^%% No entries found\b.*$/i },
  'whois.nic.gov': { none: noMatch },
  'whois.nic.hu': { none: /^(?:Nincs tal\u00e1lat \/ )?No match$/i },
  'whois.nic.io': { none: /^(?:Domain )?not found\b.*$|^Domain \S+ is available for purchase$/i },
  'whois.nic.ir': { none: /^%ERROR:101: no entries found$/i },
  'whois.nic.it': { none: available },
  'whois.nic.kz': { none: /^\*{3} Nothing found for this query\.?$/i },
  'whois.nic.li': { none: /^We do not have an entry in our database matching your query\.?$/i },
  'whois.nic.lv': { none: free },
  'whois.nic.md': { none: /^No match for\b.*$/i },
  'whois.nic.me': { none: notFound },
  'whois.nic.mx': { none: /^No_Se_Encontro_El_Objeto\/Object_Not_Found$/i },
  'whois.nic.net.sa': { none: /^No Match for\b.*$/i },
  'whois.nic.tm': { none: /^Domain \S+ is available for purchase$/i },
  'whois.nic.tr': { none: /^(?:\*\* )?No match found for "\S+"$/i },
  'whois.nic.uk': { none: /^\s*No match for "\S+"\.?$/i },
  'whois.nic.us': { none: /^Not found: \S+$|^No Data Found\b.*$/i },
  'whois.nic.ve': { none: /^No match for "\S+"\.?$/i },
  'whois.norid.no': { none: /^% No match$/i },
  'whois.register.bg': { none: /^Domain name \S+ does not exist in database!?$/i, dates: 'day first' },
  'whois.register.si': { none: /^%? ?No entries found\b.*$/i },
  'whois.registro.br': { none: /^% No match for\b.*$/i },
  'whois.ripn.net': { none: noEntries },
  'whois.rnids.rs': { none: /^%ERROR:103: Domain is not registered$/i, dates: 'day first' },
  'whois.rotld.ro': { none: /^% No entries found for the selected source\(s\)\.?$/i },
  'whois.sgnic.sg': { none: notFound },
  'whois.sk-nic.sk': { none: notFound },
  'whois.tcinet.ru': { none: noEntries },
  'whois.thnic.co.th': { none: /^% No match for\b.*$/i },
  'whois.tld.ee': { none: /^Domain not found$/i },
  'whois.twnic.net.tw': { none: /^No Found$/i },
  'whois.ua': { none: /^% No entries found for\b.*$/i },
}

/** Returns `true` if the answer of a server says that a name is not registered, in the line that it is known for. */
export function saysNone(server: string, text: string): boolean {
  const none = whoisServers[server]?.none
  return none !== undefined && linesOf(text).some(line => none.test(line.trim()))
}
