import { existsSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import sharp from 'sharp'
import { createPainter, type Painter } from '../../../src/core/logos/painter.ts'
import { endlessSvg, pngMark } from '../../support/logo-world.ts'

const children = `/proc/self/task/${process.pid}/children`
const patient = new AbortController().signal

describe('the painter', () => {
  let painter: Painter
  afterEach(() => painter.close())

  it('reads and draws an image', async () => {
    painter = createPainter()

    const picture = await painter.read(await pngMark(64), patient)
    const drawn = await painter.draw(picture!.png, 32, 'webp')

    expect([picture!.width, picture!.height, picture!.isPlain]).to.deep.equal([64, 64, false])
    expect((await sharp(drawn).metadata()).width).to.equal(32)
  })

  it('returns undefined for bytes that are not an image', async () => {
    painter = createPainter()

    expect(await painter.read(Buffer.from('hello'), patient)).to.equal(undefined)
  })

  it('stops reading an image that takes too long, and reads the next one', async () => {
    painter = createPainter({ processes: 1, limitMs: 3_000 })

    const [endless, next] = await Promise.all([painter.read(Buffer.from(endlessSvg), patient),
      painter.read(await pngMark(64), patient)])

    expect(endless).to.equal(undefined)
    expect(next?.width).to.equal(64)
  })

  it('reads several images at once, one in each process', async () => {
    painter = createPainter({ processes: 2 })
    const image = await pngMark(64)

    const pictures = await Promise.all(Array.from({ length: 20 }, () => painter.read(image, patient)))

    expect(pictures.every(picture => picture?.width === 64)).to.equal(true)
  })

  it('draws images while hostile images occupy the reading processes', async () => {
    painter = createPainter({ processes: 1, limitMs: 3_000 })
    const picture = await painter.read(await pngMark(64), patient)
    const settled: string[] = []

    const endless = [1, 2].map(() => painter.read(Buffer.from(endlessSvg), patient).then(() => settled.push('read')))
    await painter.draw(picture!.png, 32, 'png').then(() => settled.push('drawn'))
    await Promise.all(endless)

    expect(settled).to.deep.equal(['drawn', 'read', 'read'])
  })

  it('rejects when the signal of a waiting caller is aborted', async () => {
    painter = createPainter({ processes: 1, limitMs: 1_000 })
    const leaving = new AbortController()

    const busy = painter.read(Buffer.from(endlessSvg), patient)
    const waiting = painter.read(await pngMark(64), leaving.signal).catch((reason: unknown) => reason)
    leaving.abort('gone')

    expect(await waiting).to.equal('gone')
    expect(await busy).to.equal(undefined)
  })

  it('starts a process again after it was killed without work', async () => {
    painter = createPainter({ idleMs: 1 })
    const image = await pngMark(64)

    for (let time = 0; time < 3; time++) {
      expect((await painter.read(image, patient))?.width).to.equal(64)
      await new Promise(resolve => setTimeout(resolve, 30)) // real clock: time in which the idle process ends
    }
  })

  it('reads an image even if the idle process was killed', async function () {
    if (!existsSync(children)) this.skip() // only Linux lists the child processes
    painter = createPainter({ processes: 1 })
    const image = await pngMark(64)
    await painter.read(image, patient)

    const mine = readFileSync(children, 'utf8').split(' ').filter(pid =>
      pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('painter-child')
    )
    for (const pid of mine) process.kill(Number(pid), 'SIGKILL')

    expect(mine).not.to.be.empty
    expect((await painter.read(image, patient))?.width).to.equal(64)
  })

  it('refuses work after it was closed', async () => {
    painter = createPainter()
    painter.close()

    const thrown = await painter.draw(await pngMark(64), 32, 'png').catch((reason: unknown) => reason)

    expect(String(thrown)).to.equal('Error: the painter is closed')
  })
})
