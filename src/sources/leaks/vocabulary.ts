/** How a field is displayed and masked. */
interface FieldDefinition {
  label: string
  /** `true` if the value is a secret. Only callers who may see secrets get it in full. */
  secret?: true
  /** `true` if the value is free text, which may contain secrets among other text. */
  free?: true
  kind?: 'date' | 'link'
}

/** The shared vocabulary: common fields of leak records, in the default reading order. */
const definitions = {
  email: { label: 'E-mail' },
  username: { label: 'Username' },
  user_id: { label: 'User id' },
  name: { label: 'Name' },
  first_name: { label: 'First name' },
  last_name: { label: 'Last name' },
  password: { label: 'Password', secret: true },
  hash: { label: 'Hash', secret: true },
  hash_type: { label: 'Hash type' },
  salt: { label: 'Salt', secret: true },
  token: { label: 'Token', secret: true },
  cookie: { label: 'Cookie', secret: true },
  secret_question: { label: 'Security question', free: true },
  secret_answer: { label: 'Security answer', secret: true },
  card_number: { label: 'Payment card', secret: true },
  phone: { label: 'Phone' },
  ip: { label: 'IP address' },
  address: { label: 'Address' },
  city: { label: 'City' },
  state: { label: 'State' },
  postcode: { label: 'Postcode' },
  country: { label: 'Country' },
  birthday: { label: 'Birthday', kind: 'date' },
  gender: { label: 'Gender' },
  language: { label: 'Language' },
  company: { label: 'Company' },
  job: { label: 'Job' },
  social: { label: 'Social account', kind: 'link' },
  website: { label: 'Website', kind: 'link' },
  avatar: { label: 'Avatar', kind: 'link' },
  wallet: { label: 'Wallet address' },
  vin: { label: 'Vehicle number' },
  license_plate: { label: 'Licence plate' },
  url: { label: 'Web page', kind: 'link' },
  domain: { label: 'Domain' },
  malware: { label: 'Malware' },
  malware_path: { label: 'Path of the malware' },
  computer: { label: 'Computer' },
  os: { label: 'Operating system' },
  antivirus: { label: 'Antivirus' },
  title: { label: 'Title', free: true },
  author: { label: 'Author' },
  text: { label: 'Text', free: true },
  note: { label: 'Note', free: true },
  breach: { label: 'Breach' },
  breach_date: { label: 'Date of the breach', kind: 'date' },
  data_classes: { label: 'Data in the breach' },
  password_storage: { label: 'Passwords were kept as' },
  record_count: { label: 'Records in the breach' },
  captured_at: { label: 'Captured', kind: 'date' },
  created_at: { label: 'Created', kind: 'date' },
  last_seen: { label: 'Last seen', kind: 'date' },
} as const satisfies Record<string, FieldDefinition>

export type Field = keyof typeof definitions
export const vocabulary: Readonly<Record<Field, FieldDefinition>> = definitions
export const fields = Object.keys(definitions) as readonly Field[]
export const isField = (name: string): name is Field => Object.hasOwn(definitions, name)

/**
 * Returns the vocabulary field for a field name of a source. This is the field that `mapping` contains for the name, or
 * else the vocabulary field with the same name. Returns `undefined` if both are missing.
 */
export function fieldOf(name: string, mapping: Readonly<Record<string, Field>>): Field | undefined {
  if (Object.hasOwn(mapping, name)) return mapping[name]
  return isField(name) ? name : undefined
}

/**
 * Fields that each template displays first. The rest of the vocabulary follows, and then fields outside the vocabulary.
 */
const templateOrder = {
  /** An account and its secret. */
  credentials: ['email', 'username', 'user_id', 'password', 'hash', 'hash_type', 'salt', 'url', 'domain'],
  /** Data that malware stole from a computer. */
  stealer: [
    'url', 'domain', 'email', 'username', 'password', 'captured_at', 'malware', 'computer', 'os', 'antivirus', 'ip',
    'malware_path',
  ],
  /** A person or an account, with facts about it. */
  profile: ['name', 'first_name', 'last_name', 'username', 'email', 'phone', 'birthday', 'gender'],
  /** A published text. */
  paste: ['title', 'author', 'captured_at', 'created_at', 'url', 'text'],
  /** Records of any other kind. */
  generic: ['email', 'username', 'title', 'breach', 'breach_date', 'domain', 'data_classes', 'record_count',
    'password_storage'],
} as const satisfies Record<string, readonly Field[]>

export type Template = keyof typeof templateOrder
export const templates = Object.keys(templateOrder) as readonly Template[]

const places = new Map(templates.map(template => {
  const order = [...new Set<Field>([...templateOrder[template], ...fields])]
  return [template, new Map(order.map((field, place) => [field, place]))] as const
}))

/**
 * Returns the position of a field in the reading order of a template, from 0. A field outside the vocabulary comes
 * last.
 */
export const orderOf = (field: Field | undefined, template: Template): number =>
  (field && places.get(template)?.get(field)) ?? fields.length
