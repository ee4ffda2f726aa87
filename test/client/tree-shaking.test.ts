import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect } from 'chai'
import { build } from 'esbuild'
import type { OpenApi } from '../../scripts/generate/document.ts'
import { installClient } from '../support/install-client.ts'

const { paths } = JSON.parse(readFileSync(new URL('../../generated/api.json', import.meta.url), 'utf8')) as OpenApi

describe('a bundle of a program that uses the client', function () {
  this.timeout(120_000)
  let folder: string
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tracewell-bundle-'))
    await installClient(folder)
  })
  after(() => rmSync(folder, { recursive: true }))

  /** Bundles a program. Returns the paths of operations in it, and the files of the package with their bytes in it. */
  async function bundle(program: string) {
    const { metafile, outputFiles } = await build({
      stdin: { contents: program, resolveDir: folder },
      bundle: true,
      format: 'esm',
      metafile: true,
      write: false,
    })
    const [{ inputs }] = Object.values(metafile.outputs) as [(typeof metafile.outputs)[string]]
    const files = Object.entries(inputs).filter(([file, { bytesInOutput }]) =>
      file.includes('@tracewell/client/') && bytesInOutput > 0)
    const { text } = outputFiles[0]!
    return {
      operations: Object.keys(paths).filter(path => text.includes(`("${path}", {`)),
      bytes: new Map(files.map(([file, { bytesInOutput }]) => [basename(file), bytesInOutput])),
    }
  }

  it('has no other operation and no stream if it calls one function', async () => {
    const { operations, bytes } = await bundle(
      "import { connect, listBreaches } from '@tracewell/client'\n" +
        "console.log(await listBreaches(connect({ baseUrl: 'https://tracewell.example.com' })))",
    )

    expect(operations).to.deep.equal(['/radar/breaches'])
    expect([...bytes.keys()].sort()).to.deep.equal(['call.js', 'connection.js', 'error.js', 'operations.js',
      'repeat.js', 'watch.js'])
  })

  it('has the parser of streams if it follows one, and only the verifier if it verifies webhooks', async () => {
    const stream = await bundle("export { connect, streamSearch } from '@tracewell/client'")
    const webhook = await bundle("export { verifyWebhook } from '@tracewell/client'")

    expect(stream.operations).to.deep.equal(['/search/{id}/stream'])
    expect([...stream.bytes.keys()]).to.include.members(['follow.js', 'event-parser.js'])
    expect([...webhook.bytes.keys()]).to.deep.equal(['webhook.js'])
  })

  it('has all operations if it creates the client with all groups', async () => {
    const { operations, bytes } = await bundle("export { createClient } from '@tracewell/client'")

    expect(operations).to.have.members(Object.keys(paths))
    expect(bytes.has('images.js')).to.equal(false)
  })
})
