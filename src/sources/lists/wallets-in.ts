import unhomoglyph from 'unhomoglyph'
import { identifyWallet } from '../../facts/wallet.ts'

/**
 * Returns the addresses that a publisher wrote into one cell: several, with a note in parentheses or an asterisk, with
 * invisible characters, or with letters of another alphabet that look like Latin ones. A letter is replaced only if the
 * result is an address. A text without an address is returned whole.
 */
export function walletsIn(text: string): string[] {
  const plain = text.replace(/[\u200b-\u200f\u2060\ufeff]/g, '').replace(/\([^()]*\)|\*/g, ' ').trim()
  if (plain === '' && text !== '') return [] // a cell that only looks as if it had a text
  const parts = plain.split(/[\s,;]+/).map(latin)
  return parts.some(part => !('fault' in identifyWallet(part))) ? parts.filter(part => part !== '') : [plain]
}

function latin(address: string): string {
  if (/^[\x21-\x7e]*$/.test(address)) return address
  // the table also replaces some Latin letters
  const replaced = [...address].map(letter => letter <= '\x7f' ? letter : unhomoglyph(letter)).join('')
  return 'fault' in identifyWallet(replaced) ? address : replaced
}
