/** One received event. */
export interface ReceivedEvent {
  id: string | undefined
  event: string
  data: Record<string, unknown>
}

/** Reads a stream to its end. https://html.spec.whatwg.org/multipage/server-sent-events.html */
export async function* readEvents(response: Response): AsyncGenerator<ReceivedEvent> {
  if (response.status !== 200) throw new Error(`no stream: ${response.status} ${await response.text()}`)
  let rest = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + chunk).split('\n\n')
    rest = blocks.pop()!
    for (const block of blocks) {
      const event = parse(block)
      if (event) yield event
    }
  }
}

/** Returns `undefined` for comments and `retry:`. */
function parse(block: string): ReceivedEvent | undefined {
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
      data: JSON.parse(data) as Record<string, unknown>,
    }
}
