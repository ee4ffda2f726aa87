import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium, type Browser } from 'playwright-core'

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']

/** Returns the path of Chromium, or `undefined`. With NEED_BROWSER=1, as in CI, a missing Chromium is an error. */
export function findBrowser(): string | undefined {
  const found = [process.env['CHROMIUM'] ?? '', ...candidates].find(existsSync)
  if (found === undefined && process.env['NEED_BROWSER'] === '1') {
    throw new Error('no Chromium is there: apt-get install -y chromium')
  }
  return found
}

/**
 * Opens Chromium. Chromium's own sandbox does not work for root, so it is off for root. This is safe, because the tests
 * load only our pages. Without a graphics card, the process that simulates one takes processor time from the page, so
 * it is off too.
 */
export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: ['--disable-gpu', ...process.getuid?.() === 0 ? ['--no-sandbox'] : []] })

/**
 * Path of the script of axe, which checks accessibility.
 * https://github.com/dequelabs/axe-core/blob/develop/doc/API.md
 */
export const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
