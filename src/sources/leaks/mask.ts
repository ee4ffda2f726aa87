import { isIP } from 'node:net'

const stars = '******'
const minPartialLength = 6

/**
 * Masks a secret, except for its first and last character: `p******d`. A secret of fewer than six characters becomes
 * `******`.
 */
export function mask(secret: string): string {
  const characters = [...secret.trim()]
  return characters.length < minPartialLength ? stars : `${characters[0]}${stars}${characters.at(-1)}`
}

const secretNames = new RegExp(
  'pass(?!port|age|enger|wordless)|pwd|secret|token|hash|salt|cookie|session|api_?key|private_?key|credential'
    + '|(^|_)(auth|pin|cvv|cvc|otp|seed|mnemonic|answer)(_|$)'
    + '|(^|_)(psw|pswd|pword|pw|mdp|senha|contrase[nñ]a|clave|kennwort|wachtwoord'
    + '|parola|haslo|hasło|sifre|şifre|пароль|密码|密碼)\\d*(_|$)',
  'i',
)

/** `true` if a field name that is not in the shared vocabulary looks like the name of a secret. */
export const namesSecret = (name: string): boolean =>
  secretNames.test(name.replace(/([a-z\d])([A-Z])/g, '$1_$2').normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, '_'))

// The texts come from unknown authors, so the time for matching must be bounded. Lengths are therefore limited, and two
// neighbouring parts of a pattern never match the same character.
/** Matches `https://sam:secret@host`, but not `https://host:8080/@sam`. */
const inAddress = /(:\/\/[^\s/?#@:]{0,256}:)(?!\d{1,5}(?:[/?#\s]|$))(\S{0,512})@/g
/** Matches `password=secret`, `"token": "secret"`. */
const labelled = /([\w.-]{2,40})(["']?\s{0,3}[:=]\s{0,3})("[^"\n]{0,512}"|'[^'\n]{0,512}'|[^\s&]{1,512})/g
/** Matches a URL at the start of a line: `https://host:8080/path:user:secret`. */
const page = /^\s*[a-z][a-z\d+.-]{1,20}:\/\/[^\s:;|]*(?::\d{1,5}(?=[/?#:;|\s])[^\s:;|]*)?[:;|,\s]+/i
const emailAndRest = /^\s*[^\s:;|,@]+@[^\s:;|,@]+(?:[ \t]*[:;|][ \t]*| *\t[ \t]*)(?=\S)/
const emailAndWord = /^\s*[^\s:;|,@]+@[^\s:;|,@]+[\s,]+(?=[^\s,]\S*\s*$)/
const userAndRest = /^\s*[^\s:;|]+[ \t]*[:;|]\s*(?=\S)/
const betweenEmails = /[\s:;|,]+/
const email = /^[^@]+@[^@]+$/

/**
 * Matches text that contains colons but is not a secret: `12:30`, `UTC+02:00`, `2024-01-02T12:30:00`, `C:\Users`,
 * `192.0.2.1:80`, `00:1b:44:11:3a:b7`.
 */
const harmless =
  /^(?:(?:UTC|GMT)?[\d+-]{0,10}T?\d\d?:\d\d(:\d\d(\.\d+)?)?(Z|[+-][\d:]+)?|[A-Z]:\\.*|[\d.]{7,15}:\d{1,5}|([\da-f]{2}:){5}[\da-f]{2})$/i

const maskAfter = (line: string, start: RegExp): string | undefined => {
  const before = start.exec(line)?.[0]
  return before === undefined ? undefined : before + mask(line.slice(before.length))
}

/**
 * Masks labelled secrets, also in the query of a URL (`https://host/?password=secret`): for the pattern, all behind the
 * scheme is its value.
 */
const maskLabelled = (text: string): string =>
  text.replace(labelled, (_, name: string, between: string, value: string) => name + between
    + (namesSecret(name) ? mask(value.replace(/^(["'])(.*)\1$/s, '$2'))
      : value.startsWith('//') ? maskLabelled(value) : value))

/**
 * Masks secrets inside a value that is not a secret itself: credentials in URLs, labelled secrets, and `e-mail:secret`.
 */
export function maskWithin(text: string): string {
  const inUrls = text.replace(inAddress, (_, before: string, secret: string) => `${before}${mask(secret)}@`)
  return eachLine(maskLabelled(inUrls), rest => isEmails(rest) ? rest : maskAfter(rest, emailAndRest) ?? rest)
}

/**
 * Masks secrets in free text, like `maskWithin`. Also masks the rest of a line after a user or a label (`user:secret`).
 * `secrets` are the other secrets of the record; each occurrence of them is masked too. If in doubt, masks too much.
 */
export function maskText(text: string, secrets: readonly string[]): string {
  return eachLine(maskWithin(maskSecrets(text, secrets)), rest => {
    if (harmless.test(rest.trim()) || isIP(rest.trim()) !== 0) return rest
    return maskAfter(rest, emailAndRest) ?? maskAfter(rest, emailAndWord) ?? maskAfter(rest, userAndRest) ?? rest
  })
}

/**
 * Masks every occurrence of a record's secrets in `text`. Longer secrets are masked first, because they may contain
 * shorter ones.
 */
export const maskSecrets = (text: string, secrets: readonly string[]): string =>
  secrets.toSorted((a, b) => b.length - a.length).reduce(
    (masked, secret) => masked.replaceAll(secret, mask(secret)),
    text,
  )

/** Applies `masked` to each line. A URL at the start of a line stays as it is. */
function eachLine(text: string, masked: (rest: string) => string): string {
  return text.split('\n').map(line => {
    const start = page.exec(line)?.[0] ?? ''
    const rest = line.slice(start.length)
    return isAddress(rest) ? line : start + masked(rest)
  }).join('\n')
}

/** `true` if a text consists of e-mail addresses only. */
const isEmails = (text: string): boolean =>
  text.trimEnd().split(betweenEmails).every((word, index) =>
    (word === '' && index > 0) || (email.test(word) && word.lastIndexOf('.', word.length - 2) > word.indexOf('@') + 1)
  )

const isAddress = (text: string): boolean => /^\s*[a-z][a-z\d+.-]{1,20}:\/\/\S*\s*$/i.test(text)
