import { once } from './once.ts'

/**
 * Loads the image library when the first image is rendered, to save memory in other processes. Uses one thread per
 * image,
 * since several images are rendered at once, and no cache of its own. https://sharp.pixelplumbing.com
 */
export const loadSharp = once(async () => {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
})
