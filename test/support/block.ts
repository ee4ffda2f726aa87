/** Computes for this time, in milliseconds, so that no timer runs and nothing is read. */
export function block(ms: number): void {
  const untilMs = performance.now() + ms // real clock: a test of a late process must be late
  while (performance.now() < untilMs); // real clock: the same
}
