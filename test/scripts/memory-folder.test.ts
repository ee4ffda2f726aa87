import { tmpdir } from 'node:os'
import { expect } from 'chai'
import { memoryFolder } from '../../scripts/support/memory-folder.ts'

describe('memoryFolder', () => {
  it('returns the folder of temporary files if the other does not exist or is full', () => {
    expect(memoryFolder('/does/not/exist')).to.equal(tmpdir())
    expect(memoryFolder('/proc')).to.equal(tmpdir())
  })

  it('returns a folder with enough space', () => {
    expect(memoryFolder(process.cwd())).to.equal(process.cwd())
  })
})
