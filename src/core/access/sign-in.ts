import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { invalidSignInCode } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import type { WrongKeys } from './wrong-keys.ts'

/** Time for which a code works, in milliseconds. */
const lifeMs = 600_000

export type SignIn = ReturnType<typeof createSignIn>

/**
 * Creates the exchange of one-time codes for API keys. The hashes of the codes, and the keys, are in the memory of this
 * process only, because the database stores no key.
 */
export function createSignIn({ clock, wrongKeys }: { clock: Clock, wrongKeys: WrongKeys }) {
  const entries = new Set<{ codeHash: Buffer, key: string, untilMs: number }>()

  return {
    /** Returns a code that can be exchanged for the key, once, within ten minutes. Default: 128 random bits, in hex. */
    createCode(key: string, code = randomBytes(16).toString('hex')): string {
      const entry = { codeHash: hashOf(code), key, untilMs: clock.now().getTime() + lifeMs }
      entries.add(entry)
      setTimeout(() => entries.delete(entry), lifeMs).unref() // removes the key of an unused code from memory
      return code
    },

    /**
     * Returns the key of a code, which then no longer works. Otherwise counts a wrong key of the address, and throws
     * INVALID_SIGN_IN_CODE, or RATE_LIMIT_RPM_EXCEEDED if the address has sent too many.
     */
    async exchange(code: string, clientAddress: string): Promise<string> {
      const codeHash = hashOf(code)
      const [entry] = [...entries].filter(one => timingSafeEqual(one.codeHash, codeHash))
      if (entry) entries.delete(entry)
      if (entry && clock.now().getTime() < entry.untilMs) return entry.key
      await wrongKeys.count(clientAddress)
      throw invalidSignInCode()
    },
  }
}

const hashOf = (code: string): Buffer => hash('sha256', code, 'buffer')
