import { expect } from 'chai'
import { readEvents } from '../../scripts/contract/events.ts'

describe('the events of a stream', () => {
  it('are parsed by the rules of server-sent events', () => {
    const text = ': hello\nretry: 3000\n\nid: 1\nevent: bark\ndata: {"a":\ndata: 1}\n\ndata: {}\n\n'
    const events = readEvents(text, false)

    expect(events).to.deep.equal([{ event: 'bark', data: { a: 1 }, id: '1' }, { event: 'message', data: {} }])
  })

  it('are incomplete if the stream ends within an event', () => {
    expect(() => readEvents('event: bark\ndata: {', false)).to.throw('ends within an event')
    expect(readEvents('data: {}\n\nevent: bark\ndata: {', true)).to.have.length(1)
  })
})
