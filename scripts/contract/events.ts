export interface SentEvent {
  event: string
  data: unknown
  id?: string
}

/**
 * Parses the events of a stream. Throws if the data of an event is not JSON, or if a stream that was not cut ends
 * within an event.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function readEvents(text: string, cut: boolean): SentEvent[] {
  const blocks = text.replaceAll('\r\n', '\n').split('\n\n')
  const whole = blocks.slice(0, -1) // the last block is empty, or incomplete if the stream was cut
  if (!cut && blocks.at(-1)!.trim() !== '') throw new Error('the stream ends within an event')
  return whole.flatMap(block => {
    const fields = block.split('\n').filter(line => !line.startsWith(':')).map(line => /^([^:]*):? ?(.*)$/.exec(line)!)
    const values = (name: string) => fields.filter(([, field]) => field === name).map(([, , value]) => value!)
    const data = values('data')
    const id = values('id').at(-1)
    if (data.length === 0) return []
    return [{
      event: values('event').at(-1) ?? 'message',
      data: JSON.parse(data.join('\n')) as unknown,
      ...(id !== undefined && { id }),
    }]
  })
}
