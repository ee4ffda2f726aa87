import { allWalls } from '../../src/sources/registered/wall-page.ts'
import type { WallPage } from './walls.ts'

/** A page with a title and the contents of its head and body. The text is in a language that no phrase is in. */
const page = (title: string, head: string, body = '<p>Odota hetki</p>'): string =>
  `<!doctype html><html lang="fi"><head><title>${title}</title>${head}</head><body>${body}</body></html>`
const script = (code: string): string => page('', `<script>${code}</script>`, '')
const shown = (text: string): string => page('Ilmoitus', '', `<p>${text}</p>`)

const from = (name: string, body: string, headers?: Record<string, string>): WallPage =>
  ({ source: allWalls.find(wall => wall.name === name)!.source, body, ...headers && { headers } })

/** Documentation of what makes a page a challenge if no table has it. */
const cookies = 'https://developer.mozilla.org/en-US/docs/Web/API/Document/cookie'

/** Further pages in place of the requested one, most without a text in a language that is searched for phrases. */
export const moreWallPages: Record<string, WallPage> = {
  'Variti\'s challenge': from('Variti', script('var k="1";document.cookie="ipp_key="+k;location="/?x_ipp_key="+k')),
  'Servicepipe\'s challenge': from('Servicepipe', page('', '', '<div id="id_spinner"></div>' +
    '<div id="id_captcha_frame_div"></div><script src="//servicepipe.ru/static/jsrsasign-all-min.js"></script>')),
  'StormWall\'s challenge': from('StormWall', script('const cK="swp_token";start(cK)')),
  'DDoS-Guard\'s computation': from('DDoS-Guard', script('function get_jhash(b){return b}')),
  'EdgeOne\'s challenge': from('Tencent EdgeOne', script('a("__tst_status");b("EO_Bot_Ssid")')),
  'Tencent\'s CAPTCHA': from('Tencent Captcha',
    page('', '<script src="https://turing.captcha.qcloud.com/TCaptcha.js"></script>', '')),
  'Alibaba Cloud\'s cookie': from('Alibaba Cloud', script('var arg1="0A";setCookie("acw_sc__v2",x)')),
  'Shape\'s interstitial': from('F5 Shape', script('window["istlWasHere"]=true;')),
  'a proof of work': from('proof of work', script('window.POW_CHALLENGE_DATA={nonce:"1"}')),
  'Apple\'s verification': from('Apple', page('', '', '<div class="SecurityVerificationApp"></div>')),
  'Bunny Shield\'s challenge': from('Bunny Shield', page('…', '<script src="/.bunny-shield/assets/a.js"></script>')),
  'Hostinger\'s challenge': from('Hostinger', page('…', '<script src="/hcdn-cgi/jschallenge"></script>')),
  'BT Panel\'s check': from('BT Panel', page('', '<script src="/a2_yanzheng_ip.php?type=1"></script>', '')),
  'testcookie\'s script': from('testcookie', script('document.cookie="__test="+toHex(slowAES.decrypt(c,2,a,b))')),
  'CrowdSec\'s CAPTCHA': from('CrowdSec', page('CrowdSec Captcha', '')),
  'Sina\'s visitors': from('Sina', page('Sina Visitor System', '')),
  'Amazon\'s CAPTCHA': from('Amazon', page('Amazon.example', '', '<form action="/errors/validateCaptcha"></form>')),
  'Reddit\'s block': from('Reddit', shown('You\'ve been blocked by network security.')),
  'Queue-it\'s queue': from('Queue-it', page('', '<script src="//static.queue-it.net/script/q.js"></script>', '')),
  'Yunsuo\'s page': from('Yunsuo', page('', '', '<img class="yunsuologo">')),
  '360\'s page': from('360', page('', '<a href="#">x</a>', '<form action="/wzws-waf-cgi/?a=1"></form>')),
  'GeeTest\'s page': from('GeeTest', page('', '<script src="https://static.geetest.com/v4/gt4.js"></script>', '')),
  'a test of cookies': from('a test of cookies', shown('Your browser does not accept cookies.')),
  'Imperva\'s script alone': from('Imperva', page('', '<script src="/_Incapsula_Resource?SWJIYLWA=1,2"></script>', '')),
  'AWS WAF\'s script alone': from('AWS WAF', page('', '<script src="https://a.token.awswaf.com/a/challenge.js"></script>',
    '<div id="challenge-container"></div>')),
  'AWS WAF\'s CAPTCHA': from('AWS WAF', page('…', '<script src="https://a.captcha.awswaf.com/a/captcha.js"></script>')),
  'HUMAN\'s title': from('HUMAN', page('Access to this page has been denied', '')),
  'DataDome\'s text': from('DataDome', page('site.example', '', '<p id="cmsg">Odota</p>')),
  'Akamai\'s refresh': from('Akamai', page('&nbsp;', '<meta http-equiv="refresh" content="5; URL=\'/?bm-verify=A\'">')),
  'Akamai\'s error': from('Akamai', shown('An error occurred while processing your request. Reference #97.1')),
  'ByteDance\'s wait': from('ByteDance', page('…', '', '<p id="wci" class="_wafchallengeid"></p>')),
  'Radware\'s frame': from('Radware', page('', '', '<iframe src="https://captcha.perfdrive.com/a"></iframe>')),
  'Yandex\'s script alone': from('Yandex SmartCaptcha',
    page('', '<script src="https://smartcaptcha.yandexcloud.net/captcha.js"></script>', '')),
  'Baidu\'s check': from('Baidu', page('百度安全验证', '')),
  'a waiting room': from('Cloudflare', page('Waiting Room powered by Cloudflare', '')),

  'an unknown test that sets a cookie': {
    source: cookies,
    body: '<html><head></head><body><script>document.cookie="t=1; path=/";window.location.reload(true)</script></body>',
  },
  'an unknown test that refreshes': {
    source: cookies,
    body: page('…', '<script>document.cookie = "t=1"</script><meta http-equiv="refresh" content="0">', ''),
  },
  'an interstitial of ALTCHA': {
    source: 'https://altcha.org/docs/',
    body: page('…', '', '<altcha-widget></altcha-widget>'),
  },
  'an interstitial of Prosopo': {
    source: 'https://docs.prosopo.io/',
    body: page('…', '', '<div class="procaptcha" data-sitekey="1"></div>'),
  },

  'Squid\'s refusal': from('Squid', '<html><head><title>ERROR: Cache Access Denied</title></head>' +
    '<body id="ERR_ACCESS_DENIED"><p>Pääsy estetty</p></body></html>'),
  'Squid\'s header': from('Squid', page('…', ''), { 'x-squid-error': 'ERR_ACCESS_DENIED 0' }),
  'FortiGate\'s filter': from('FortiGate', page('Web Filter Violation', '')),
  'FortiGate\'s sign-in': from('FortiGate', script('window.location="https://192.0.2.1:1003/fgtauth?0a1b";')),
  'Palo Alto Networks\' filter': from('Palo Alto Networks',
    shown('Access to the web page you were trying to visit has been blocked in accordance with company policy.')),
  'Zscaler\'s block': from('Zscaler', page('…', '', '<img src="https://login.zscaler.net/img_logo_new1.png">')),
  'Umbrella\'s block': from('Cisco Umbrella', script('location.replace("https://block.opendns.com/?url=1")')),
  'Cisco\'s policy': from('Cisco Secure Web Appliance', page('Notification: Policy: URL Filtering', '')),
  'Symantec\'s filter': from('Symantec', shown('Your request was denied because of its content categorization.')),
  'Skyhigh\'s gateway': from('Skyhigh', page('…', '<link href="/mwg-internal/de5fs23hu73ds/files/a.css">')),
  'Forcepoint\'s block': from('Forcepoint', page('…', '', '<iframe src="/cgi-bin/blockpage.cgi?ws=1"></iframe>')),
  'Sophos\' block': from('Sophos', page('Blocked request', '')),
  'Netskope\'s block': from('Netskope', shown('Netskope: this page is blocked.')),
  'NextDNS\' block': from('a filter of names', page('', '<script src="https://blockpage.nextdns.io/a.js"></script>')),
  'a portal with WISPr': from('a portal', page('…', '', '<!-- <?xml version="1.0"?><WISPAccessGatewayParam>' +
    '<Redirect></Redirect></WISPAccessGatewayParam> -->')),
  'a portal of Meraki': from('a portal', script('location.href="https://n1.network-auth.com/splash/?a=1"')),
  'a portal of MikroTik': from('a portal', page('MikroTik hotspot > login', '')),
  'a block of a provider in Korea': from('a block of a provider', page('', '', '<iframe src="http://warning.or.kr"></iframe>')),
  'a block of a provider in Iran': from('a block of a provider', page('', '', '<iframe src="http://10.10.34.36"></iframe>')),
  'a block of a provider in Russia': from('a block of a provider',
    shown('Доступ к информационному ресурсу ограничен на основании Федерального закона')),
  'a block of a provider in Turkey': from('a block of a provider', shown('Bu siteye erişime engellenmiştir.')),
  'a seized domain': from('a block of a provider', shown('This domain has been seized by an authority.')),

  'a suspended account of cPanel': from('cPanel', page('Account Suspended', '',
    'This Account has been suspended. Contact your hosting provider for more information.')),
  'a default page of cPanel': from('cPanel', page('…', '<link href="/img-sys/server_misconfigured.png">')),
  'a default page of nginx': from('a host', page('Welcome to nginx!', '')),
  'a default page of Apache': from('a host', page('Apache2 Ubuntu Default Page: It works', '')),
  'a default page of IIS': from('a host', page('IIS Windows Server', '')),
  'a default page of Plesk': from('a host', page('Web Server\'s Default Page', '')),
  'a listing of files': from('a host', page('Index of /', '', '<a href="x.zip">x.zip</a>')),
  'a site that its host has blocked': from('a host', shown('Сайт заблокирован хостинг-провайдером')),
  'an expired domain': from('a host', shown('This domain name has expired.')),
  'a database without an answer': from('an error of the server', page('Error establishing a database connection', '')),
  'a gateway without an answer': from('an error of the server', page('502 Bad Gateway', '')),
  'an application without an answer': from('an error of the server', page('Application Error', '')),
  'Varnish without an answer': from('an error of the server', shown('Guru Meditation: XID: 1. Varnish cache server')),
  'a domain parked at Namecheap': from('registrars', script('location="https://parkingpage.namecheap.com/?d=1"')),
  'a domain parked at REG.RU': from('registrars', page('site.example', '<script src="//parking.reg.ru/a"></script>')),
  'a domain parked at Above': from('registrars', page('site.example', '<script src="//www.above.com/a.js"></script>')),
  'a domain for sale at HugeDomains': from('registrars', page('Site.example is for sale | HugeDomains',
    '<link href="https://static.hugedomains.com/css/a.css">')),
  'a domain for sale in Italian': from('a domain for sale', shown('Questo dominio è in vendita')),
  'a question about the age': from('a question about the age', page('Age Verification', '')),
  'a question about the age in German': from('a question about the age', page('Altersverifikation', '')),
  'a site under construction': { source: 'https://www.w3.org/', body: page('Under construction', '') },
  'maintenance in Italian': { source: 'https://www.w3.org/', body: page('Sito in manutenzione', '') },
}
