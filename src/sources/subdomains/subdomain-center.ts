import { nameSource, texts } from './name-source.ts'
import { listSize } from '../kit/size.ts'

/** https://www.subdomain.center */
export const subdomainCenter = nameSource({
  slug: 'subdomain-center',
  name: 'Subdomain Center',
  homepage: 'https://www.subdomain.center',
  request: domain => ({
    url: `https://api.subdomain.center/?${new URLSearchParams({ domain }).toString()}`,
  }),
  size: listSize(16),
  response: texts,
  names: names => names,
})
