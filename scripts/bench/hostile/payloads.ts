/** Texts that are cheap to send and expensive to read. Each function returns about `bytes` bytes. */

/** Repeats numbered pieces, with a comma between them. */
function list(bytes: number, piece: (index: number) => string): string {
  const pieces: string[] = []
  for (let size = 0; size < bytes;) {
    const next = piece(pieces.length)
    pieces.push(next)
    size += next.length + 1
  }
  return pieces.join(',')
}

/** JSON values. */
export const values: Readonly<Record<string, (bytes: number) => string>> = {
  'empty objects': bytes => `[${list(bytes, () => '{}')}]`,
  'empty lists': bytes => `[${list(bytes, () => '[]')}]`,
  'small numbers': bytes => `[${list(bytes, () => '1')}]`,
  'long numbers': bytes => `[${list(bytes, () => '9'.repeat(700))}]`,
  'one number': bytes => '9'.repeat(bytes),
  'short texts': bytes => `[${list(bytes, () => '"a"')}]`,
  'one text': bytes => `"${'a'.repeat(bytes)}"`,
  'escapes': bytes => `"${String.raw`\u00e9`.repeat(bytes / 6)}"`,
  'control characters': bytes => `"${String.raw`\u0001`.repeat(bytes / 6)}"`,
  'lone surrogates': bytes => `"${String.raw`\ud800`.repeat(bytes / 6)}"`,
  'quotes': bytes => `"${String.raw`\"`.repeat(bytes / 2)}"`,
  'distinct keys': bytes => `{${list(bytes, index => `"k${index}":0`)}}`,
  'numeric keys': bytes => `{${list(bytes, index => `"${(index * 7_919) % 1_000_003}":0`)}}`,
  'one long key': bytes => `{"${'k'.repeat(bytes)}":0}`,
  'escaped keys': bytes => `{${list(bytes, index => String.raw`"\u00e9\u00e9\u00e9${index}":0`)}}`,
  'equal keys': bytes => `{${list(bytes, () => '"a":{}')}}`,
  'distinct shapes': bytes => `[${list(bytes, index => `{"k${index}":0}`)}]`,
  'wide objects': bytes => `[${list(bytes, index => `{${list(2_000, key => `"${index}_${key}":null`)}}`)}]`,
  'pairs': bytes => `[${list(bytes, () => '[1,2]')}]`,
  'nested 90 deep': bytes => `[${list(bytes, () => '[{"a":'.repeat(45) + '0' + '}]'.repeat(45))}]`,
  'nested without end': bytes => '['.repeat(bytes),
  'spaces': bytes => `[${' '.repeat(bytes)}]`,
  'prototype': bytes => `[${list(bytes, () => '{"__proto__":{"a":1}}')}]`,
}

/** Texts on which careless patterns take quadratic time or longer. They contain no character that JSON escapes. */
export const baits: Readonly<Record<string, (bytes: number) => string>> = {
  'spaces in a line': bytes => `x${' '.repeat(bytes)}x`,
  'colons': bytes => ':'.repeat(bytes),
  'addresses': bytes => '://a:'.repeat(bytes / 5),
  'at signs': bytes => 'a@'.repeat(bytes / 2),
  'dots': bytes => 'a.'.repeat(bytes / 2),
  'labels': bytes => 'password='.repeat(bytes / 9),
  'open tags': bytes => '<'.repeat(bytes),
  'hyphens': bytes => '-'.repeat(bytes),
  'digits': bytes => '1'.repeat(bytes),
  'letters': bytes => 'aA'.repeat(bytes / 2),
  'ampersands': bytes => '&a'.repeat(bytes / 2),
}

export { list }
