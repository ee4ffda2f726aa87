import { once } from './once.ts'

/**
 * Loads the image library when the first image is rendered, because it takes memory that most processes do not need.
 * Each image uses one thread, since several images are rendered at once. The library's own cache is off.
 * https://sharp.pixelplumbing.com
 */
export const loadSharp = once(async () => {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
})
