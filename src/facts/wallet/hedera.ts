const letters = 26
const [p3, p5] = [letters ** 3, letters ** 5]
const factor = 1_000_003n

/**
 * Returns `true` if five letters are the checksum of an account id on a ledger.
 * https://github.com/hashgraph/hedera-improvement-proposal/blob/main/HIP/hip-15.md
 *
 * @param account such as `0.0.123`
 * @param ledger number of the network: 0 for the main network, 1 and 2 for the test networks
 */
export function isHederaChecksum(account: string, ledger: number, checksum: string): boolean {
  const digits = [...account].map(sign => sign === '.' ? 10 : Number(sign))
  const sumAt = (parity: number) => digits.reduce((sum, digit, at) => at % 2 === parity ? sum + digit : sum, 0) % 11
  const weighted = digits.reduce((sum, digit) => (sum * 31 + digit) % p3, 0)
  const ofLedger = [ledger, 0, 0, 0, 0, 0, 0].reduce((sum, byte) => (sum * 31 + byte) % p5, 0)
  const plain = (((digits.length % 5) * 11 + sumAt(0)) * 11 + sumAt(1)) * p3 + weighted + ofLedger
  let mixed = Number(BigInt(plain % p5) * factor % BigInt(p5))
  let text = ''
  for (let at = 0; at < 5; at++) {
    text = String.fromCharCode(97 + mixed % letters) + text
    mixed = Math.floor(mixed / letters)
  }
  return text === checksum
}
