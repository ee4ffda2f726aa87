import { startDeadline } from '../../lib/abort.ts'
import type { Client } from '../../sources/egress/client.ts'
import type { Painter } from '../logos/painter.ts'
import { fetchPicture, pictureItems } from './card-pictures.ts'

/** Maximum number of pictures of one task that are fetched. Most sources have one. */
const maxPictures = 3

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
    const pictures = pictureItems(results).slice(0, maxPictures)
    if (pictures.length === 0) return
    using deadline = startDeadline(maxWaitMs, () => new Error('the pictures took too long'), [signal])
    await Promise.all(pictures.map(async item => {
      const picture = await fetchPicture(item.value, { client, painter }, deadline.signal).catch(() => undefined)
      if (picture?.isDetailed) item.fingerprint = picture.perceptualHash
    }))
    signal.throwIfAborted()
  }
}
