/** Escapes the characters that XML cannot hold in a text or an attribute. */
export const xmlEscaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
