import type { WriteStream } from 'node:tty'

/** `true` if a stream is a terminal that can move its cursor, so that a line can be drawn again. */
export const isLive = ({ isTTY }: Pick<WriteStream, 'isTTY'>, { TERM } = process.env): boolean =>
  isTTY === true && TERM !== 'dumb'

/** Sequence that clears the last line of a terminal. */
export const clearLine = '\r\x1b[2K'
