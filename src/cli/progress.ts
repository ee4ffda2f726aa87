import type { Progress } from '../core/leaks/import-session.ts'

const redrawMs = 100
/** Interval of progress lines if standard error is not a terminal. */
const lineMs = 10_000
const width = 30
const verbs: Record<Progress['phase'], string> = { reading: 'Reading ', indexing: 'Indexing' }

/** Shows the progress of an import on standard error. If `isQuiet`, only in a terminal. */
export function createProgress({ isQuiet }: { isQuiet: boolean }) {
  const { stderr } = process
  const isLive = stderr.isTTY
  let phase: Progress['phase'] | undefined
  let start = { at: 0, share: 0, rows: 0 }
  let shownAt = 0

  return {
    show(progress: Progress): void {
      const now = performance.now()
      if (progress.phase !== phase) {
        phase = progress.phase
        start = { at: now, share: progress.share, rows: progress.rows }
      }
      if ((isQuiet && !isLive) || now - shownAt < (isLive ? redrawMs : lineMs)) return
      shownAt = now
      const line = describe(progress, start, now)
      stderr.write(isLive ? `\r\x1b[2K${line}` : `${line}\n`)
    },

    clear(): void {
      if (isLive && phase !== undefined) stderr.write('\r\x1b[2K')
    },
  }
}

/** Describes the progress in one line. `start` is the progress when the phase began; `at` and `now` in milliseconds. */
export function describe(
  { phase, share, rows }: Progress,
  start: { at: number, share: number, rows: number },
  now: number,
): string {
  const seconds = (now - start.at) / 1_000
  const filled = Math.round(share * width)
  const parts = [`${verbs[phase]} ${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${Math.floor(share * 100)} %`,
    `${rows.toLocaleString('en')} rows`]
  if (phase === 'reading' && seconds >= 1) {
    parts.push(`${Math.round((rows - start.rows) / seconds).toLocaleString('en')} rows/s`)
  }
  if (seconds >= 1 && share > start.share) parts.push(`${duration((1 - share) * seconds / (share - start.share))} left`)
  return parts.join('  ')
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (whole < 60) return `${whole} s`
  return whole < 3_600
    ? `${Math.floor(whole / 60)} min ${whole % 60} s`
    : `${Math.floor(whole / 3_600)} h ${Math.floor(whole % 3_600 / 60)} min`
}
