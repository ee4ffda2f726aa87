import { wafw00f, type Wall } from './walls.ts'

/** Code that recognises the page, by which it is known: the vendors do not describe their pages. */
const seenBy = (repository: string): string => `https://github.com/${repository}`

/**
 * Shields whose page is little more than a script: it computes a cookie and loads the address again. All texts are in
 * lower case.
 */
export const challenges: readonly Wall[] = [
  {
    name: 'Variti',
    source: seenBy('search?q=ipp_uid+ipp_key&type=code'),
    marks: ['ipp_key=', '_ipp_uid', 'ipp_uid1=', 'ipp_sign='],
  },
  {
    name: 'Servicepipe',
    source: seenBy('search?q=id_captcha_frame_div&type=code'),
    marks: [
      '//servicepipe.ru/static/', '//servicepipe.ru/loaders/', 'id="id_captcha_frame_div"', 'get_cookie_spsn(',
      '<js-challenge-loader', 'sp_rotated_captcha',
    ],
  },
  {
    name: 'StormWall',
    source: seenBy('search?q=swp_token+stormwall&type=code'),
    marks: ['__stormwall', 'stormwall.pro/'],
    shells: ['swp_token'],
  },
  {
    name: 'Tencent EdgeOne',
    source: seenBy('search?q=EO_Bot_Ssid&type=code'),
    marks: ['eo_bot_ssid', '__tst_status'],
    texts: [['restricted by the security policy', 'edgeone']],
  },
  {
    name: 'Tencent Captcha',
    source: 'https://www.tencentcloud.com/document/product/1159/49680',
    shells: ['turing.captcha.qcloud.com/', 'turing.captcha.gtimg.com/', 'captcha.qq.com/tcaptcha'],
  },
  {
    name: 'F5 Shape',
    source: seenBy('search?q=istlWasHere&type=code'),
    marks: ['istlwashere'],
  },
  {
    name: 'proof of work',
    source: seenBy('soxoj/maigret/pull/3032'),
    marks: ['pow_challenge_data'],
  },
  {
    name: 'Apple',
    source: seenBy('sherlock-project/sherlock/pull/2953'),
    marks: ['securityverificationapp'],
  },
  {
    name: 'Bunny Shield',
    source: 'https://docs.bunny.net/docs/shield-bot-detection',
    marks: ['shield-challenge.js'],
    shells: ['/.bunny-shield/'],
    titles: ['establishing a secure connection'],
  },
  {
    name: 'Hostinger',
    source: seenBy('search?q=hcdn-cgi+jschallenge&type=code'),
    marks: ['/hcdn-cgi/jschallenge'],
  },
  {
    name: 'BT Panel',
    source: seenBy('search?q=_yanzheng_ip&type=code'),
    marks: ['_yanzheng_ip.php', '_yanzheng_huadong.php', 'btwaf_captcha'],
  },
  {
    name: 'testcookie',
    source: 'https://github.com/kyprizel/testcookie-nginx-module',
    marks: ['slowaes.decrypt('],
  },
  {
    name: 'CrowdSec',
    source: 'https://docs.crowdsec.net/u/bouncers/nginx/',
    titles: ['crowdsec captcha', 'crowdsec ban', 'crowdsec access forbidden'],
  },
  { name: 'BunkerWeb', source: 'https://docs.bunkerweb.io/latest/features/', texts: [['bunkerweb', 'antibot']] },
  { name: 'Sina', source: seenBy('search?q=Sina+Visitor+System&type=code'), titles: ['sina visitor system'] },
  { name: 'Amazon', source: wafw00f('aws'), marks: ['/errors/validatecaptcha'] },
  { name: 'Reddit', source: seenBy('microlinkhq/is-antibot'), texts: [['blocked by network security']] },
  { name: 'Queue-it', source: 'https://queue-it.com/developers/', shells: ['queue-it.net/'] },
  { name: 'Yunsuo', source: wafw00f('yunsuo'), marks: ['yunsuologo', 'yunsuo_session'] },
  { name: '360', source: wafw00f('wangzhan360'), marks: ['wzws-waf-cgi', '//wangzhan.360.cn'] },
  { name: 'GeeTest', source: 'https://docs.geetest.com/', shells: ['static.geetest.com/', 'gcaptcha4.geetest.com/'] },
  { name: 'Myra', source: 'https://docs.myrasecurity.com/', titles: ['myra security'] },
  {
    name: 'a test of cookies',
    source: 'https://developer.mozilla.org/en-US/docs/Web/API/Navigator/cookieEnabled',
    titles: ['cookies required', 'cookies are required', 'please enable cookies', 'enable cookies'],
    texts: [['your browser does not accept cookies'], ['please enable cookies', 'reload'], ['cookies are disabled']],
  },
]
