import { fold, type Severity } from './breach.ts'

/**
 * Matches sensitive data classes. They give access to an account or an identity, or are intimate, for example health
 * data.
 */
const sensitive = new RegExp([
  String.raw`\bpasswords?\b(?! (?:hints?|strengths?|policies))`,
  'security questions',
  String.raw`\b(?:auth|session|access|api|mfa|oauth)\b.{0,100}\b(?:tokens?|keys?|cookies?)\b`,
  String.raw`\b(?:private|encryption) keys?\b`,
  String.raw`\bpins?\b`,
  'mnemonic',
  'seed phrase',
  'browser cookies',
  'credit card',
  'payment card',
  String.raw`\bcard (?:number|cvv)`,
  String.raw`\bcvv\b`,
  'bank account',
  'financial',
  'account balances',
  'cryptocurrency',
  'social security',
  'passport',
  'government issued',
  String.raw`driver'?s? licen[cs]e`,
  'national id',
  'identity (?:card|document|number)',
  'tax (?:id|record)',
  'biometric',
  'health',
  'medical',
  'diagnos',
  'hiv',
  'sexual',
  'mental',
].join('|'))

/** Data classes that are harmless or often public. */
const harmless: ReadonlySet<string> = new Set([
  'email addresses',
  'e-mail addresses',
  'email',
  'emails',
  'usernames',
  'user names',
  'names',
  'nicknames',
  'avatars',
  'profile photos',
  'display names',
  'user ids',
  'social media profiles',
  'website activity',
  'user agent details',
  'browser user agent details',
  'spoken languages',
  'languages',
  'time zones',
  'account creation dates',
  'bios',
  'homepage urls',
  'instant messenger identities',
  'genders',
  'salutations',
  'job titles',
  'employers',
  'geographic locations',
  'countries',
])

/**
 * Severity of a breach, by data and size. Row: how sensitive the most sensitive data class is (0: harmless; 1: other;
 * 2: sensitive). Column: the number of accounts (0: fewer than 100,000; 1: fewer than 10 million; 2: at least 10
 * million).
 */
const rule: readonly (readonly Severity[])[] = [
  ['low', 'medium', 'medium'],
  ['medium', 'medium', 'high'],
  ['high', 'high', 'critical'],
]

/**
 * Computes the severity of a breach. Used if no breach catalogue sets the severity. openapi/api.yaml documents the
 * table.
 */
export function severityOf({ pwnCount, dataClasses }: { pwnCount: number, dataClasses: readonly string[] }): Severity {
  const classes = dataClasses.map(fold)
  const data = classes.some(one => sensitive.test(one)) ? 2 : classes.some(one => !harmless.has(one)) ? 1 : 0
  const size = pwnCount >= 10_000_000 ? 2 : pwnCount >= 100_000 ? 1 : 0
  return rule[data]![size]!
}
