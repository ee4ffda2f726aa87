/**
 * Patterns of stored hashes, each with the name of its algorithm. The first matching pattern counts.
 * https://hashcat.net/wiki/doku.php?id=example_hashes
 */
const shapes: ReadonlyArray<readonly [name: string, shape: RegExp]> = [
  ['bcrypt', /^(?:bcrypt(?:_sha256)?\$)?\$2[abxy]?\$\d\d\$[./A-Za-z\d]{53}$/],
  ['argon2', /^(?:argon2)?\$argon2(?:id|i|d)\$/],
  ['scrypt', /^(?:\$s0\$|\$s?crypt\$|\$7\$|scrypt[:$]|SCRYPT:)/],
  ['yescrypt', /^\$y\$/],
  ['pbkdf2', /^(?:\$?pbkdf2[-_:$]|\{PBKDF2|sha(?:1|256|512):\d+:|\$ml\$)/i],
  ['phpass', /^\$[PH]\$[./A-Za-z\d]{31}$/],
  ['drupal7', /^\$S\$[./A-Za-z\d]{52}$/],
  ['md5crypt', /^\$(?:1|apr1)\$[^$]{1,8}\$[./A-Za-z\d]{22}$/],
  ['sha256crypt', /^\$5\$.+\$[./A-Za-z\d]{43}$/],
  ['sha512crypt', /^\$6\$.+\$[./A-Za-z\d]{86}$/],
  ['salted sha1', /^(?:\{SSHA\}|sha1\$[^$]+\$[\da-f]{40}$)/i],
  ['salted sha256', /^\{SSHA256\}/i],
  ['salted sha512', /^\{SSHA512\}/i],
  ['salted md5', /^(?:\{SMD5\}|md5\$[^$]+\$[\da-f]{32}$|[\da-f]{32}:.{1,64}$)/i],
  ['sha1', /^(?:\{SHA\}|[\da-f]{40}$)/i],
  ['md5', /^\{MD5\}/i],
  ['mssql', /^0x0[12]00[\da-f]{48,136}$/i],
  ['mysql', /^\*[\da-f]{40}$/i],
  ['md5 or ntlm', /^[\da-f]{32}$/i],
  ['sha224', /^[\da-f]{56}$/i],
  ['sha256', /^[\da-f]{64}$/i],
  ['sha384', /^[\da-f]{96}$/i],
  ['sha512', /^[\da-f]{128}$/i],
]

/** Patterns that can also match plain words. They are used only for a field that contains only hashes. */
const short: typeof shapes = [
  ['mysql323', /^[\da-f]{16}$/i],
  ['descrypt', /^[./A-Za-z\d]{13}$/],
]

/**
 * Returns the name of the algorithm that produced a hash, judged by the form of the hash. Returns `undefined` if no
 * pattern matches.
 * @param certain `true` if the field contains only hashes.
 */
export function hashType(text: string, certain: boolean): string | undefined {
  const trimmed = text.trim()
  return [...shapes, ...(certain ? short : [])].find(([, shape]) => shape.test(trimmed))?.[0]
}
