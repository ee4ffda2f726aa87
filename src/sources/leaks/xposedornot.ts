import { httpLeakSource } from './http-leak-source.ts'
import { xposedBreaches, xposedData, xposedLookUp } from './xposedornot-api.ts'

/**
 * Breaches of an e-mail address. Each record is one breach, with the kinds of data in it.
 * https://xposedornot.com/api_doc
 */
export const xposedOrNot = httpLeakSource({
  ...xposedLookUp,
  code: 'xposedornot',
  name: 'XposedOrNot',
  description: 'Breaches that this e-mail address is in, and what was in them',
  homepage: 'https://xposedornot.com',
  types: ['Email Address'],
  template: 'generic',
  namesOnly: true,
  mapping: {
    breach: 'breach',
    xposed_date: 'breach_date',
    xposed_data: 'data_classes',
    xposed_records: 'record_count',
    password_risk: 'password_storage',
    details: 'note',
    references: 'url',
  },
  records: answer =>
    xposedBreaches(answer).map(({ logo: _, ...breach }) => ({ ...breach, xposed_data: xposedData(breach) })),
  examples: { found: ['test@example.com'], notFound: ['no-such-mailbox@tracewell.example'] },
})
