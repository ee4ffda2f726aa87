/** Texts in ASCII for the symbols that commands print themselves. */
const symbols: Readonly<Record<string, string>> = {
  '…': '...',
  '–': '-',
  '—': '-',
  '·': '|',
  '─': '-',
  '│': '|',
  '├': '|',
  '└': '`',
  '█': '#',
  '░': '.',
  '→': '->',
  '“': '"',
  '”': '"',
  '’': '\'',
  '\u00a0': ' ',
  '\ufffd': '?',
}

/**
 * `true` if the locale of a POSIX environment has another encoding than UTF-8. Without a locale, as in most containers,
 * the output stays UTF-8. https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap08.html#tag_08_02
 */
export function isAsciiLocale({ LC_ALL, LC_CTYPE, LANG }: NodeJS.ProcessEnv = process.env): boolean {
  const locale = LC_ALL || LC_CTYPE || LANG || ''
  return locale !== '' && !/utf-?8/i.test(locale)
}

/** Writes a text in ASCII: symbols as similar ones, and every other character as `\u{e9}`, so that none is lost. */
export const toAscii = (text: string): string =>
  text.replace(/[^\0-\x7f]/gu, character => symbols[character] ?? (/[\u2800-\u28ff]/.test(character)
    ? '*' // the turning sign of a progress line
    : `\\u{${character.codePointAt(0)!.toString(16)}}`))

/** Makes a stream write its texts in ASCII. Bytes are written as they are. */
export function writeAscii(stream: Pick<NodeJS.WriteStream, 'write'>): void {
  const write = stream.write.bind(stream) as (chunk: unknown, ...more: unknown[]) => boolean
  stream.write = (chunk: unknown, ...more: unknown[]) =>
    write(typeof chunk === 'string' ? toAscii(chunk) : chunk, ...more)
}
