import { once } from './once.ts'

/**
 * The image library, loaded when the first image is rendered: a process that renders none does without its memory. One
 * thread an image, since several images are rendered at once, and no cache of its own. https://sharp.pixelplumbing.com
 */
export const loadSharp = once(async () => {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
})
