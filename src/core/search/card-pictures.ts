import { untilAborted } from '../../lib/abort.ts'
import type { Client } from '../../sources/egress/client.ts'
import { labelMeanings } from '../../sources/kit/meanings/labels.ts'
import type { Item } from '../../sources/kit/source.ts'
import type { Painter } from '../logos/painter.ts'

const maxBytes = 1_048_576

interface PictureParts {
  client: Pick<Client, 'send'>
  painter: Pick<Painter, 'read'>
}

/**
 * Returns the lines of cards that are addresses of pictures.
 * @param cards cards under their numbered names
 */
export const pictureItems = (cards: readonly object[]): Item[] =>
  cards.flatMap(card => Object.values(card as Record<string, { items: Item[] }>))
    .flatMap(({ items }) => items.filter(isPicture))

const isPicture = ({ label, islink }: Item): boolean =>
  islink && (labelMeanings(label, 'Pseudonym')?.some(({ types }) => types.includes('Image')) ?? false)

/**
 * Fetches a picture of at most 1 MiB and decodes it. Returns `undefined` if the status is not 200, or if the body is no
 * picture. Rejects if the request fails or the signal aborts.
 */
export async function fetchPicture(url: string, { client, painter }: PictureParts, signal: AbortSignal) {
  const { status, body } = await client.send({ url, headers: { accept: 'image/*' }, maxBytes }, signal)
  return status === 200 ? untilAborted(painter.read(body, signal), signal) : undefined
}
