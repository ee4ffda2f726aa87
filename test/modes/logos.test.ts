import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { createDiskCache } from '../../src/core/logos/disk-cache.ts'
import { logoSites } from '../../src/upstreams/logo-sites.ts'
import { upstreams } from '../../src/upstreams/index.ts'
import { createUpstreamServer } from '../../src/upstreams/server.ts'
import { startReady, type TracewellProcess } from '../../scripts/support/process.ts'
import { until } from '../../scripts/support/until.ts'

const run = promisify(execFile)
const hosts = Object.entries(logoSites).filter(([, kind]) =>
  !['silent', 'plain', 'bombs', 'loop', 'inside'].includes(kind)
).map(([host]) => host)

describe('A process with a disk cache of logos', () => {
  before(function () {
    // uses no database, so a run on another database would only repeat it
    if (process.env['TEST_DATABASE_URL'] !== undefined) this.skip()
  })

  async function world(dataDir: string) {
    const simulator = createUpstreamServer({ upstreams })
    const routes = `*=${await simulator.listen(0)}/{host}`
    return {
      simulator,
      /**
       * Starts a server in the folder. Each server gets its own database, because SQLite allows only one server on each
       * file.
       */
      start: (database = 'tracewell') => startReady({
        DATA_DIR: dataDir,
        DATABASE_URL: join(dataDir, `${database}.db`),
        EGRESS_ROUTES: routes,
        LOG_LEVEL: 'warn',
      }),
      [Symbol.asyncDispose]: () => simulator.close(),
    }
  }
  const imagesOf = ({ output }: TracewellProcess): string =>
    `http://${/images .*listening on (\S+)\)/.exec(output)![1]!}`
  const status = (base: string, path: string) =>
    fetch(`${base}/${path}`).then(async response => {
      await response.arrayBuffer()
      return response.status
    }, () => 0)

  it('leaves only complete logos and no child process when it is killed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tracewell-logos-'))
    await using outside = await world(folder)
    const diskCache = createDiskCache({ folder: join(folder, 'cache/logos'), maxBytes: 2 ** 28 })
    const painters: string[] = []

    for (let round = 0; round < 4; round++) {
      await using tracewell = await outside.start()
      const base = imagesOf(tracewell)
      const asked = hosts.flatMap(host =>
        [32, 64, 256].map(size => status(base, `${host}?size=${size}&format=${['png', 'webp', 'jpg'][round % 3]}`))
      )
      await until('some are kept', async () => (await diskCache.measure()).files > round * 3, 2)
      painters.push(...childrenOf(tracewell.pid))
      await tracewell.kill()
      await Promise.all(asked)
    }
    const files = (await readdir(join(folder, 'cache/logos'))).filter(name => !name.endsWith('.part'))
    const entries = (await Promise.all(hosts.map(host => diskCache.read(host)))).filter(entry => entry !== undefined)
    await until(
      'the processes that read images are gone',
      async () => painters.every(pid => !existsSync(`/proc/${pid}`)),
    )

    await using last = await outside.start()
    const statuses = await Promise.all(hosts.map(host => status(imagesOf(last), host)))
    await rm(folder, { recursive: true, force: true })

    expect(files.length).to.be.above(0)
    expect(entries).to.have.length(files.length)
    expect(new Set(statuses)).to.deep.equal(new Set([200]))
  })

  it('shares its folder with another process, which serves the cached logos without a network', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tracewell-logos-'))
    await using outside = await world(folder)
    await using one = await outside.start()
    await using other = await outside.start('other')

    const found = await Promise
      .all(hosts.flatMap(host =>
        [one, other].map(({ output }) => status(imagesOf({ output } as TracewellProcess), host))
      ))
    await outside.simulator.close()
    await using later = await outside.start('later')
    const kept = await Promise.all(hosts.map(host => status(imagesOf(later), `${host}?size=48`)))
    await rm(folder, { recursive: true, force: true })

    expect(new Set([...found, ...kept])).to.deep.equal(new Set([200]))
  })

  it('serves logos if its disk is full', async function () {
    const disk = await smallDisk().catch(() => this.skip()) // only root on Linux can mount a file system
    const folder = await mkdtemp(join(tmpdir(), 'tracewell-logos-'))
    await using outside = await world(folder)
    await run('mkdir', ['-p', join(folder, 'cache')])
    await run('ln', ['-s', disk.path, join(folder, 'cache/logos')])
    await disk.fill()
    await using tracewell = await outside.start()

    const statuses = await Promise
      .all(hosts.flatMap(host => [16, 128].map(size => status(imagesOf(tracewell), `${host}?size=${size}`))))
    const whileFull = await readdir(disk.path)
    await disk.free()
    const afterwards = await status(imagesOf(tracewell), `${hosts[0]}?size=512`)
    const entries = await createDiskCache({ folder: disk.path, maxBytes: 2 ** 20 }).measure()
    await until('the failure is logged', async () => tracewell.errors.includes('a logo could not be stored on disk'))
    await tracewell.kill()
    await disk[Symbol.asyncDispose]()
    await rm(folder, { recursive: true, force: true })

    expect(new Set(statuses)).to.deep.equal(new Set([200]))
    expect(whileFull).to.deep.equal(['ballast'])
    expect(afterwards).to.equal(200)
    expect(entries.files).to.equal(1)
  })
})

const childrenOf = (pid: number): string[] => {
  const path = `/proc/${pid}/task/${pid}/children`
  return existsSync(path) ? readFileSync(path, 'utf8').split(' ').filter(Boolean) : []
}

/** Mounts a file system of 1 MiB in memory. */
async function smallDisk() {
  const path = await mkdtemp(join(tmpdir(), 'tracewell-disk-'))
  await run('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', path]).catch(async (error: unknown) => {
    await rmdir(path)
    throw error
  })
  return {
    path,
    async fill(): Promise<void> {
      for (let bytes = 1024 * 1024; bytes >= 1; bytes = Math.floor(bytes / 2)) {
        await writeFile(join(path, 'ballast'), Buffer.alloc(bytes), { flag: 'a' }).catch(() => undefined)
      }
    },
    free: () => rm(join(path, 'ballast')),
    async [Symbol.asyncDispose]() {
      await run('umount', [path])
      await rmdir(path)
    },
  }
}
