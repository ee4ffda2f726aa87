import { expect } from 'chai'
import sharp from 'sharp'
import { start, type Started } from '../../../scripts/support/start.ts'
import { moduleId } from '../../../src/core/catalogue/modules.ts'
import { createModule } from '../../../scripts/support/modules.ts'
import { card, link } from '../../../src/sources/kit/card.ts'

const avatar = 'https://gitlab.com/uploads/-/system/user/avatar/4183321/avatar.png'

/** Runs a search of the source GitLab, and returns its id. */
async function searchOf(service: Started): Promise<string> {
  const id = await service.createSearch('Pseudonym', 'tw-success', {
    modules: { mode: 'selected', ids: [moduleId('gitlab')] },
  })
  await service.events(`/search/${id}/stream`)
  return id
}

const read = (service: Started, id: string, body: object, key = service.key) =>
  service.open('POST', `/search/${id}/picture`, { body, key })

describe('POST /search/{id}/picture', () => {
  let service: Started
  let id: string
  before(async () => {
    service = await start({ PICTURE_FINGERPRINTS: 'on' })
    id = await searchOf(service)
  })
  after(() => service[Symbol.asyncDispose]())

  it('returns the avatar of a card, drawn anew as WebP', async () => {
    const reply = await read(service, id, { source: 'gitlab', url: avatar })
    const { format, width, height } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata()

    expect(reply.status).to.equal(200)
    expect(reply.headers.get('content-type')).to.equal('image/webp')
    expect(reply.headers.get('x-content-type-options')).to.equal('nosniff')
    expect(reply.headers.get('cache-control')).to.equal('private, no-store')
    expect([format, width, height]).to.eql(['webp', 128, 128])
  })

  it('answers 204 for an address that no card of the source names as a picture', async () => {
    const others = [
      { source: 'gitlab', url: 'https://codeberg.org/avatars/0' },
      { source: 'gitlab', url: 'https://gitlab.com/tw-success' },
      { source: 'gitlab', url: 'http://127.0.0.1/' },
      { source: 'codeberg', url: avatar },
    ]

    const statuses = await Promise.all(others.map(async body => (await read(service, id, body)).status))

    expect(statuses).to.eql([204, 204, 204, 204])
  })

  it('answers 404 for a search of another account, and after the deletion of the search', async () => {
    const own = await searchOf(service)
    const stranger = await service.newKey('business')
    const body = { source: 'gitlab', url: avatar }

    const before = (await read(service, own, body)).status
    const strange = (await read(service, own, body, stranger)).status
    await service.request('POST', '/search/delete', { body: { ids: [own] } })
    const deleted = (await read(service, own, body)).status

    expect([before, strange, deleted]).to.eql([200, 404, 404])
  })

  it('answers 204 if the address leads to a private network or has no picture', async () => {
    // the first is a picture that this machine serves
    const urls = [`${service.imagesUrl}/flags/fr.png`, 'https://gitlab.com/api/v4/users?username=tw-none']
    const module = createModule('site', { run: () => [card(urls.map(url => ['Avatar', link(url)] as const), {})] })
    await using other = await start({ PICTURE_FINGERPRINTS: 'on' }, { modules: [module] })
    const search = await other.createSearch('Pseudonym', 'sam')
    await other.events(`/search/${search}/stream`)

    const replies = await Promise.all(urls.map(url => read(other, search, { source: 'site', url })))

    expect(replies.map(({ status }) => status)).to.eql([204, 204])
  })

  it('answers 204 for every picture if the operator allows none', async () => {
    await using other = await start({ PICTURE_FINGERPRINTS: 'off' })

    const reply = await read(other, await searchOf(other), { source: 'gitlab', url: avatar })

    expect(reply.status).to.equal(204)
  })
})
