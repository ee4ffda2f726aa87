import { expect } from 'chai'
import { networkAdvice } from '../../../src/cli/kit/no-network.ts'

describe('networkAdvice', () => {
  const lost = ['UPSTREAM_UNREACHABLE', 'UPSTREAM_TIMEOUT', 'MODULE_TIMEOUT']

  it('names the network if no source could be reached in time', () => {
    expect(networkAdvice(lost, false).join()).to.match(/^ {2}no source could be reached: check the network, /)
  })

  it('blames the proxy only if every source failed at it, else counts the sources that did', () => {
    const { EGRESS_PROXY: before } = process.env
    process.env['EGRESS_PROXY'] = ' socks5h://sam:secret@tor.example:9050 '
    try {
      const proxy = 'the proxy socks5://tor.example:9050 (EGRESS_PROXY or --proxy)'
      expect(networkAdvice(['PROXY_FAILED', 'PROXY_FAILED'], false)).to.deep
        .equal([`  ${proxy} failed, not the sources`])
      expect(networkAdvice(['PROXY_FAILED', undefined, 'UPSTREAM_UNREACHABLE'], false)).to.deep
        .equal([`  1 of 3 sources failed at ${proxy}`])
    } finally {
      if (before === undefined) delete process.env['EGRESS_PROXY']
      else process.env['EGRESS_PROXY'] = before
    }
  })

  it('is silent if a source answered or failed otherwise, if none was asked, and in a sandbox', () => {
    expect(networkAdvice([...lost, undefined], false)).to.deep.equal([])
    expect(networkAdvice([...lost, 'UPSTREAM_ERROR'], false)).to.deep.equal([])
    expect(networkAdvice([], false)).to.deep.equal([])
    expect(networkAdvice(lost, true)).to.deep.equal([])
  })
})
