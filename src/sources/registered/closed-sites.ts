import type { Wall } from './walls.ts'

const maintenance = { code: 'UPSTREAM_ERROR', message: 'the source is under maintenance' } as const
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
      '维护中', 'メンテナンス', 'ただいまメンテナンス',
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
  { name: 'ParkLogic', source: 'https://parklogic.com/', failure: parked, marks: ['parklogic.com/'] },
  {
    name: 'a domain for sale',
    source: 'https://github.com/funilrys/PyFunceble/issues/255',
    failure: parked,
    texts: [
      ['this domain is for sale'], ['this domain may be for sale'], ['the domain is for sale'], ['buy this domain'],
      ['diese domain steht zum verkauf'], ['ce nom de domaine est à vendre'], ['este dominio está en venta'],
      ['este domínio está à venda'], ['этот домен продаётся'], ['этот домен продается'], ['домен припаркован'],
      ['此域名出售'], ['このドメインは売り出し中'],
    ],
  },
]
