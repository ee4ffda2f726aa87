import { arrayOf, text, textOrNull } from '../../kit/schema.ts'
import { dataCall } from './data-call.ts'

const abuseContacts = (slug: string, name: string) => dataCall({
  slug,
  name,
  call: 'abuse-contact-finder',
  data: { abuse_contacts: arrayOf(text), authoritative_rir: textOrNull },
  read: ({ data: { abuse_contacts: contacts } }) => contacts.length === 0 ? undefined : contacts,
})

/** E-mail addresses for reports about an autonomous system, from the registries. */
export const systemAbuse = abuseContacts('ripestat-as-abuse-contact', 'RIPEstat abuse contact of an AS')

/** E-mail addresses for reports about a network, from the registries. */
export const networkAbuse = abuseContacts('ripestat-network-abuse-contact', 'RIPEstat abuse contact of a network')
