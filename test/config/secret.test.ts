import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect } from 'chai'
import { readSecrets, removeTemporaryFiles, addSecret } from '../../src/config/secret.ts'

describe('secret.key in DATA_DIR', () => {
  let dataDir: string
  const config = () => ({ dataDir, secretKey: undefined, previousSecretKey: undefined })
  beforeEach(async () => { dataDir = await mkdtemp(join(tmpdir(), 'tracewell-secret-')) })
  afterEach(() => rm(dataDir, { recursive: true }))

  it('stays when removeTemporaryFiles removes the files that killed processes left', async () => {
    const [secret] = readSecrets(config())
    for (const name of ['4711', '0c2f7a52-6a0e-4a0e-9d0e-3f1f4f9d2a11']) {
      await writeFile(join(dataDir, `secret.key.${name}`), 'half')
    }
    await writeFile(join(dataDir, 'secret.key.backup'), 'a backup of the operator')

    removeTemporaryFiles(config())

    expect((await readdir(dataDir)).sort()).to.deep.equal(['secret.key', 'secret.key.backup'])
    expect(readSecrets(config())).to.deep.equal([secret])
  })

  it('is refused if it is empty, and not replaced', async () => {
    await writeFile(join(dataDir, 'secret.key'), '\n')

    expect(() => readSecrets(config())).to.throw('secret.key: is empty')
    expect(await readFile(join(dataDir, 'secret.key'), 'utf8')).to.equal('\n')
  })

  it('is refused if it was cut, or is a folder', async () => {
    await writeFile(join(dataDir, 'secret.key'), `${'f'.repeat(64)}\n${'f'.repeat(31)}`)
    expect(() => readSecrets(config())).to.throw('secret.key: has a line of fewer than 32 characters')

    await rm(join(dataDir, 'secret.key'))
    await mkdir(join(dataDir, 'secret.key'))
    expect(() => readSecrets(config())).to.throw('secret.key: it is a folder: put the file back from a backup')
  })

  it('is the same for processes that create it together while others remove temporary files', async () => {
    const module = JSON.stringify(resolve(import.meta.dirname, '../../src/config/secret.ts'))
    const run = (code: string) => {
      const child = spawn(process.execPath, ['--input-type=module-typescript', '-e',
        `import { readSecrets, removeTemporaryFiles, addSecret } from ${module}
        const config = { dataDir: ${JSON.stringify(dataDir)}, secretKey: undefined, previousSecretKey: undefined }
        ${code}`])
      return Promise.all([text(child.stdout), text(child.stderr)])
    }
    const removing = Array.from(
      { length: 2 },
      () => run('for (let time = 0; time < 2_000; time++) removeTemporaryFiles(config)'),
    )
    const making = Array.from({ length: 3 }, () => run('console.log(readSecrets(config).at(-1))'))

    const made = await Promise.all(making)
    for (let time = 0; time < 20; time++) addSecret(config())
    const errors = (await Promise.all([...making, ...removing])).map(([, error]) => error)

    const secrets = readSecrets(config())
    expect(secrets).to.have.lengthOf(21)
    expect(made.map(([out]) => out.trim())).to.deep.equal(Array.from({ length: 3 }, () => secrets.at(-1)))
    expect(errors.join('')).to.equal('')
    expect(await readdir(dataDir)).to.deep.equal(['secret.key'])
    expect(await readFile(join(dataDir, 'secret.key'), 'utf8')).to.match(/^[\da-f\n]+$/)
  })
})
