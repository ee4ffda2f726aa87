/**
 * Returns the time at which an id of Discord was made, in ISO 8601. Returns `undefined` for another text, and for a
 * number of a day after `now`. The first bits are milliseconds since 2015.
 * https://discord.com/developers/docs/reference#snowflakes
 */
export function discordTime(id: string, now: Date): string | undefined {
  if (!/^\d{17,20}$/.test(id)) return undefined
  const ms = Number(BigInt(id) >> 22n) + Date.UTC(2015, 0, 1)
  return ms <= now.getTime() ? new Date(ms).toISOString() : undefined
}
