import type { DataOf, ReceivedEvent } from './contract-types.ts'

export type { ReceivedEvent }

/**
 * Reads the events of a stream until the stream ends. Does not validate the events, because `checkReply` checks every
 * reply of a service that runs in the test process.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export async function* readEvents<E extends ReceivedEvent = ReceivedEvent>(
  response: Response,
): AsyncGenerator<E, undefined> {
  if (response.status !== 200) throw new Error(`no stream: ${response.status} ${await response.text()}`)
  let rest = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + chunk).split('\n\n')
    rest = blocks.pop()!
    for (const block of blocks) {
      const event = parse(block)
      if (event) yield event as E
    }
  }
}

/** Returns the data of the events with this name. */
export const dataOf = <E extends ReceivedEvent, Name extends ReceivedEvent['event']>(
  events: readonly E[],
  name: Name,
): Array<DataOf<E, Name>> => events.filter(({ event }) => event === name).map(({ data }) => data as DataOf<E, Name>)

/** Returns the data of the last event. Throws if the last event is not `search.finished`. */
export function finalData(events: readonly ReceivedEvent[]): DataOf<ReceivedEvent, 'search.finished'> {
  const last = events.at(-1)
  if (last?.event !== 'search.finished') throw new Error(`the stream ended with ${last?.event ?? 'no event'}`)
  return last.data
}

/** Parses one block of a stream. Returns `undefined` if the block has no data, for example a comment or `retry:`. */
function parse(block: string): { id: string | undefined, event: string, data: unknown } | undefined {
  const fields = new Map(block.split('\n').filter(line => !line.startsWith(':')).map(line => {
    const [, name = '', value = ''] = /^([^:]*): ?(.*)$/.exec(line) ?? []
    return [name, value]
  }))
  const data = fields.get('data')
  return data === undefined ?
    undefined
    : {
      id: fields.get('id'),
      event: fields.get('event') ?? 'message',
      data: JSON.parse(data) as unknown,
    }
}
