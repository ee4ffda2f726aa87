import { randomBytes, randomUUID } from 'node:crypto'

/** Facts about a canary, a unique value in a request. They define where the value may remain after the request. */
export interface Canary {
  /** Name of the field that contained the canary. */
  at: string
  /**
   * `true` if the canary is the name of a field, a module, a leak source or a media type. A validation error may repeat
   * such a name, but never a value.
   */
  isName: boolean
  /** `true` for keys, secrets and headers. They are never stored in clear text, even if the request succeeds. */
  isSecret: boolean
  /** `true` if an accepted request contained the canary, and the server may store the values of this request. */
  mayBeStored: boolean
}

/** Forms of canaries: word, API key, id, IP address, wallet, number. */
const canaryPattern =
  /qz[0-9a-f]{18}zq|tw_[a-z]{4}_\w{38}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|2a00(?::[0-9a-f]{4}){7}|0x[0-9a-f]{40}|7\d{14}/g

/** Creates canaries, and finds them in any text. */
export function createCanaryFactory() {
  const made = new Map<string, Canary>()

  function make(text: string, at: string, more: Partial<Canary> = {}): string {
    made.set(text.toLowerCase(), {
      at,
      isName: false,
      isSecret: false,
      mayBeStored: false,
      ...more,
    })
    return text
  }

  const canaries = {
    word: (at: string, more: Partial<Canary> = {}): string => make(`qz${randomBytes(9).toString('hex')}zq`, at, more),
    uuid: (at: string, more: Partial<Canary> = {}): string => make(randomUUID(), at, more),
    /** Creates an IPv6 address in public address space. */
    ip: (at: string): string =>
      make(
        `2a00:${randomBytes(14).toString('hex').match(/.{4}/g)!.map(part => part.replace(/^./, 'b')).join(':')}`,
        at,
      ),
    /** Creates an Ethereum address without a checksum. */
    wallet: (at: string): string => make(`0x${randomBytes(20).toString('hex')}`, at),
    /** Creates a number of fifteen digits. */
    number: (at: string): string =>
      make(`7${BigInt(`0x${randomBytes(7).toString('hex')}`).toString().padStart(14, '0').slice(-14)}`, at),
    /** Registers an API key that another function created. */
    key: (text: string, at: string): string => make(text, at, { isSecret: true }),

    get count() { return made.size },

    /** Marks the canaries in the text of an accepted request. From now on they may be stored. */
    allow(text: string): void {
      for (const [, canary] of canaries.find(text)) canary.mayBeStored = true
    },

    /** Returns every canary in a text. Ignores the letter case. */
    find(text: string): Array<[string, Canary]> {
      return [...new Set(text.toLowerCase().match(canaryPattern))].flatMap(one =>
        made.has(one) ? [[one, made.get(one)!] as [string, Canary]] : []
      )
    },
  }
  return canaries
}

export type CanaryFactory = ReturnType<typeof createCanaryFactory>
