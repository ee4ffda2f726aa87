/** Parses MX data in the form that resolvers return: `10 mx.example.com.`. Returns `null` for any other form. */
const readMx = (text: string): { preference: number, host: string } | null => {
  const [, preference, host] = /^(\d+)\s+(\S+)$/.exec(text.trim()) ?? []
  return preference === undefined || host === undefined
    ? null
    : { preference: Number(preference), host: hostName(host) }
}

/**
 * Returns mail servers sorted by preference. A domain that accepts no mail has a null MX record. The host of this
 * record is returned as an empty text. https://www.rfc-editor.org/rfc/rfc7505
 */
export const readExchangers = (texts: readonly string[]): Array<{ preference: number, host: string }> =>
  texts.map(readMx).filter(mx => mx !== null).sort((one, other) =>
    one.preference - other.preference || one.host.localeCompare(other.host)
  )

/** Parses CAA data. Returns `null` if the text is not CAA data. https://www.rfc-editor.org/rfc/rfc8659#section-4.1.1 */
export const readCaa = (text: string): { flags: number, tag: string, value: string } | null => {
  const [, flags, tag, value] = /^(\d+)\s+([a-z0-9]+)\s+(.*)$/is.exec(text.trim()) ?? []
  return flags === undefined || tag === undefined || value === undefined ? null
    : { flags: Number(flags), tag: tag.toLowerCase(), value: joinStrings(value) }
}

/**
 * Parses SOA data, in which all times are in seconds. Returns `null` if the text is not SOA data.
 * https://www.rfc-editor.org/rfc/rfc1035#section-3.3.13
 */
export const readSoa = (text: string) => {
  const [, primary, mailbox, ...numbers] =
    /^(\S+)\s+(\S+)\s+(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s+(\d+)$/.exec(text.trim()) ?? []
  if (primary === undefined || mailbox === undefined) return null
  const [serial = 0, refresh = 0, retry = 0, expire = 0, minimum = 0] = numbers.map(Number)
  return {
    primary: hostName(primary),
    mailbox: hostName(mailbox),
    serial,
    refresh,
    retry,
    expire,
    minimum,
  }
}

/** Returns a host name in lower case, without its trailing dot. */
export const hostName = (text: string): string => text.toLowerCase().replace(/\.$/, '')

/**
 * Joins the strings of a TXT record that is written with quotation marks: `"a" "b"`, also without a space between
 * them, and with escaped characters. Returns any other text as it is.
 * https://www.rfc-editor.org/rfc/rfc1035#section-5.1, https://www.rfc-editor.org/rfc/rfc7208#section-3.3
 */
export function joinStrings(data: string): string {
  const string = /\s*"((?:[^"\\]|\\.)*)"\s*/sy
  const strings: string[] = []
  for (let found = string.exec(data); found; found = string.exec(data)) {
    strings.push(found[1]!)
    if (string.lastIndex === data.length) return strings.map(unescaped).join('')
  }
  return data
}

/** `\195\164` stands for two bytes, and `\"` for a quotation mark. One pass, since `\\123` is no byte. */
const unescaped = (text: string): string =>
  text.replaceAll(/((?:\\\d{3})+)|\\(.)/gs, (_, bytes: string | undefined, sign: string) =>
    bytes === undefined ? sign : Buffer.from(bytes.slice(1).split('\\').map(Number)).toString('utf8'))
