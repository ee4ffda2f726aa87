import type { Progress } from '../../core/leaks/import-session.ts'
import { bar, createStatusLine } from './status-line.ts'

const verbs: Record<Progress['phase'], string> = {
  resuming: 'Resuming',
  reading: 'Reading ',
  indexing: 'Indexing',
}

/**
 * Shows the progress of an import on standard error. If `isQuiet` is `true`, shows the progress only if standard error
 * is a terminal.
 */
export function createProgress(options: { isQuiet: boolean }) {
  const line = createStatusLine(options)
  let phase: Progress['phase'] | undefined
  let start = { at: 0, fraction: 0, rows: 0 }

  return {
    show(progress: Progress): void {
      if (progress.phase !== phase) {
        phase = progress.phase
        start = { at: performance.now(), fraction: progress.fraction, rows: progress.rows }
      }
      line.show(now => progressLine(progress, start, now))
    },
    clear: line.clear,
  }
}

/**
 * Returns the progress as one line. `start` is the progress at the beginning of the phase. `start.at` is the time of
 * that beginning, and `now` is the current time, both in milliseconds.
 */
export function progressLine(
  { phase, fraction, rows }: Progress,
  start: { at: number, fraction: number, rows: number },
  now: number,
): string {
  const seconds = (now - start.at) / 1_000
  const parts = [`${verbs[phase]} ${bar(fraction)}`, `${rows.toLocaleString('en')} rows`]
  if (phase === 'reading' && seconds >= 1) {
    parts.push(`${Math.round((rows - start.rows) / seconds).toLocaleString('en')} rows/s`)
  }
  if (seconds >= 1 && fraction > start.fraction) {
    parts.push(`${durationText((1 - fraction) * seconds / (fraction - start.fraction))} left`)
  }
  return parts.join('  ')
}

function durationText(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (whole < 60) return `${whole} s`
  return whole < 3_600
    ? `${Math.floor(whole / 60)} min ${whole % 60} s`
    : `${Math.floor(whole / 3_600)} h ${Math.floor(whole % 3_600 / 60)} min`
}
