import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import { checkSamples } from '../../scripts/docs/sample-check.ts'
import { installClient } from '../support/install-client.ts'

const root = resolve(import.meta.dirname, '../..')

/** Imports every file, and prints what failed as a list of file and reason. */
const importer = `
const failed = []
console.log = () => undefined
for (const file of process.argv.slice(2)) {
  await import('./' + file).catch(error => failed.push([file, String(error)]))
}
process.stdout.write(JSON.stringify(failed))
`

describe('the samples of the reference', function () {
  this.timeout(120_000)
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tracewell-samples-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const run = (command: string, words: string[], environment = {}) =>
    new Promise<{ code: number, out: string, err: string }>(done => {
      execFile(command, words, { cwd: folder, env: { PATH: process.env['PATH'], ...environment } }, (error, out, err) =>
        done({ code: typeof error?.code === 'number' ? error.code : 0, out, err }))
    })

  it('send the examples of the documents, with curl', async () => {
    const faults = await checkSamples('sh', folder, async (files, environment) => {
      const failed = new Map<string, string>()
      for (const file of files) {
        const { code, err } = await run('sh', [file], environment)
        if (code !== 0) failed.set(file, err)
      }
      return failed
    })

    expect(faults).to.deep.equal([])
  })

  it('compile, and send the examples of the documents, in TypeScript', async () => {
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    writeFileSync(join(folder, 'import.js'), importer)
    await installClient(folder)
    symlinkSync(join(root, 'node_modules/@types'), join(folder, 'node_modules/@types'))
    let compiled: string | undefined
    const faults = await checkSamples('ts', folder, async (files, environment) => {
      const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--types', 'node',
        '--moduleDetection', 'force']
      const tsc = join(root, 'node_modules/typescript/bin/tsc')
      compiled = (await run(process.execPath, [tsc, ...options, ...files])).out
      const { out, err } = await run(process.execPath, ['import.js', ...files], environment)
      expect(err).to.equal('')
      return new Map(JSON.parse(out) as [string, string][])
    })

    expect(compiled).to.equal('')
    expect(faults).to.deep.equal([])
  })
})
