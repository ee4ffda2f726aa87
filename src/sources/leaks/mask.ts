import { isIP } from 'node:net'

const stars = '******'
const minPartialLength = 6

/** `p******d`: the first and the last character of a secret; nothing of one with fewer than six. */
export function mask(secret: string): string {
  const characters = [...secret.trim()]
  return characters.length < minPartialLength ? stars : `${characters[0]}${stars}${characters.at(-1)}`
}

const secretNames = new RegExp(
  'pass(?!port|age|enger|wordless)|pwd|secret|token|hash|salt|cookie|session|api_?key|private_?key|credential'
    + '|(^|_)(auth|pin|cvv|cvc|otp|seed|mnemonic|answer)(_|$)'
    + '|(^|_)(psw|pswd|pword|pw|mdp|senha|contrase[nñ]a|clave|kennwort|wachtwoord|parola|haslo|hasło|sifre|şifre|пароль|密码|密碼)\\d*(_|$)',
  'i',
)

/** Whether a name that the shared vocabulary does not have sounds like that of a secret. */
export const namesSecret = (name: string): boolean =>
  secretNames.test(name.replace(/([a-z\d])([A-Z])/g, '$1_$2').normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, '_'))

// Anybody may have written these texts. Lengths are bounded, and no two neighbours of a pattern take the same character, so
// that none takes long to read.
/** `https://sam:secret@host`, but not `https://host:8080/@sam`. */
const inAddress = /(:\/\/[^\s/?#@:]{0,256}:)(?!\d{1,5}(?:[/?#\s]|$))(\S{0,512})@/g
/** `password=secret`, `"token": "secret"` */
const labelled = /([\w.-]{2,40})(["']?\s{0,3}[:=]\s{0,3})("[^"\n]{0,512}"|'[^'\n]{0,512}'|[^\s&]{1,512})/g
/** A page before the rest of a line: `https://host:8080/path:user:secret`. */
const page = /^\s*[a-z][a-z\d+.-]{1,20}:\/\/[^\s:;|]*(?::\d{1,5}(?=[/?#:;|\s])[^\s:;|]*)?[:;|,\s]+/i
const emailAndRest = /^\s*[^\s:;|,@]+@[^\s:;|,@]+(?:[ \t]*[:;|][ \t]*| *\t[ \t]*)(?=\S)/
const emailAndWord = /^\s*[^\s:;|,@]+@[^\s:;|,@]+[\s,]+(?=[^\s,]\S*\s*$)/
const userAndRest = /^\s*[^\s:;|]+[ \t]*[:;|]\s*(?=\S)/
const betweenEmails = /[\s:;|,]+/
const email = /^[^@]+@[^@]+$/

/** `12:30`, `UTC+02:00`, `2024-01-02T12:30:00`, `C:\Users`, `192.0.2.1:80`, `00:1b:44:11:3a:b7` */
const harmless =
  /^(?:(?:UTC|GMT)?[\d+-]{0,10}T?\d\d?:\d\d(:\d\d(\.\d+)?)?(Z|[+-][\d:]+)?|[A-Z]:\\.*|[\d.]{7,15}:\d{1,5}|([\da-f]{2}:){5}[\da-f]{2})$/i

const maskAfter = (line: string, start: RegExp): string | undefined => {
  const before = start.exec(line)?.[0]
  return before === undefined ? undefined : before + mask(line.slice(before.length))
}

/** A value that is no secret, with what looks like one in it masked: credentials in addresses, `e-mail:secret`. */
export function maskWithin(text: string): string {
  const masked = text
    .replace(inAddress, (_, before: string, secret: string) => `${before}${mask(secret)}@`)
    .replace(labelled, (whole, name: string, between: string, value: string) =>
      namesSecret(name) ? `${name}${between}${mask(value.replace(/^(["'])(.*)\1$/s, '$2'))}` : whole)
  return eachLine(masked, rest => isEmails(rest) ? rest : maskAfter(rest, emailAndRest) ?? rest)
}

/**
 * As `maskWithin`, for text of any content: also what stands after a user or a label in a line (`user:secret`), and
 * every occurrence of `known`, the other secrets of the record. Rather too much is masked than too little.
 */
export function maskText(text: string, known: readonly string[]): string {
  return eachLine(maskWithin(maskSecrets(text, known)), rest => {
    if (harmless.test(rest.trim()) || isIP(rest.trim()) !== 0) return rest
    return maskAfter(rest, emailAndRest) ?? maskAfter(rest, emailAndWord) ?? maskAfter(rest, userAndRest) ?? rest
  })
}

/** `text` with every occurrence of the secrets of its record masked; of the longest first, which may hold others. */
export const maskSecrets = (text: string, known: readonly string[]): string =>
  known.toSorted((a, b) => b.length - a.length).reduce(
    (masked, secret) => masked.replaceAll(secret, mask(secret)),
    text,
  )

/** Each line anew, but for the address of a page at its start. */
function eachLine(text: string, masked: (rest: string) => string): string {
  return text.split('\n').map(line => {
    const start = page.exec(line)?.[0] ?? ''
    const rest = line.slice(start.length)
    return isAddress(rest) ? line : start + masked(rest)
  }).join('\n')
}

/** Nothing but e-mail addresses. */
const isEmails = (text: string): boolean =>
  text.trimEnd().split(betweenEmails).every((word, index) =>
    (word === '' && index > 0) || (email.test(word) && /@.+\..+$/.test(word))
  )

const isAddress = (text: string): boolean => /^\s*[a-z][a-z\d+.-]{1,20}:\/\/\S*\s*$/i.test(text)
