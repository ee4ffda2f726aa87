/** A place in a stream at which the proxy cuts a connection. */
export interface Place {
  name: string
  /**
   * Returns the number of bytes to send before the cut, or `undefined` if the place is not in `text`. `text` is the
   * stream of this connection so far, in ASCII.
   */
  find(text: string): number | undefined
}

interface Block {
  text: string
  /** Position of the first character of the block. */
  start: number
}

/**
 * Places at which connections are cut, one connection after the other. Each connection first delivers at least one
 * event, so that a reader makes progress. The last place is the end: everything was sent, but the connection is not
 * closed properly.
 */
export const places: readonly Place[] = [
  { name: 'after connected', find: text => text.includes('\n\n') ? text.indexOf('\n\n') + 2 : undefined },
  inSecond('between two events', () => 0),
  inSecond('after the event line', ({ text }) => text.indexOf('\n') + 1),
  inSecond('inside the data line', ({ text }) => text.indexOf('data: ') + 20),
  inSecond('after the data line', ({ text }) => text.indexOf('\nid: ') + 1),
  inSecond('after "id:"', ({ text }) => text.indexOf('\nid: ') + 4),
  inSecond('inside the number of an id', ({ text }) => text.indexOf('\nid: ') + 6, 10),
  inSecond('after the id line', ({ text }) => text.length + 1),
  {
    name: 'after the last event',
    find: text => /\nevent: search\.finished\n/.test(text) && text.endsWith('\n\n') ? text.length : undefined,
  },
]

/** Returns a place in the second event of a connection whose id is at least `least`. */
function inSecond(name: string, within: (block: Block) => number, least = 1): Place {
  return {
    name,
    find(text) {
      const events = blocksOf(text).filter(block => /\nid: \d+$/.test(block.text))
      const second = events.slice(1).find(block => Number(/\d+$/.exec(block.text)![0]) >= least)
      return second && second.start + within(second)
    },
  }
}

function blocksOf(text: string): Block[] {
  const ended = text.split('\n\n').slice(0, -1)
  let start = 0
  return ended.map(block => {
    const at = start
    start += block.length + 2
    return { text: block, start: at }
  })
}
