import { expect } from 'chai'
import { createControls } from '../../../src/sources/registered/control.ts'
import { otherNameIn, otherPageIn } from '../../../src/sources/registered/redirect-target.ts'
import type { AccountCheck } from '../../../src/sources/registered/account-check.ts'
import {
  ask, checks, missing as missingText, movedTo, page, siteOf, type Answering,
} from '../../support/careless-sites.ts'

const people = siteOf(['newname', 'Samantha7'])

/** A site with renamed accounts, and with a page or a redirect for missing ones. */
const siteWith = (missing: Answering): Answering => (name, path) => {
  if (name === 'oldname') return movedTo('/u/newname')
  if (name === 'kim_lee') return movedTo('/en/u/Samantha7', 302)
  return ['torvalds', 'newname', 'Samantha7'].includes(name) ? people(name, path) : missing(name, path)
}

const sites: Record<string, Answering> = {
  'a page': people,
  'a redirect to the home page': () => movedTo('/', 302),
  'a redirect to a page in the place of the name': name =>
    name === 'missing-bird' ? people(name, '') : movedTo('/u/missing-bird', 302),
}

describe('a redirect to another name in the place of the searched one', () => {
  for (const [format, check] of Object.entries(checks)) {
    for (const [kind, missing] of Object.entries(sites)) {
      it(`says that the account may have been renamed if missing ones get ${kind}: ${format}`, async () => {
        const site = siteWith(missing)
        for (const name of ['oldname', 'kim_lee']) {
          const { verdict } = await ask(check, name, site)

          expect(verdict, name).to.be.oneOf(['NAME_FOLDED', 'CONTROL_FAILED', 'SAME_AS_CONTROL', 'UPSTREAM_CHANGED'])
        }
      })
    }
  }

  for (const format of ['Sherlock by redirect', 'Maigret by redirect', 'an own check']) {
    it(`proves no account if a made-up name gets it too, and costs later names nothing: ${format}`, async () => {
      const controls = createControls()
      const site: Answering = name => name === 'torvalds' ? people(name, '') : movedTo('/u/missing-bird', 302)

      expect(await ask(checks[format]!, 'sam', site, controls)).to.eql({ verdict: 'not_registered', requests: 3 })
      expect(await ask(checks[format]!, 'kim', site, controls)).to.eql({ verdict: 'not_registered', requests: 1 })
    })

    it(`has a reason of its own: ${format}`, async () => {
      expect((await ask(checks[format]!, 'kim_lee', siteWith(people))).verdict).to.equal('NAME_FOLDED')
    })
  }

  const otherName = (from: string, to: string, value = 'sam') => otherNameIn(new URL(from), new URL(to, from), value)

  it('does not count if the target is another page, a number, the name itself or another site', () => {
    const from = 'https://www.one.example/u/sam'
    for (const to of [
      '/', '/u', '/u/', '/u/404', '/u/12345', '/u/5f3a9c21bb', '/u/search', '/u/not-found.html', '/u/Sam/',
      '/u/sam_lee', '/v/kim', '/u/kim/posts', 'https://two.example/u/kim', '/login?next=kim',
    ]) expect(otherName(from, to), to).to.equal(undefined)
  })

  it('is read from a path, a query and a host', () => {
    expect(otherName('https://one.example/u/sam', '/u/kim')).to.equal('kim')
    expect(otherName('https://one.example/u/sam?tab=1', '/de/u/kim?tab=1')).to.equal('kim')
    expect(otherName('https://one.example/?user=sam', '/?user=kim')).to.equal('kim')
    expect(otherName('https://sam.one.example/', 'https://kim.one.example/')).to.equal('kim')
  })

  const otherPage = (from: string, to: string, value = 'sam') => otherPageIn(new URL(from), new URL(to, from), value)

  it('may be anywhere in the target if there was no account', () => {
    for (const [from, to, page] of [
      ['/sam', '/kim?ref=1', '/kim'],
      ['/sam', '/kim/posts', '/kim/posts'],
      ['/sam', '/dada2010', '/dada2010'],
      ['/sam', '/20041987', '/20041987'],
      ['/sam', '/beta', '/beta'],
      ['/u/sam', '/kim', '/kim'],
      ['/u/sam', '/profiles/kim', '/profiles/kim'],
      ['/?user=sam', '/?user=kim', '/user/kim'],
      ['/u/sam?tab=1', '/u/kim?tab=1', '/u/kim'],
    ] as const) expect(otherPage(`https://one.example${from}`, to), to).to.equal(`one.example${page}`)
    expect(otherPage('https://sam.one.example/', 'https://kim.one.example/')).to.equal('kim.one.example')
    expect(otherPage('https://sam.one.example/', 'https://one.example/kim')).to.equal('one.example/kim')
  })

  it('is not the home page, a folder, a search, a sign-in, the name itself or another site', () => {
    for (const to of [
      '/', '/?ref=1', '/en/', '/u', '/u/', '/u/404', '/404.html', '/u/not-found', '/search', '/search.php?q=1',
      '/error', '/login?next=kim', '/users/sign_in', '/u/Sam/', '/u/sam_lee', 'https://two.example/u/kim',
    ]) expect(otherPage('https://www.one.example/u/sam', to), to).to.equal(undefined)
    expect(otherPage('https://sam.one.example/', 'https://one.example/')).to.equal(undefined)
  })

  for (const format of ['Sherlock by redirect', 'Maigret by redirect', 'an own check']) {
    for (const target of ['/kim?ref=1', '/u/kim/posts', '/dada2010', '/20041987', '/profiles/kim', '/u/beta']) {
      it(`says that the account may have been renamed: ${format}, ${target}`, async () => {
        for (const missing of [people, () => movedTo('/discover', 302), () => movedTo('/', 302)]) {
          const site: Answering = name => name === 'oldname' ? movedTo(target, 302)
            : name === 'torvalds' ? people(name, '') : missing(name, '')

          expect((await ask(checks[format]!, 'oldname', site)).verdict).to.equal('NAME_FOLDED')
        }
      })
    }
  }

  it('may have been renamed too if the client has followed the redirect, and the page proves no account', async () => {
    const check = checks['Maigret by message']!
    const follows: AccountCheck = {
      ...check, request: (...asked) => ({ ...check.request(...asked), redirects: 3 }),
    }
    const site: Answering = name => name === 'oldname' ? movedTo('/members/newname')
      : name === 'newname' ? page(missingText, 200) : people(name, '')

    expect((await ask(follows, 'oldname', site)).verdict).to.equal('NAME_FOLDED')
  })
})
