import { indexedField } from '../../sources/leaks/field-names.ts'
import type { Field } from '../../sources/leaks/vocabulary.ts'

/**
 * Labels that malware, dumps and directories write in front of values, in lower case, and that name another field or
 * none elsewhere. Attributes of LDIF: https://www.rfc-editor.org/rfc/rfc4519#section-2
 */
const special: Partial<Record<Field, readonly string[]>> = {
  url: ['host', 'hostname', 'origin', 'site', 'web', 'website', 'page'],
  username: ['uid', 'log', 'u'],
  email: ['rfc822mailbox'],
  password: ['p'],
  name: ['cn'],
  last_name: ['sn'],
  phone: ['telephonenumber'],
  user_id: ['id', 'uidnumber'],
  created_at: ['created at', 'created', 'registered', 'joined'],
  city: ['l'],
  state: ['st'],
  country: ['co'],
  company: ['o'],
  job: ['title', 'job title'],
}

const specialFields = new Map(Object.entries(special).flatMap(([field, all]) =>
  all.map(label => [label, field as Field] as const)))

/** Returns the field of a label: a special one, or a common name of a column. `undefined` for an unknown label. */
export function fieldOfLabel(label: string): Field | undefined {
  const text = label.trim().toLowerCase()
  return specialFields.get(text) ?? indexedField(text, {})
}
