import { readExchangers } from '../../../lib/dns-records.ts'
import { resolve } from '../../dns/resolve.ts'
import type { Context } from '../../kit/source.ts'

export interface MxFacts {
  /**
   * Mail servers, sorted by preference. The list is empty if there is a null MX, or no MX record at all. Without an MX
   * record, mail goes to the address of the domain itself.
   */
  exchangers: Array<{ preference: number, host: string }>
  /** `true` if the domain declares that it accepts no mail. https://www.rfc-editor.org/rfc/rfc7505 */
  null_mx: boolean
}

const maxExchangers = 50

/** Queries the mail servers of a domain. https://www.rfc-editor.org/rfc/rfc5321#section-5 */
export async function checkMx(domain: string, context: Context): Promise<MxFacts> {
  const all = readExchangers(await resolve(context, domain, 'MX'))
  const exchangers = all.filter(({ host }) => host !== '').slice(0, maxExchangers)
  return { exchangers, null_mx: all.length > 0 && exchangers.length === 0 }
}
