import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { createFileCache } from '../../src/lib/file-cache.ts'

describe('the file cache', () => {
  let folder: string
  beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'tracewell-cache-')) })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const create = (maxBytes = 10_000, below = 'cache') => createFileCache({ folder: join(folder, below), maxBytes })
  const files = () => readdirSync(join(folder, 'cache')).sort()
  const kilobyte = (text: string) => Buffer.alloc(1_000 - 32, text) // each file also has a digest of 32 bytes

  it('returns stored files, also in the next process', async () => {
    const bytes = Buffer.from([0, 255, 10])

    await create().put('a', bytes)

    expect(await create().get('a')).to.deep.equal(bytes)
    expect(files()).to.deep.equal(['a'])
  })

  it('is empty at first', async () => {
    expect(await create().get('a')).to.equal(undefined)
  })

  it('drops the least recently used file when it is full', async () => {
    const cache = create(2_000)

    await cache.put('a', kilobyte('a'))
    await cache.put('b', kilobyte('b'))
    await cache.get('a')
    await cache.put('c', kilobyte('c'))

    expect(files()).to.deep.equal(['a', 'c'])
    expect(await cache.get('b')).to.equal(undefined)
  })

  it('keeps the order of use over a restart', async () => {
    const before = create(3_000)
    for (const name of ['a', 'b', 'c']) await before.put(name, kilobyte(name))
    for (const [at, name] of ['b', 'c', 'a'].entries()) utimesSync(join(folder, 'cache', name), at + 1, at + 1)

    await create(3_000).put('d', kilobyte('d'))

    expect(files()).to.deep.equal(['a', 'c', 'd'])
  })

  it('shrinks after its limit was lowered', async () => {
    for (const name of ['a', 'b', 'c']) await create().put(name, kilobyte(name))

    await create(1_000).put('d', kilobyte('d'))

    expect(files()).to.deep.equal(['d'])
  })

  for (const [what, damage] of [
    ['cut off', (path: string) => truncateSync(path, 500)],
    ['empty', (path: string) => truncateSync(path, 0)],
    ['another', (path: string) => writeFileSync(path, readFileSync(path).with(3, 0))],
  ] as const) {
    it(`returns undefined for a file that is ${what}, and removes it`, async () => {
      await create().put('a', kilobyte('a'))

      damage(join(folder, 'cache', 'a'))

      expect(await create().get('a')).to.equal(undefined)
      expect(files()).to.deep.equal([])
    })
  }

  it('rejects a put that cannot be written, and stays empty', async () => {
    writeFileSync(join(folder, 'file'), '')
    const cache = create(10_000, 'file/below')

    const outcome = await cache.put('a', kilobyte('a')).then(() => 'put', () => 'refused')

    expect(outcome).to.equal('refused')
    expect(await cache.get('a')).to.equal(undefined)
  })

  it('reports its use, and removes all files', async () => {
    const cache = create()
    for (const name of ['a', 'b']) await cache.put(name, kilobyte(name))

    const use = await create().measure()
    const removed = await cache.clear()

    expect(use).to.deep.equal({ files: 2, bytes: 2_000 })
    expect(removed).to.deep.equal(use)
    expect(files()).to.deep.equal([])
    expect(await cache.get('a')).to.equal(undefined)
  })

  it('counts whole blocks if a block size is set', async () => {
    const cache = createFileCache({ folder: join(folder, 'cache'), maxBytes: 10_000, blockBytes: 4_096 })

    for (const name of ['a', 'b', 'c']) await cache.put(name, kilobyte(name))

    expect(files()).to.deep.equal(['b', 'c'])
    expect(await cache.measure()).to.deep.equal({ files: 2, bytes: 8_192 })
  })

  it('shares its folder and its limit with other processes', async () => {
    const caches = [create(40_000), create(40_000)]

    for (let round = 0; round < 40; round++) {
      for (const [index, cache] of caches.entries()) await cache.put(`${index}-${round}`, kilobyte('x'))
    }

    const { bytes } = await caches[0]!.measure()
    expect(bytes).to.be.within(30_000, 40_000 + 2 * 2_500)
    expect(await caches[1]!.get('0-39')).to.deep.equal(kilobyte('x'))
  })

  it('accepts many concurrent calls', async () => {
    const cache = create(100_000)
    const names = Array.from({ length: 50 }, (_, index) => `f${index}`)

    await Promise.all(names.flatMap(name => [cache.put(name, kilobyte(name)), cache.put(name, kilobyte(name))]))
    const found = await Promise.all(names.map(name => cache.get(name)))

    expect(found).to.deep.equal(names.map(kilobyte))
    expect(files()).to.deep.equal([...names].sort())
  })
})
