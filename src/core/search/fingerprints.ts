import { startDeadline, untilAborted } from '../../lib/abort.ts'
import type { Client } from '../../sources/egress/client.ts'
import { labelMeanings } from '../../sources/kit/meanings/labels.ts'
import type { Item } from '../../sources/kit/source.ts'
import type { Painter } from '../logos/painter.ts'

/** Maximum number of pictures of one task that are fetched. Most sources have one. */
const maxPictures = 3
const maxBytes = 1_048_576

/**
 * Adds a perceptual hash to each picture of these cards, so that the same picture on two sites can be recognised. A
 * picture that cannot be fetched or read in time, or that has few colours, gets none. Rejects only if `signal` aborts.
 * @param results cards under their numbered names, which it changes
 */
export type AddFingerprints = (
  results: readonly object[], client: Pick<Client, 'send'>, signal: AbortSignal,
) => Promise<void>

/** @param maxWaitMs maximum time for which the cards of a task wait for their pictures (default: 2,000) */
export function createFingerprints(painter: Pick<Painter, 'read'>, maxWaitMs = 2_000): AddFingerprints {
  return async (results, client, signal) => {
    const pictures = results
      .flatMap(result => Object.values(result as Record<string, { items: Item[] }>))
      .flatMap(({ items }) => items.filter(isPicture))
      .slice(0, maxPictures)
    if (pictures.length === 0) return
    using deadline = startDeadline(maxWaitMs, () => new Error('the pictures took too long'), [signal])
    await Promise.all(pictures.map(async item => {
      const print = await read(item.value, client, deadline.signal).catch(() => undefined)
      if (print !== undefined) item.fingerprint = print
    }))
    signal.throwIfAborted()
  }

  async function read(url: string, client: Pick<Client, 'send'>, signal: AbortSignal): Promise<string | undefined> {
    const { status, body } = await client.send({ url, headers: { accept: 'image/*' }, maxBytes }, signal)
    const picture = status === 200 ? await untilAborted(painter.read(body, signal), signal) : undefined
    return picture?.isDetailed ? picture.perceptualHash : undefined
  }
}

/** `true` if a line of a card is the address of a picture. */
export const isPicture = ({ label, islink }: Pick<Item, 'label' | 'islink'>): boolean =>
  islink && (labelMeanings(label, 'Pseudonym')?.some(({ types }) => types.includes('Image')) ?? false)
