import { expect } from 'chai'
import { createInProcessWire } from '../../src/wire/in-process.ts'

describe('the in-process wire', () => {
  it('calls the subscribers of a search, and no others', () => {
    const wire = createInProcessWire()
    const heard: string[] = []
    wire.subscribe('a', () => heard.push('first'))
    wire.subscribe('a', () => heard.push('second'))
    wire.subscribe('b', () => heard.push('other'))

    wire.publish('a')

    expect(heard).to.deep.equal(['first', 'second'])
  })

  it('does not call listeners that have unsubscribed', () => {
    const wire = createInProcessWire()
    const heard: string[] = []
    const leave = wire.subscribe('a', () => heard.push('left'))
    wire.subscribe('a', () => heard.push('stayed'))

    leave()
    leave()
    wire.publish('a')

    expect(heard).to.deep.equal(['stayed'])
  })

  it('accepts a message without subscribers', () => {
    const wire = createInProcessWire()

    expect(() => wire.publish('a')).not.to.throw()
  })
})
