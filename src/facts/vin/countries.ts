/** Character order of ISO 3780: letters without I, O and Q, then digits, with 0 last. */
const order = 'ABCDEFGHJKLMNPRSTUVWXYZ1234567890'

/**
 * Ranges of the first two characters by country, as ISO 3780 assigns them. Ranges that were reassigned and are still in
 * use by both countries are left out.
 * https://en.wikipedia.org/wiki/Vehicle_identification_number#Country_or_Region_codes
 */
const ranges: ReadonlyArray<readonly [code: string, from: string]> = [
  ['ZA', 'AA-AH'],
  ['CI', 'AJ-AK'],
  ['LS', 'AL-AM'],
  ['BW', 'AN-AP'],
  ['NA', 'AR-AS'],
  ['MG', 'AT-AU'],
  ['MU', 'AV-AW'],
  ['TN', 'AX-AY'],
  ['CY', 'AZ-A1'],
  ['ZW', 'A2-A3'],
  ['MZ', 'A4-A5'],
  ['AO', 'BA-BB'],
  ['KE', 'BF-BG'],
  ['RW', 'BH-BH'],
  ['NG', 'BL-BL'],
  ['DZ', 'BR-BR'],
  ['UG', 'BU-BU'],
  ['LY', 'B3-B4'],
  ['CN', 'HA-H0'],
  ['JP', 'JA-J0'],
  ['IL', 'KF-KH'],
  ['KR', 'KL-KR'],
  ['JO', 'KS-KT'],
  ['CN', 'LA-L0'],
  ['IN', 'MA-ME'],
  ['ID', 'MF-MK'],
  ['TH', 'ML-MR'],
  ['MM', 'MS-MS'],
  ['MN', 'MU-MU'],
  ['KZ', 'MX-MX'],
  ['IN', 'MY-M0'],
  ['IR', 'NA-NE'],
  ['PK', 'NF-NG'],
  ['IQ', 'NJ-NJ'],
  ['TR', 'NL-NR'],
  ['UZ', 'NS-NT'],
  ['AM', 'NY-NY'],
  ['IR', 'N1-N5'],
  ['PH', 'PA-PE'],
  ['SG', 'PF-PG'],
  ['MY', 'PL-PR'],
  ['BD', 'PS-PT'],
  ['AE', 'RA-RB'],
  ['TW', 'RF-RK'],
  ['VN', 'RL-RN'],
  ['LA', 'RP-RP'],
  ['SA', 'RS-RT'],
  ['RU', 'RU-RW'],
  ['HK', 'R1-R1'],
  ['GB', 'SA-SM'],
  ['DE', 'SN-ST'],
  ['PL', 'SU-SZ'],
  ['LV', 'S1-S2'],
  ['CH', 'TA-TH'],
  ['CZ', 'TJ-TP'],
  ['HU', 'TR-TV'],
  ['PT', 'TW-T2'],
  ['RS', 'T3-T5'],
  ['AD', 'T6-T6'],
  ['ES', 'UA-UC'],
  ['DK', 'UH-UM'],
  ['IE', 'UN-UR'],
  ['RO', 'UU-UW'],
  ['MK', 'U1-U2'],
  ['SK', 'U5-U7'],
  ['BA', 'U8-U0'],
  ['AT', 'VA-VE'],
  ['FR', 'VF-VR'],
  ['ES', 'VS-VW'],
  ['HR', 'V3-V5'],
  ['EE', 'V6-V8'],
  ['DE', 'WA-W0'],
  ['BG', 'XA-XC'],
  ['RU', 'XD-XE'],
  ['GR', 'XF-XH'],
  ['RU', 'XJ-XK'],
  ['NL', 'XL-XR'],
  ['RU', 'XS-XW'],
  ['LU', 'XX-XY'],
  ['RU', 'XZ-X0'],
  ['BE', 'YA-YE'],
  ['FI', 'YF-YK'],
  ['MT', 'YN-YN'],
  ['SE', 'YS-YW'],
  ['NO', 'YX-Y2'],
  ['BY', 'Y3-Y5'],
  ['UA', 'Y6-Y8'],
  ['IT', 'ZA-ZU'],
  ['SI', 'ZX-ZZ'],
  ['SM', 'Z1-Z1'],
  ['LT', 'Z3-Z5'],
  ['RU', 'Z6-Z0'],
  ['US', '1A-10'],
  ['CA', '2A-25'],
  ['MX', '3A-3X'],
  ['US', '4A-40'],
  ['US', '5A-50'],
  ['NZ', '7A-7E'],
  ['US', '7F-70'],
  ['AU', '6A-6X'],
  ['NZ', '6Y-61'],
  ['AR', '8A-8E'],
  ['CL', '8F-8G'],
  ['EC', '8L-8N'],
  ['PE', '8S-8T'],
  ['VE', '8X-8Z'],
  ['BO', '82-82'],
  ['BR', '9A-9E'],
  ['CO', '9F-9G'],
  ['UY', '9S-9V'],
  ['BR', '92-99'],
]

const countries: ReadonlyMap<string, string> = new Map(ranges.flatMap(([code, range]) => {
  const [first = '', from = '', , , to = ''] = range
  const between = order.slice(order.indexOf(from), order.indexOf(to) + 1)
  return [...between].map(second => [first + second, code] as const)
}))

/**
 * Returns the country (ISO 3166-1 alpha-2) whose authority assigned an identifier. The plant may be in another country.
 */
export const countryOf = (wmi: string): string | undefined => countries.get(wmi.slice(0, 2))

const regions: ReadonlyArray<readonly [characters: string, region: Region]> = [
  ['ABC', 'Africa'],
  ['HJKLMNPR', 'Asia'],
  ['STUVWXYZ', 'Europe'],
  ['123457', 'North America'],
  ['6', 'Oceania'],
  ['89', 'South America'],
]
export type Region = 'Africa' | 'Asia' | 'Europe' | 'North America' | 'Oceania' | 'South America'

export function regionOf(wmi: string): Region | undefined {
  if (countryOf(wmi) === 'NZ') return 'Oceania'
  return regions.find(([characters]) => characters.includes(wmi.charAt(0)))?.[1]
}
