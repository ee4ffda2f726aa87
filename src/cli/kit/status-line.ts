import type { WriteStream } from 'node:tty'
import { clearLine, isLive } from './terminal.ts'

const redrawMs = 100
/** Interval between lines if standard error is not a terminal, in milliseconds. */
const lineMs = 10_000

/**
 * Shows the state of long work on standard error: on a terminal as one line that changes, else as a line every ten
 * seconds. If `isQuiet` is `true`, only on a terminal.
 */
export function createStatusLine(
  { isQuiet, stderr = process.stderr }: { isQuiet: boolean, stderr?: Pick<WriteStream, 'isTTY' | 'write'> },
) {
  const live = isLive(stderr)
  let drawnAt = live ? -Infinity : performance.now() // short work prints no line
  let isDrawn = false

  return {
    /**
     * @param toText called only if the line is drawn; gets the current time in milliseconds
     * @param isNew `true` if another phase begins, which a terminal displays at once
     */
    show(toText: (now: number) => string, { isNew = false } = {}): void {
      const now = performance.now()
      if ((isQuiet && !live) || (now - drawnAt < (live ? redrawMs : lineMs) && !(isNew && live))) return
      drawnAt = now
      isDrawn = true
      stderr.write(live ? `${clearLine}${toText(now)}` : `${toText(now)}\n`)
    },

    clear(): void {
      if (live && isDrawn) stderr.write(clearLine)
    },
  }
}

const width = 30

/** Returns a bar with its percentage. `fraction` is from 0 to 1. */
export function bar(fraction: number): string {
  const filled = Math.round(fraction * width)
  return `${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${Math.floor(fraction * 100)} %`
}
