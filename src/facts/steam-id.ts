/** Number of the first individual account of the public universe. */
const first = 76_561_197_960_265_728n

/**
 * Returns the 64-bit id of a player of Steam in any of its three forms: `76561197960287930`, `STEAM_0:0:11101`,
 * `[U:1:22202]`. Returns `undefined` for another text. https://developer.valvesoftware.com/wiki/SteamID
 */
export function steamId64(text: string): string | undefined {
  const [, bit, half] = /^STEAM_[0-5]:([01]):(\d{1,10})$/i.exec(text) ?? []
  const account = bit !== undefined && half !== undefined
    ? BigInt(half) * 2n + BigInt(bit)
    : toBigInt(/^\[?U:1:(\d{1,10})\]?$/i.exec(text)?.[1])
  if (account !== undefined) return isAccount(account) ? String(first + account) : undefined
  const whole = toBigInt(/^7656(?:119|120)\d{10}$/.exec(text)?.[0])
  return whole !== undefined && isAccount(whole - first) ? text : undefined
}

const toBigInt = (digits: string | undefined): bigint | undefined => digits === undefined ? undefined : BigInt(digits)

const isAccount = (account: bigint): boolean => account > 0n && account < 1n << 32n
