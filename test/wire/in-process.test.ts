import { expect } from 'chai'
import { createInProcessWire } from '../../src/wire/in-process.ts'

describe('the in-process wire', () => {
  it('tells every subscriber of a search, and only those', () => {
    const wire = createInProcessWire()
    const heard: string[] = []
    wire.subscribe('a', () => heard.push('first'))
    wire.subscribe('a', () => heard.push('second'))
    wire.subscribe('b', () => heard.push('other'))

    wire.publish('a')

    expect(heard).to.deep.equal(['first', 'second'])
  })

  it('tells nobody who has unsubscribed', () => {
    const wire = createInProcessWire()
    const heard: string[] = []
    const leave = wire.subscribe('a', () => heard.push('left'))
    wire.subscribe('a', () => heard.push('stayed'))

    leave()
    leave()
    wire.publish('a')

    expect(heard).to.deep.equal(['stayed'])
  })

  it('takes a publication that nobody waits for', () => {
    const wire = createInProcessWire()

    expect(() => wire.publish('a')).not.to.throw()
  })
})
