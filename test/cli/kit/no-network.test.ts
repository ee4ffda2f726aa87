import { expect } from 'chai'
import { networkAdvice } from '../../../src/cli/kit/no-network.ts'

describe('networkAdvice', () => {
  const lost = ['UPSTREAM_UNREACHABLE', 'UPSTREAM_TIMEOUT', 'MODULE_TIMEOUT']

  it('names the network if no source could be reached in time', () => {
    expect(networkAdvice(lost, false).join()).to.match(/^ {2}no source could be reached: check the network, /)
  })

  it('is silent if a source answered or failed otherwise, if none was asked, and in a sandbox', () => {
    expect(networkAdvice([...lost, undefined], false)).to.deep.equal([])
    expect(networkAdvice([...lost, 'UPSTREAM_ERROR'], false)).to.deep.equal([])
    expect(networkAdvice([], false)).to.deep.equal([])
    expect(networkAdvice(lost, true)).to.deep.equal([])
  })
})
