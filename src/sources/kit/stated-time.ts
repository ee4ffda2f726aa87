import { isoTime } from './card.ts'

/** Order of the numbers in 10/11/2026. */
type NumberOrder = 'month first' | 'unknown'

/**
 * Returns the time that a source states as text (ISO 8601, UTC): in words or digits, as seconds or milliseconds since
 * 1970, or as `20261110111213`. A time without a zone is in UTC. Returns `undefined` for any other text, and for
 * 10/11/2026 if the order of its numbers is unknown.
 */
export function statedTime(stated: string, order: NumberOrder = 'unknown'): string | undefined {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(stated) ?? []
  if (parts.length > 0) return isoTime(`${parts.slice(0, 3).join('-')}T${parts.slice(3).join(':')}Z`)
  if (/^\d{9,13}(\.\d+)?$/.test(stated)) return isoTime(Number(stated))
  if (order === 'unknown' && /^\d\d?[/.-]\d\d?[/.-]\d{4}/.test(stated)) return undefined
  const plain = stated
    .replace(/[()]/g, '')
    .replace(/\bCES?T\b/, zone => zone === 'CET' ? '+0100' : '+0200')
    .replace(/^(\d{4}-\d\d-\d\d)-(\d\d)-(\d\d)-(\d\d)$/, '$1T$2:$3:$4Z')
  const isZoned = /^\d+(?:-\d\d(?:-\d\d(?:$|[ T]))?)?/.exec(plain)?.[0] === plain || /^\d{4}-\d\d-\d\d[ T]/.test(plain)
    || /\b(?:UTC|GMT)\b|:\d\d ?[+-]\d\d:?\d\d(?: \d{4})?$/.test(plain)
  return isoTime(isZoned ? plain : `${plain} UTC`)
}
