/** Largest number of faults that a page writes to the console of the browser. */
const most = 20

let written = 0

/** Writes an error of the page itself to the console of the browser. Writes the first ones only. */
export function reportFault(part: string, error: unknown): void {
  written += 1
  if (written <= most) console.error(`${part}:`, error)
  if (written === most) console.error('Further errors of this page are not written')
}
