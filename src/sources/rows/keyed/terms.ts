import { nonCommercial, noPassingOn, unread, type Terms } from '../../kit/terms.ts'

/**
 * Terms of the services by the name of their key. `seen` is the day on which the text was read, or on which the public
 * document was written that quotes it.
 */
export const termsOfServices = {
  'abuse-ch': {
    text: 'Keys without charge: not-for-profit use only; no derived works',
    url: 'https://abuse.ch/terms-of-use/', // §§ 3, 4 and 7.3, as of 2025-11-04
    restricted: true,
    seen: '2026-09-12',
  },
  'abuseipdb': {
    text: `Keys without charge: ${nonCommercial}; no resale, ${noPassingOn}`,
    url: 'https://www.abuseipdb.com/legal',
    restricted: true,
    seen: '2026-10-04',
  },
  'censys': {
    text: 'Accounts for research: no copies for others without consent, except in reports',
    url: 'https://censys.com/terms-of-service/',
    seen: '2026-11-28',
  },
  'crowdsec': unread('https://www.crowdsec.net/terms-of-use'),
  'emailrep': unread('https://emailrep.io/terms'),
  'etherscan': {
    text: 'Keys without charge: personal use and research only; name Etherscan as the source',
    url: 'https://etherscan.io/apiterms', // as of 2026-10-01
    restricted: true,
    seen: '2026-10-10',
  },
  'fullcontact': unread('https://www.fullcontact.com/terms/'),
  'fullhunt': unread('https://fullhunt.io/terms-of-service/'),
  'google-safe-browsing': {
    text: nonCommercial,
    url: 'https://developers.google.com/safe-browsing/terms',
    restricted: true,
    seen: '2026-11-28',
  },
  'hunter': {
    text: 'No similar or competing service without consent, no resale',
    url: 'https://hunter.io/terms-of-service', // as of 2024-05-23
    seen: '2026-07-23',
  },
  'ipapi-is': {
    text: 'Keys without charge: for tests and development, not for commercial products',
    url: 'https://ipapi.is/terms.html',
    restricted: true,
    seen: '2026-11-28',
  },
  'ipinfo': {
    text: 'CC BY-SA 4.0: name the source',
    url: 'https://ipinfo.io/developers/lite-api',
    seen: '2026-11-28',
  },
  'ipqualityscore': {
    text: `No resale, ${noPassingOn}`,
    url: 'https://www.ipqualityscore.com/terms-of-service', // § 16, as of 2025-09-03
    seen: '2026-11-28',
  },
  'leakix': {
    text: 'Only to find and mend exposures; no publication; commercial use by agreement',
    url: 'https://leakix.net/terms-and-conditions',
    restricted: true,
    seen: '2026-11-28',
  },
  'netlas': {
    text: `Keys without charge: ${nonCommercial}`,
    url: 'https://netlas.io/legal/license_agreement',
    restricted: true,
    seen: '2026-11-28',
  },
  'otx': {
    text: `${nonCommercial}; ${noPassingOn}`,
    url: 'https://www.levelblue.com/legal/otx-eula-terms',
    restricted: true,
    seen: '2026-08-16',
  },
  'pulsedive': unread('https://pulsedive.com/terms_of_use'),
  'securitytrails': unread('https://securitytrails.com/corp/terms-of-service'),
  'shodan': {
    text: `Name Shodan as the source; no resale, ${noPassingOn} without consent`,
    url: 'https://static.shodan.io/legal/terms.html', // §§ 6.7 and 9.2
    seen: '2026-09-27',
  },
  'tronscan': unread('https://tronscan.org/#/term'),
  'virustotal': {
    text: `Keys without charge: ${nonCommercial}`,
    url: 'https://docs.virustotal.com/reference/public-vs-premium-api',
    restricted: true,
    seen: '2026-11-28',
  },
  'whoisxml': {
    text: 'For one site of the customer, and only as the agreement states',
    url: 'https://main.whoisxmlapi.com/terms-of-service', // as of 2025-03-03
    seen: '2026-11-28',
  },
} satisfies Record<string, Terms>
