import { certSpotter } from '../modules/cert-spotter.ts'
import { crtSh } from '../modules/crt-sh.ts'
import { anubis } from './anubis.ts'
import { commonCrawl } from './common-crawl.ts'
import { hackertarget } from './hackertarget.ts'
import { hudsonRock } from './hudson-rock.ts'
import { mnemonic } from './mnemonic.ts'
import { myssl } from './myssl.ts'
import { subdomainCenter } from './subdomain-center.ts'
import { thc } from './thc.ts'
import { urlscan } from './urlscan.ts'
import { wayback } from './wayback.ts'

/** Sources that read certificate transparency logs. Searches run them as modules too. */
export const certificateSources = { 'crt-sh': crtSh.certificates, 'cert-spotter': certSpotter.certificates }

/**
 * All sources of subdomains that read no certificate logs. None of them needs a key. To add a source, write its file
 * and add a line here.
 */
export const nameSources = {
  'anubis': anubis,
  'common-crawl': commonCrawl,
  'hackertarget': hackertarget,
  'hudson-rock': hudsonRock,
  'mnemonic': mnemonic,
  'myssl': myssl,
  'subdomain-center': subdomainCenter,
  'thc': thc,
  'urlscan': urlscan,
  'wayback': wayback,
}
