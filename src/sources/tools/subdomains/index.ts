import { certSpotter } from '../../modules/cert-spotter.ts'
import { crtSh } from '../../modules/crt-sh.ts'
import { commonCrawl } from './common-crawl.ts'
import { crtName } from './crt-name.ts'
import { hackertarget } from './hackertarget.ts'
import { hudsonRock } from './hudson-rock.ts'
import { shodanCt } from './shodan-ct.ts'
import { thc } from './thc.ts'
import { urlscan } from './urlscan.ts'
import { wayback } from './wayback.ts'

/** Sources of certificates with their names and dates. Searches run them as modules too. */
export const certificateSources = { 'crt-sh': crtSh.certificates, 'cert-spotter': certSpotter.certificates }

/**
 * All other sources of subdomains. None of them needs a key. To add a source, write its file
 * and add a line here.
 */
export const nameSources = {
  'common-crawl': commonCrawl,
  'crt-name': crtName,
  'hackertarget': hackertarget,
  'hudson-rock': hudsonRock,
  'shodan-ct': shodanCt,
  'thc': thc,
  'urlscan': urlscan,
  'wayback': wayback,
}
