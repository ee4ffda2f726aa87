import { nameSource, texts } from './name-source.ts'
import { listSize } from '../kit/size.ts'

/**
 * Names that users of Anubis found. If there are no names, the API answers with status 300.
 * https://github.com/jonluca/Anubis-DB
 */
export const anubis = nameSource({
  slug: 'anubis',
  name: 'Anubis',
  homepage: 'https://jonlu.ca/anubis',
  request: domain => ({
    url: `https://jonlu.ca/anubis/subdomains/${encodeURIComponent(domain)}`,
  }),
  size: listSize(16),
  missing: [300, 404],
  response: texts,
  names: names => names,
})
