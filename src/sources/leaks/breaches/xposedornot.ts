import { xposedBreaches, xposedData, xposedLookUp } from '../xposedornot-api.ts'
import type { XposedBreach } from '../xposedornot-api.ts'
import type { FoundBreach } from './breach-source.ts'
import { partialDate } from './dates.ts'
import { httpBreachSource } from './http-breach-source.ts'

/** Breaches of an e-mail address. https://xposedornot.com/api_doc */
export const xposedOrNotBreaches = httpBreachSource({
  ...xposedLookUp,
  slug: 'xposedornot',
  name: 'XposedOrNot',
  types: ['Email Address'],
  homepage: 'https://xposedornot.com',
  breaches: answer => xposedBreaches(answer).map(toBreach),
  examples: { found: ['test@example.com'], notFound: ['no-such-mailbox@tracewell.example'] },
})

function toBreach(breach: XposedBreach): FoundBreach {
  const records = Number(breach.xposed_records)
  return {
    name: breach.breach,
    domain: breach.domain ?? undefined,
    breachDate: partialDate(breach.xposed_date),
    dataClasses: xposedData(breach),
    pwnCount: Number.isSafeInteger(records) && records > 0 ? records : undefined,
    isVerified: breach.verified ? /^yes$/i.test(breach.verified) : undefined,
  }
}
