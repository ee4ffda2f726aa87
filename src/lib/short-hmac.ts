import { createHmac, hash } from 'node:crypto'

const blockBytes = 64
const hashBytes = 32
const bufferBytes = 4096
const encoder = new TextEncoder()

/**
 * Creates a function that computes the HMAC-SHA256 of a text, as a `latin1` string. The function is fast for short
 * texts: it makes two one-shot hashes, which take a tenth of the time of `createHmac`. Throws if the key has more than
 * 64 bytes.
 * https://www.rfc-editor.org/rfc/rfc2104#section-2
 */
export function createShortHmac(key: Uint8Array): (text: string) => string {
  if (key.length > blockBytes) throw new RangeError('the key is longer than a block')
  const inner = Buffer.alloc(blockBytes + bufferBytes, 0x36)
  const outer = Buffer.alloc(blockBytes + hashBytes, 0x5c)
  for (const [index, byte] of key.entries()) {
    inner[index] = byte ^ 0x36
    outer[index] = byte ^ 0x5c
  }
  const message = inner.subarray(blockBytes)
  /** Views of `inner`, by message length in bytes. Kept, because creating one takes a tenth of the time of a hash. */
  const inputs: Buffer[] = []
  return text => {
    if (text.length * 3 > bufferBytes) return createHmac('sha256', key).update(text).digest('binary')
    const { written } = encoder.encodeInto(text, message)
    const digest = hash('sha256', inputs[written] ??= inner.subarray(0, blockBytes + written), 'binary')
    // Written byte by byte, which takes less time than a call of `write`.
    for (let byte = 0; byte < hashBytes; byte++) outer[blockBytes + byte] = digest.charCodeAt(byte)
    return hash('sha256', outer, 'binary')
  }
}
