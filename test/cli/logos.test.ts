import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import sharp from 'sharp'
import { command, json } from '../support/command.ts'

describe('the logos commands', () => {
  let folder: string
  before(async () => { folder = await mkdtemp(join(tmpdir(), 'tracewell-logos-')) })
  after(() => rm(folder, { recursive: true, force: true }))

  const logos = (...args: string[]) =>
    command(['logos', ...args], { SANDBOX: '1', DATA_DIR: join(folder, 'data') }, folder)

  it('find a logo and write it to a file', async () => {
    const told = await logos('get', 'WWW.Aurora.example', '--size', '256', '--format', 'webp', '--out', 'a.webp')
    const { format, width, height } = await sharp(await readFile(join(folder, 'a.webp'))).metadata()

    expect(told).to.include({ code: 0, err: '' })
    expect(told.out).to
      .match(/^DOMAIN +SOURCE +SIZE +BYTES +FILE\naurora\.example +site-manifest +256 +\d+ +a\.webp\n$/)
    expect([format, width, height]).to.deep.equal(['webp', 256, 256])
  })

  it('cache the logo, and name the file after the domain by default', async () => {
    await logos('get', 'delta.example')
    const refused = await logos('get', 'delta.example')
    const told = json(await logos('get', 'delta.example', '--force', '--json'))

    expect(refused.code).to.equal(2)
    expect(refused.err).to.equal('--out: delta.example.png exists: give another name, or --force to replace it\n')
    expect(told).to.deep.include({
      domain: 'delta.example',
      source: 'site-icons',
      kept: true,
      size: 128,
      format: 'png',
      file: 'delta.example.png',
    })
    expect(await readdir(folder)).to.include('delta.example.png')
  })

  for (
    const [args, code, message] of [
      [['only-placeholders.example'], 1, 'No logo was found: the site has none, or could not be reached'],
      [['printer.local'], 1, 'No public site can have this name'],
      [['127.0.0.1'], 2, 'This is an IP address, not a domain name'],
      [['aurora.example', '--size', '8'], 2, 'Give a whole number from 16 to 512.'],
      [['aurora.example', '--format', 'gif'], 2, 'Allowed choices are png, webp, jpg.'],
      [['aurora.example', '--out', 'no/such/folder.png'], 2,
        '--out: no/such/folder.png: there is no such file or folder'],
    ] as const
  ) {
    it(`report wrong usage: ${args.join(' ')}`, async () => {
      const told = await logos('get', ...args)

      expect(told.code).to.equal(code)
      expect(told.err).to.include(message)
    })
  }

  it('report the size of the cache and clear it', async () => {
    const shown = await logos('cache')
    const before = json(await logos('cache', '--json'))
    const removed = await logos('cache', '--clear')
    const after = json(await logos('cache', '--json'))

    expect(shown.out).to.match(/^\d domains, \d\.\d MiB of at most 256\.0 MiB\n$/)
    expect(before).to.include({ cleared: false, most_bytes: 268_435_456 })
    expect(removed.out).to.match(/^Removed: [1-9] domains, \d\.\d MiB\n$/)
    expect(after).to.include({ domains: 0, bytes: 0 })
  })
})
