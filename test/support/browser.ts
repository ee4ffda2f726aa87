import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium, type Browser } from 'playwright-core'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']

/** A Chromium of this machine. NEED_BROWSER=1, as in CI, makes it a failure that there is none. */
export function findBrowser(): string | undefined {
  const found = [process.env['CHROMIUM'] ?? '', ...places].find(existsSync)
  if (found === undefined && process.env['NEED_BROWSER'] === '1') {
    throw new Error('no Chromium is there: apt-get install -y chromium')
  }
  return found
}

/** Root has no sandbox of Chromium's; the only pages that it sees are ours. */
export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })

/** https://github.com/dequelabs/axe-core/blob/develop/doc/API.md */
export const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
