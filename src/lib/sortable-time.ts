const firstMs = Date.parse('0000-01-01T00:00:00.000Z')

/** Last time that sorts as text: later ones, and those before the year 0, have a sign and more digits. */
export const lastSortableMs = Date.parse('9999-12-31T23:59:59.999Z')

/** Returns a time in UTC as text that sorts. A time outside of the years 0 to 9999 is the nearest one in them. */
export const sortableTime = (timeMs: number): string =>
  new Date(Math.min(Math.max(timeMs, firstMs), lastSortableMs)).toISOString()
