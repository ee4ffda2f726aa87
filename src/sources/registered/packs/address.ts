import { isIP } from 'node:net'
import { isPublicAddress } from '../../../lib/public-address.ts'
import { isPrivateName } from '../../egress/guard.ts'

/** Stands for the searched name in an address that is parsed. No address of a site contains it. */
const marker = 'tracewell0name'

const parse = (address: string): URL | null => URL.parse(address.replaceAll('{account}', marker))

/** Returns the reason why the addresses of a site cannot be used, or `undefined` if they can. */
export function addressFault(address: string, page: string): string | undefined {
  if (!/^https:\/\//.test(address)) return 'its address is not https'
  const urls = [parse(address), parse(page)]
  for (const url of urls) {
    if (!url || !/^https?:$/.test(url.protocol)) return 'its address is malformed'
    if (url.username !== '' || url.password !== '') return 'its address has credentials'
    if (hasNameInHost(url) && !/^[^.]*\.[^.]+\.[^.]/.test(afterName(url))) return 'the name is part of its domain'
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) === 0 ? isPrivateName(host) : !isPublicAddress(host)) return 'its address is not public'
  }
  return undefined
}

const hasNameInHost = ({ hostname }: URL): boolean => hostname.includes(marker)

/** Returns the host of an address after the searched name: `.site.example` of `{account}.site.example`. */
const afterName = ({ hostname }: URL): string => hostname.slice(hostname.lastIndexOf(marker) + marker.length)

/** Returns `true` if the searched name is a part of the host. `addressFault` must have accepted the address. */
export const namesHost = (address: string): boolean => hasNameInHost(parse(address)!)

/** Returns the origin of a page without labels that depend on the name. `addressFault` must have accepted the page. */
export function homepageOf(page: string): string {
  const url = parse(page)!
  if (hasNameInHost(url)) url.hostname = afterName(url).replace(/^[^.]*\./, '')
  return url.origin
}
