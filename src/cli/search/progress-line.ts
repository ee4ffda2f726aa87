import { clearLine } from '../kit/terminal.ts'

const spinner = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'
const redrawMs = 100

/**
 * Creates the last line of a terminal, which is drawn again while a search runs.
 * @param isLive `false` if nothing is to be drawn
 * @param text returns `undefined` when the search has ended
 */
export function createProgressLine(isLive: boolean, text: () => string | undefined) {
  const { stderr } = process
  let turn = 0
  const timer = isLive ? setInterval(draw, redrawMs) : undefined

  function draw(): void {
    const current = isLive ? text() : undefined
    if (current !== undefined) stderr.write(`${clearLine}${spinner[turn++ % spinner.length]!} ${current}`)
  }

  return {
    draw,
    clear: () => { if (isLive) stderr.write(clearLine) },
    stop: () => clearInterval(timer),
  }
}
