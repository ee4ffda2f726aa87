import type { Field } from '../../sources/leaks/vocabulary.ts'

/**
 * Labels that malware, dumps and directories write in front of values, in lower case, and their fields.
 * Attributes of LDIF: https://www.rfc-editor.org/rfc/rfc4519#section-2
 */
const labels: Partial<Record<Field, readonly string[]>> = {
  url: ['url', 'host', 'hostname', 'origin', 'site', 'link', 'web', 'website', 'page', 'origin_url'],
  username: ['user', 'username', 'user name', 'user login', 'login', 'usr', 'account', 'nick', 'nickname', 'screenname',
    'screen name', 'handle', 'uid', 'samaccountname', 'log', 'u'],
  email: ['email', 'e-mail', 'mail', 'email address', 'rfc822mailbox'],
  password: ['password', 'pass', 'user password', 'pwd', 'passwd', 'pw', 'userpassword', 'p'],
  hash: ['hash', 'password hash', 'passhash'],
  salt: ['salt'],
  name: ['name', 'full name', 'fullname', 'cn', 'displayname', 'display name'],
  first_name: ['first name', 'firstname', 'givenname'],
  last_name: ['last name', 'lastname', 'surname', 'sn'],
  phone: ['phone', 'mobile', 'tel', 'telephone', 'phone number', 'telephonenumber'],
  ip: ['ip', 'ip address', 'lastip'],
  user_id: ['id', 'user id', 'userid', 'uidnumber'],
  created_at: ['created at', 'created', 'registered', 'joined'],
  birthday: ['birthday', 'dob', 'date of birth', 'birthdate'],
  gender: ['gender', 'sex'],
  address: ['street', 'address', 'streetaddress'],
  city: ['city', 'l'],
  state: ['st', 'state'],
  postcode: ['postalcode', 'zip', 'postcode'],
  country: ['country', 'co'],
  company: ['company', 'o'],
  job: ['job', 'title', 'job title'],
}

const fieldsByLabel = new Map(Object.entries(labels).flatMap(([field, all]) =>
  all.map(label => [label, field as Field] as const)))

/** Returns the field of a label, or `undefined` for an unknown label. */
export const fieldOfLabel = (label: string): Field | undefined => fieldsByLabel.get(label.trim().toLowerCase())

/** Fields by label, in lower case. Labels that begin a block of a directory entry are added. */
export const blockLabels: Readonly<Record<string, string>> = { ...Object.fromEntries(fieldsByLabel), dn: 'dn' }
