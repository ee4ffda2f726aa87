import { listSize } from '../../kit/size.ts'
import { nameSource, texts } from './name-source.ts'

/** Names in certificate logs that Shodan reads, with wildcards. An unknown domain has an empty list. */
export const shodanCt = nameSource({
  slug: 'shodan-ct',
  name: 'Shodan CT',
  homepage: 'https://ctl.shodan.io',
  terms: { text: 'Name Shodan as the source', url: 'https://ctl.shodan.io' },
  request: domain => ({ url: `https://ctl.shodan.io/api/v1/domain/${encodeURIComponent(domain)}/hostnames` }),
  size: listSize(16),
  response: texts,
  names: names => names,
})
