import type { Wall } from './walls.ts'

const onTheWay = { code: 'UPSTREAM_BLOCKED', message: 'a network on the way returned a page of its own' } as const

const page = (name: string, source: string, signs: Omit<Wall, 'name' | 'source' | 'failure'>): Wall =>
  ({ name, source, failure: onTheWay, ...signs })

/**
 * Pages that a network on the way gives instead of the requested one: proxies and filters of organisations, portals of
 * hotels, blocks of providers. All texts are in lower case.
 */
export const networkPages: readonly Wall[] = [
  page('Squid', 'https://wiki.squid-cache.org/Features/CustomErrors', {
    headers: ['x-squid-error'],
    marks: [
      'id="err_access_denied"', 'id=err_access_denied', 'id="err_dns_fail"', 'id=err_dns_fail', 'id="err_connect_fail"',
      'id=err_connect_fail', 'id="err_read_', 'id=err_read_', 'id="err_cannot_forward"', 'id=err_cannot_forward',
      'id="err_cache_access_denied"', 'id=err_cache_access_denied',
    ],
    titles: ['error: the requested url could not be retrieved'],
  }),
  page('FortiGate', 'https://docs.fortinet.com/document/fortigate/7.6.0/administration-guide/826202', {
    marks: ['/fgtauth?'],
    titles: [
      'web filter violation', 'web filter block override', 'web page blocked', 'fortiguard', 'application blocked',
    ],
    texts: [
      ['fortiguard intrusion prevention'], ['fortiguard web filtering'], ['web page blocked', 'category'],
      ['you have tried to access a web page', 'in violation of your internet usage policy'],
    ],
  }),
  page('Palo Alto Networks', 'https://docs.paloaltonetworks.com/pan-os/11-1/pan-os-admin/url-filtering', {
    texts: [
      ['has been blocked in accordance with company policy'],
      ['access to the web page you were trying to visit has been blocked'],
    ],
  }),
  page('Zscaler', 'https://help.zscaler.com/zia/about-end-user-notifications', {
    marks: ['.zscaler.net/', '.zscalertwo.net/', '.zscalerone.net/', '.zscalerthree.net/', '.zscloud.net/'],
    titles: ['internet security by zscaler'],
    texts: [['zscaler', 'security policy'], ['zscaler', 'blocked']],
  }),
  page('Cisco Umbrella', 'https://docs.umbrella.com/deployment-umbrella/docs/block-page-ip-addresses', {
    marks: ['block.opendns.com', 'block.sse.cisco.com', 'block.a.opendns.com', '.cisco-umbrella.com/'],
    texts: [['this site is blocked', 'umbrella'], ['cisco umbrella', 'blocked']],
  }),
  page('Cisco Secure Web Appliance', 'https://www.cisco.com/c/en/us/support/security/web-security-appliance/', {
    titles: ['notification: policy', 'notification: proxy', 'notification: security'],
  }),
  page('Symantec', 'https://techdocs.broadcom.com/us/en/symantec-security-software/web-and-network-security.html', {
    titles: ['access denied (policy_denied)', 'access denied (content_filter_denied)'],
    texts: [
      ['your request was denied because of its content categorization'],
      ['your request was categorized by blue coat web filter'],
      ['your system policy has denied access to the requested'],
    ],
  }),
  page('Skyhigh', 'https://success.skyhighsecurity.com/Skyhigh_Secure_Web_Gateway_(On_Prem)', {
    marks: ['/mwg-internal/'],
    titles: ['mcafee web gateway', 'skyhigh web gateway', 'skyhigh secure web gateway'],
  }),
  page('Forcepoint', 'https://www.websense.com/content/support/library/web/v85/triton_web_help/', {
    marks: ['/cgi-bin/blockpage.cgi', 'blockpage.cgi?ws-session', '/cgi-bin/moreblockinfo.cgi'],
    titles: ['content blocked by your organization'],
  }),
  page('Sophos', 'https://docs.sophos.com/nsg/sophos-firewall/latest/Help/', {
    titles: ['blocked request', 'sophos web protection', 'stop! website blocked'],
    texts: [['sophos', 'blocked request'], ['sophos', 'website blocked']],
  }),
  page('Netskope', 'https://docs.netskope.com/en/notification-templates/', {
    titles: ['netskope'],
    texts: [['netskope', 'blocked']],
  }),
  page('a filter of names', 'https://github.com/pi-hole/pi-hole', {
    marks: [
      'blockpage.nextdns.io', 'block.dnsfilter.com', 'blocked.goguardian.com', 'securly.com/blocked', 'block.iboss.com',
      '/admin/scripts/pi-hole/', 'pihole.setexcludedelement', 'block.charter-prod.hosted.cujo.io',
    ],
    titles: ['website blocked', 'site blocked', 'this site is blocked', 'domain blocked', 'ⓘ website blocked'],
  }),
  page('a portal', 'https://en.wikipedia.org/wiki/WISPr', {
    marks: [
      '<wispaccessgatewayparam', 'network-auth.com/splash', 'securelogin.arubanetworks.com', '/guestportal/',
      'captiveportal-', 'msftconnecttest.com/redirect', 'portalsetup.action', '/hotspot/login', '/guest/s/default/',
    ],
    titles: [
      'mikrotik hotspot', 'internet hotspot', 'captive portal', 'hotspot login', 'wi-fi login', 'wifi login',
      'network authentication', 'guest wi-fi', 'guest wifi', 'portail captif',
    ],
  }),
  page('a block of a provider', 'https://github.com/citizenlab/filtering-annotations', {
    marks: [
      'warning.or.kr', 'notice.cuii.info', '//10.10.34.3', 'd.peyvandha.ir', 'internetpositif', 'trustpositif',
      'internetbaik.telkomsel', '//warning.rt.ru', '//block.mts.ru', 'blackhole.beeline.ru', 'lawfilter.ertelecom.ru',
      '//zapret.', 'blocklist.rkn.gov.ru', 'eais.rkn.gov.ru', 'ukispcourtorders.co.uk', '//blocked.nb.net',
      'blockpage.bt.com', '//assets.telenet.be/blocked', 'aikp.gov.al',
    ],
    titles: ['ресурс заблокирован', 'сайт заблокирован', 'доступ к ресурсу ограничен', 'доступ к сайту ограничен'],
    texts: [
      ['доступ к информационному ресурсу ограничен'], ['149-фз', 'доступ', 'ограничен'], ['5651', 'erişime engellen'],
      ['erişime engellenmiştir'], ['department of telecommunications', 'blocked'],
      ['contenido bloqueado', 'autoridad competente'], ['sito sottoposto a sequestro'],
      ['access to the websites listed on this page has been blocked'],
      ['this website has been blocked', 'court order'], ['this domain has been seized'],
      ['this domain name has been seized'], ['urheberrechtlichen gründen nicht verfügbar', 'cuii'],
    ],
  }),
]
