import type { Wall } from './walls.ts'

const maintenance = { code: 'UPSTREAM_ERROR', message: 'the source is under maintenance' } as const
const unhosted = { code: 'UPSTREAM_CHANGED', message: 'the host of the source returned a page of its own' } as const
const parked = { code: 'UPSTREAM_CHANGED', message: 'the domain of the source is parked or for sale' } as const

/** Pages of sites that are closed for a time, or for ever. All texts are in lower case. */
export const closedSites: readonly Wall[] = [
  {
    name: 'maintenance',
    source: 'https://developer.wordpress.org/reference/functions/wp_maintenance/',
    failure: maintenance,
    texts: [['briefly unavailable for scheduled maintenance']],
  },
  {
    name: 'maintenance',
    source: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Status/503',
    failure: maintenance,
    titles: [
      'maintenance', 'under maintenance', 'site maintenance', 'scheduled maintenance', 'down for maintenance',
      'temporarily unavailable', 'we\'ll be back', 'we&#39;ll be back', 'we’ll be back', 'be right back',
      'en maintenance', 'site en maintenance', 'wartung', 'wartungsarbeiten', 'en mantenimiento', 'mantenimiento',
      'em manutenção', 'manutenção', 'технические работы', 'ведутся технические работы', '系统维护', '网站维护',
      '维护中', 'メンテナンス', 'ただいまメンテナンス', 'coming soon', 'under construction', 'site en construction',
      'site is undergoing maintenance', 'website is under', 'offline for maintenance', 'service unavailable',
      'в разработке', 'сайт в разработке', 'sito in manutenzione', 'in manutenzione', 'in onderhoud',
      'przerwa techniczna',
    ],
  },
  {
    name: 'an error of the server',
    source: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Status',
    failure: { code: 'UPSTREAM_ERROR', message: 'the source returned a page about an error' },
    titles: [
      'error establishing a database connection', 'database error', 'database connection error', 'bad gateway',
      '502 bad gateway', '503 service', '504 gateway', 'gateway time', 'internal server error',
      '500 internal server error', '500 - internal server error', 'web server is down', 'connection timed out',
      'application error', '503 backend fetch failed', '509 bandwidth limit exceeded', 'bandwidth limit exceeded',
      'runtime error', 'server error in \'/\' application',
    ],
    texts: [
      ['error establishing a database connection'], ['error 503 backend fetch failed'],
      ['guru meditation:', 'varnish cache server'],
    ],
  },
  {
    name: 'cPanel',
    source: 'https://docs.cpanel.net/whm/account-functions/web-template-editor/',
    failure: unhosted,
    marks: ['/cgi-sys/suspendedpage.cgi', '/cgi-sys/defaultwebpage.cgi', '/img-sys/'],
    texts: [
      ['this account has been suspended', 'hosting provider'],
      ['this account has been suspended', 'billing department'],
      ['if you are the owner of this website, please contact your hosting provider'],
    ],
  },
  {
    name: 'a host',
    source: 'https://docs.plesk.com/en-US/obsidian/administrator-guide/',
    failure: unhosted,
    titles: [
      'web server\'s default page', 'web server&#39;s default page', 'domain default page', 'default web site page',
      'welcome to nginx', 'apache2 ubuntu default page', 'apache2 debian default page', 'test page for the',
      'http server test page', 'iis windows', 'index of /', 'directory listing', 'site disabled', 'website disabled',
      'website suspended', 'site suspended', 'hosting suspended', 'account suspended', 'suspended domain',
      'website expired', 'domain expired', 'this domain has expired', 'site not published',
      'хостинг отключен', 'хостинг заблокирован', 'срок регистрации домена',
    ],
    texts: [
      ['сайт заблокирован хостинг-провайдером'], ['срок регистрации домена', 'истек'], ['domain has expired', 'renew'],
      ['domain name has expired'], ['hosting account', 'suspended'],
    ],
  },
  {
    name: 'Sedo',
    source: 'https://sedo.com/us/park-domains/',
    failure: parked,
    marks: ['img.sedoparking.com/', '//sedoparking.com/', '//www.sedoparking.com/', '//i.cdnpark.com/'],
  },
  { name: 'Bodis', source: 'https://www.bodis.com/', failure: parked, marks: ['window.park = "', 'window.park="'] },
  {
    name: 'ParkingCrew',
    source: 'https://www.parkingcrew.com/',
    failure: parked,
    marks: ['parkingcrew.net/', 'd38psrni17bvxu.cloudfront.net/'],
  },
  {
    name: 'GoDaddy and Afternic',
    source: 'https://www.afternic.com/',
    failure: parked,
    marks: [
      'wsimg.com/parking-lander/', 'window.lander_system', 'location.href="/lander"', 'location.href=\'/lander\'',
      'location.href = "/lander"', 'location.href = \'/lander\'', 'src="https://www.afternic.com/',
    ],
  },
  {
    name: 'Dan.com',
    source: 'https://dan.com/',
    failure: parked,
    marks: ['//cdn0.dan.com/', '//cdn1.dan.com/', '//cdn2.dan.com/', '//cdn3.dan.com/'],
  },
  {
    name: 'registrars',
    source: 'https://github.com/citizenlab/filtering-annotations',
    failure: parked,
    marks: [
      'parkingpage.namecheap.com', '//static.hugedomains.com/', 'hugedomains.com/domain_profile', '//www.above.com/',
      'parking.reg.ru', '//park.above.com', 'cashparking.com/', 'domainparking', 'parking.nic.ru', '//skenzo.com/',
      '.skenzo.com/', '//voodoo.com/', '.voodoo.com/', 'ztomy.com/', 'dynadot.com/domain-parking', 'brandbucket.com/',
      '//sav.com/parking', '.sav.com/parking', '//uniregistry.com/', '.uniregistry.com/',
      '//parked-content.godaddy.com',
    ],
    titles: ['parked at loopia', 'parked domain', 'domain parked', 'domain parking', 'this domain is parked'],
  },
  { name: 'ParkLogic', source: 'https://parklogic.com/', failure: parked, marks: ['parklogic.com/'] },
  {
    name: 'a domain for sale',
    source: 'https://github.com/funilrys/PyFunceble/issues/255',
    failure: parked,
    texts: [
      ['this domain is for sale'], ['this domain may be for sale'], ['the domain is for sale'], ['buy this domain'],
      ['domain is parked free'], ['this domain is parked'], ['this domain has been registered', 'parked'],
      ['| hugedomains'], ['diese domain steht zum verkauf'], ['questo dominio è in vendita'],
      ['deze domeinnaam is te koop'], ['ta domena jest na sprzedaż'], ['bu alan adı satılıktır'],
      ['domena jest zaparkowana'],
      ['домен продается'], ['домен продаётся'], ['ce nom de domaine est à vendre'], ['este dominio está en venta'],
      ['este domínio está à venda'], ['этот домен продаётся'], ['этот домен продается'], ['домен припаркован'],
      ['此域名出售'], ['このドメインは売り出し中'],
    ],
  },
  {
    name: 'a question about the age',
    source: 'https://www.ofcom.org.uk/online-safety/protecting-children/age-assurance',
    failure: { code: 'UPSTREAM_BLOCKED', message: 'the source returned a page that asks for the age' },
    shells: ['//go.cam/', 'agego.com/', 'ageverif.com/', 'verifymyage.com/', 'yoti.com/age'],
    titles: [
      'age verification', 'age check', 'verify your age', 'confirm your age', 'are you over 18', 'are you 18',
      'adult content warning', 'adults only', 'altersverifikation', 'altersprüfung', 'vérification de l\'âge',
      'verificación de edad', 'verifica dell\'età', 'подтвердите возраст', 'подтверждение возраста', '年齢確認',
    ],
  },
]
