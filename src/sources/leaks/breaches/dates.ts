/**
 * Parses a full or partial date: `2012-05-05`, `2012-05` or `2012`. Returns `undefined` for anything else, and for
 * dates up to 1970, with which sources fill a field without one.
 */
export function partialDate(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  const [date, month = '01', day = '01'] = /^\d{4}(?:-(\d\d)(?:-(\d\d))?)?(?=$|[T ])/.exec(text) ?? []
  if (date === undefined || date < '1971') return undefined
  const whole = `${date.slice(0, 4)}-${month}-${day}`
  const time = new Date(`${whole}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(whole) ? date : undefined
}
