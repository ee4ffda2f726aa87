import { expect } from 'chai'
import { ConfigError } from '../../src/config/read.ts'
import { readSandboxConfig } from '../../src/sandbox/config.ts'

describe('the configuration of the sandbox', () => {
  const faultsOf = (given: Record<string, string>): readonly string[] => {
    try {
      readSandboxConfig(given, {})
      return []
    } catch (error) {
      return (error as ConfigError).faults
    }
  }

  it('refuses a control port that another server uses, and does not report a conflict of a malformed one', () => {
    expect(faultsOf({ CONTROL_PORT: '8081' })).to.deep.equal(['CONTROL_PORT: must differ from PORT and IMAGES_PORT'])
    expect(faultsOf({ CONTROL_PORT: 'abc', IMAGES_PORT: '8082' })).to.have.lengthOf(1).and.to
      .satisfy(([fault]: string[]) => fault?.startsWith('CONTROL_PORT: must be'))
    expect(faultsOf({ CONTROL_PORT: '8083' })).to.deep.equal([])
  })
})
