import { expect } from 'chai'
import { percentDecoded, readableHost, readableName, withoutEntities } from '../../src/lib/readable-text.ts'

describe('readable texts', () => {
  it('decode the references of HTML, and leave other texts', () => {
    const texts = ['Tom &amp; Sam', '&#x2F;&#47;', 'a&nbsp;b', 'R&D; x', '&unknown;', '&#0;&#xD800;', '100 % & more']

    expect(texts.map(withoutEntities)).to.deep.equal([
      'Tom & Sam', '//', 'a b', 'R&D; x', '&unknown;', '&#0;&#xD800;', '100 % & more',
    ])
  })

  it('decode the names of letters and marks, each in its case', () => {
    expect(withoutEntities('M&uuml;ller &ndash; &Uuml;&ETH;&eth;&yuml;&AMP; &frac12;&sup2; &euro;&hellip;'))
      .to.equal('Müller – ÜÐðÿ& ½² €…')
  })

  it('undo percent-encoding, and leave what cannot be decoded', () => {
    expect(['sam%40example.com', '%E4%BD%A0', '%zz', '50%'].map(percentDecoded))
      .to.deep.equal(['sam@example.com', '你', '%zz', '50%'])
    expect(readableName('Tom%20%26amp%3B%20Sam')).to.equal('Tom & Sam')
  })

  it('write hosts in their own script', () => {
    expect(['xn--bcher-kva.example', 'example.com', 'xn--'].map(readableHost))
      .to.deep.equal(['bücher.example', 'example.com', 'xn--'])
  })
})
