import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { nonceBytes, open as decipher, seal as encipher, tagBytes } from './aes-gcm.ts'

const version = 'v2'
const keyBytes = 32

export interface Sealer {
  /**
   * Encrypts to `v2.<id of the master key>.<data key>.<content>`. A new data key encrypts the content, and the newest
   * master key encrypts the data key. `context` names the table, row and field that store the text. The result can be
   * opened only with the same context, so a copy in another place is useless.
   */
  seal(text: string, context: string): string
  /**
   * Decrypts a sealed text. Throws if its master key is no longer available, if `context` differs, or if the text was
   * changed.
   */
  open(sealed: string, context: string): string
  /**
   * Encrypts the data key of a sealed text again, with the newest master key. Returns the text unchanged if it already
   * uses the newest master key. Throws if the master key of the text is no longer available.
   */
  rewrap(sealed: string): string
  /** Returns the prefix of all texts whose data key is encrypted with the newest master key. */
  newest(): string
}

interface MasterKey {
  id: string
  key: Buffer
}

/**
 * Creates a sealer, which encrypts short texts for storage by envelope encryption with AES-256-GCM. `secrets` returns
 * the current secrets, newest first. During a rotation, texts that were sealed with the old or the new secret can be
 * opened.
 */
export function createSealer(secrets: () => readonly string[]): Sealer {
  const masterKeys = new Map<string, MasterKey>()
  const masterOf = (secret: string): MasterKey => {
    const found = masterKeys.get(secret) ?? toMasterKey(secret)
    masterKeys.set(secret, found)
    return found
  }
  const newest = (): MasterKey => masterOf(secrets()[0]!)

  function unwrap(sealed: string): { dataKey: Buffer, content: string, master: MasterKey } {
    const [found, id, wrapped = '', content = '', ...rest] = sealed.split('.')
    const master = secrets().map(masterOf).find(one => one.id === id)
    if (found !== version || rest.length > 0) throw new Error('this is not a sealed text')
    if (master === undefined) throw new Error('this was sealed with another secret')
    return { dataKey: decrypt(master.key, wrapped, `${version} ${id}`), content, master }
  }
  const wrap = ({ id, key }: MasterKey, dataKey: Buffer, content: string): string =>
    `${version}.${id}.${encrypt(key, dataKey, `${version} ${id}`)}.${content}`

  return {
    seal(text, context) {
      const dataKey = randomBytes(keyBytes)
      return wrap(newest(), dataKey, encrypt(dataKey, Buffer.from(text), context))
    },

    open(sealed, context) {
      const { dataKey, content } = unwrap(sealed)
      return decrypt(dataKey, content, context).toString('utf8')
    },

    rewrap(sealed) {
      const { dataKey, content, master } = unwrap(sealed)
      const to = newest()
      return to.id === master.id ? sealed : wrap(to, dataKey, content)
    },

    newest: () => `${version}.${newest().id}.`,
  }
}

/** Creates a sealer that calls `make` when it is first used, and throws what `make` throws. */
export const lazySealer = (make: () => Sealer): Sealer => ({
  seal: (text, context) => make().seal(text, context),
  open: (sealed, context) => make().open(sealed, context),
  rewrap: sealed => make().rewrap(sealed),
  newest: () => make().newest(),
})

/** Derives the master key from a secret. https://www.rfc-editor.org/rfc/rfc5869 */
function toMasterKey(secret: string): MasterKey {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `tracewell sealed ${version}`, keyBytes))
  return { key, id: createHash('sha256').update(key).digest('base64url').slice(0, 8) }
}

const encrypt = (key: Buffer, content: Buffer, context: string): string =>
  encipher(key, content, context).toString('base64url')

function decrypt(key: Buffer, coded: string, context: string): Buffer {
  const bytes = Buffer.from(coded, 'base64url')
  if (bytes.length < nonceBytes + tagBytes || bytes.toString('base64url') !== coded) {
    throw new Error('this is not a sealed text')
  }
  return decipher(key, bytes, context)
}
