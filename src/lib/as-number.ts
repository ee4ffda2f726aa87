/** Greatest AS number. https://www.rfc-editor.org/rfc/rfc6793 */
const maxAsNumber = 4_294_967_295

/**
 * Reads the number of an autonomous system: `AS3333`, `ASN 3333`, `3333`, and the forms with a dot of
 * https://www.rfc-editor.org/rfc/rfc5396. Returns a fault, which does not contain the text, for any other one.
 */
export function parseAsNumber(text: string): { number: number } | { fault: string } {
  const [, high, low, plain] = /^(?:ASN?[ :#-]{0,2})?(?:(\d{1,5})\.(\d{1,5})|(\d{1,10}))$/i.exec(text.trim()) ?? []
  if (plain === undefined && (high === undefined || low === undefined)) {
    return { fault: 'This is not an AS number such as AS3333' }
  }
  const isInRange = plain === undefined
    ? [high, low].every(half => Number(half) <= 65_535)
    : Number(plain) <= maxAsNumber
  if (!isInRange) return { fault: 'This is greater than every AS number' }
  return { number: plain === undefined ? Number(high) * 65_536 + Number(low) : Number(plain) }
}
