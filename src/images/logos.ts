import { parseSiteName } from '../core/logos/domain.ts'
import { noLogo, type Logo, type Logos } from '../core/logos/logos.ts'
import { notFound, validationError } from '../errors.ts'
import { createByteCache } from '../lib/byte-cache.ts'
import { subscriberOf } from '../lib/ip-range.ts'
import { imageReply, missingImageHeaders, type CountWork } from './reply.ts'
import type { ImageHandlers } from './types.ts'

const types = { png: 'image/png', webp: 'image/webp', jpg: 'image/jpeg' } as const

export function logoHandlers({ logos, countWork }: { logos: Logos, countWork: CountWork }): ImageHandlers<'getLogo'> {
  // caches parsed names, because parsing a name takes a tenth of the time of a whole response from the memory cache
  const domains = createByteCache<string>(2 ** 20)

  function domainOf(text: string): string {
    const parsed = domains.get(text)
    if (parsed !== undefined) return parsed
    const domain = readDomain(text)
    domains.set(text, domain, 2 * (text.length + domain.length) + 100)
    return domain
  }

  return {
    getLogo({ params, query, headers, clientAddress }) {
      const domain = domainOf(params.domain)
      const format = query.format === 'jpeg' ? 'jpg' : query.format
      const request = { domain, size: query.size, format }
      const reply = (logo: Logo | null) => {
        if (logo === null) throw notFound({ message: noLogo, headers: missingImageHeaders })
        return imageReply({ ...logo, contentType: types[format] }, headers['If-None-Match'])
      }
      const inMemory = logos.cached(request)
      if (inMemory && !(inMemory instanceof Promise)) return reply(inMemory) // most requests, which wait for nothing
      return Promise.resolve(inMemory).then(cached => {
        if (cached !== undefined) return reply(cached)
        countWork(clientAddress)
        return logos.find(request, subscriberOf(clientAddress)).then(reply)
      })
    },
  }
}

/**
 * Parses the domain. Throws VALIDATION_ERROR if the text is not a domain, and NOT_FOUND if no public site can have this
 * name.
 */
export function readDomain(text: string): string {
  const parsed = parseSiteName(text)
  if ('fault' in parsed) throw validationError({ details: [{ path: 'domain', message: parsed.fault }] })
  if (parsed.domain === null) {
    throw notFound({ message: 'No public site can have this name', headers: missingImageHeaders })
  }
  return parsed.domain
}
