const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

/** Removes what XML 1.0 cannot represent: control characters, U+FFFE and U+FFFF. https://www.w3.org/TR/xml/#charsets */
const representable = (text: string): string =>
  text.toWellFormed().replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')

/** Escapes text for XML. */
export const escapeXml = (text: string): string => representable(text).replace(/[&<>"\r]/g, sign => escapes[sign]!)

/** Escapes text for an attribute of XML. A parser would replace tabs and line breaks by spaces. */
export const escapeXmlAttribute = (text: string): string =>
  representable(text).replace(/[&<>"\t\n\r]/g, sign => escapes[sign]!)
