/** Locales that write letters of theirs in two ways in ASCII: `å` as `a` or as `aa`, `ü` as `u` or as `ue`. */
const locales = ['de', 'da'] as const

/**
 * Returns a name in ASCII, in each of the usual ways, the likeliest first: letters of other scripts as they sound
 * (`Юлия` is `Yuliya`), accents left out (`Müller` is `Muller`), and German and Danish letters in two (`Mueller`).
 * Returns none for a name in ASCII, and for a script whose signs sound different in several languages, such as Chinese
 * characters in a Japanese name.
 */
export async function asciiForms(name: string): Promise<string[]> {
  if (/^[ -~]*$/.test(name)) return []
  const { default: transliterate } = await import('@sindresorhus/transliterate') // large, and most names need it not
  const plain = name.normalize('NFKC')
  const bare = plain.normalize('NFD').replaceAll(/(?<=[a-z])\p{M}/giu, '')
  const forms = [
    ...locales.map(locale => transliterate(plain, { locale })),
    transliterate(bare.normalize('NFC')),
    transliterate(plain),
  ]
  return [...new Set(forms)].filter(form => /^[!-~](?:[ -~]*[!-~])?$/.test(form) && form !== name)
}
