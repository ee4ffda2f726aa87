import { expect } from 'chai'
import {
  ask, checks, found, missing, movedTo, origin, page, siteOf, type Answering,
} from '../../support/careless-sites.ts'

const long = 'bartholomew'.padEnd(30, 'cde')
const names = ['快嘴摩卡', 'EDG_7_', '4eD29+wWf', 'john.doe', 'Ünal', 'émile', 'JOHN', 'Sam', long]
const bare = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '')
const without = (signs: RegExp) => (name: string) => name.replaceAll(signs, '')

/** Kinds of careless sites: how each reads a name. */
const folds: Record<string, (name: string) => string> = {
  'folds accents': bare,
  'ignores the sign -': without(/-/g),
  'ignores the sign _': without(/_/g),
  'ignores the sign +': without(/\+/g),
  'ignores the sign .': without(/\./g),
  'ignores all signs': without(/[^\p{L}\p{N}]/gu),
  'drops the last sign': name => [...name].slice(0, -1).join(''),
  'drops signs at the end': name => name.replace(/[-_.]+$/, ''),
  'reads the beginning up to a sign': name => name.split(/[-_.+]/)[0]!,
  'reads 16 signs': name => name.slice(0, 16),
}

describe('an account check of a careless site', () => {
  for (const [format, check] of Object.entries(checks)) {
    for (const [kind, fold] of Object.entries(folds)) {
      it(`says of no name that it is registered if the site ${kind}: ${format}`, async () => {
        const wrong = []
        for (const name of names.filter(one => fold(one) !== one)) {
          if (/^[a-z]+$/i.test(name) && name.length < 16) continue // nothing in such a name is read otherwise
          const { verdict } = await ask(check, name, siteOf([fold(name)], fold))
          if (verdict !== 'NAME_FOLDED') wrong.push(`${name}: ${verdict}`)
        }

        expect(wrong).to.eql([])
      })
    }

    it(`says the truth of a site that reads names as they are: ${format}`, async () => {
      const verdicts = []
      for (const name of names) {
        const others = Object.values(folds).map(fold => fold(name)).filter(other => other !== name)
        const { verdict } = await ask(check, name, siteOf([name], one => one))
        verdicts.push([name, verdict, (await ask(check, name, siteOf(others, one => one))).verdict])
      }

      expect(verdicts).to.eql(names.map(name => [name, 'registered', 'not_registered']))
    })

    it(`says of no name that it is registered if the site has a page for all such names: ${format}`, async () => {
      const kinds = [/[^\x20-\x7f]/, /[A-Z]/, /[._+-]/, /^.{16}/u]
      const wrong = []
      const reason = format === 'an own check' ? 'NAME_FOLDED' : 'SAME_AS_CONTROL' // the text is a strong proof
      for (const kind of kinds) {
        const odd: Answering = name =>
          kind.test(name) || name === 'torvalds' ? page(`${found}, ${name}`) : page(missing, 404)
        for (const name of names.filter(one => kind.test(one))) {
          const { verdict } = await ask(check, name, odd)
          if (verdict !== reason) wrong.push(`${name}: ${verdict}`)
        }
      }

      expect(wrong).to.eql([])
    })

    it(`says of no name that it is registered if the site lists similar names: ${format}`, async () => {
      const accounts = names.map(name => `${[...name].slice(0, 3).join('')}other`)
      const similar: Answering = name => name === 'torvalds' ||
        accounts.some(account => [...account].slice(0, 3).join('') === [...name].slice(0, 3).join(''))
        ? page(`${found}, ${name}`) : page(missing, 404)

      const verdicts = []
      for (const name of names) verdicts.push((await ask(check, name, similar)).verdict)

      expect(verdicts).to.eql(names.map(() => 'NAME_FOLDED'))
    })
  }

  it('asks once more about a hit of a name with a capital, and not about a miss or a plain name', async () => {
    const check = checks['WhatsMyName']!
    const site = siteOf(['torvaldsson', 'JohnDoeJr'], name => name)

    const counts = []
    for (const name of ['torvaldsson', 'nobodyhere', 'JohnDoeJr', 'NobodyJr']) {
      counts.push((await ask(check, name, site)).requests)
    }

    // a hit with its control and second question, the twin of its end and, once a day, that of its capitals; the
    // missing ones rest on a sentence of the site
    expect(counts).to.eql([3, 1, 5, 1])
  })
})

describe('a redirect of an account check', () => {
  /** Sites that redirect from the asked path to the page of the account, which has another spelling. */
  const harmless: Record<string, (name: string) => string> = {
    'small letters': name => `/u/${name.toLowerCase()}`,
    'a slash': name => `/u/${name}/`,
    'the host with www.': name => `https://www.site.example/u/${name}/`,
    'a language': name => `/en/u/${name}`,
    'a query': name => `/u/${name}?ref=1`,
    'dashes': name => `/u/${name.replaceAll('_', '-')}/`,
    'http': name => `http://site.example/u/${name}/`,
  }
  const [home, gate] = ['/', '/gate']

  for (const [format, check] of Object.entries(checks)) {
    for (const [kind, target] of Object.entries(harmless)) {
      if (kind === 'http' && /status|message/.test(format)) continue // the client follows there, and refuses http

      it(`is followed to ${kind}: ${format}`, async () => {
        const site: Answering = (name, path) => {
          const people = ['sam_lee', 'sam-lee', 'torvalds']
          const answer = people.includes(name.toLowerCase()) ? page(found) : page(missing, 404)
          const to = new URL(target(name), origin)
          return path === `/u/${name}` && path !== `${to.pathname}${to.search}` ? movedTo(target(name)) : answer
        }

        expect((await ask(check, 'Sam_Lee', site)).verdict).to.equal('registered')
        expect((await ask(check, 'Nobody_Here', site)).verdict).to.equal('not_registered')
      })
    }

    for (const [name, target] of [
      ['søren', 'soren'], ['müller', 'mueller'], ['müller', 'muller'], ['иван', 'ivan'], ['émile', 'mile'],
    ] as const) {
      it(`to a name in other letters shows the account of another name: ${target}, ${format}`, async () => {
        const site = (...accounts: string[]): Answering => asked =>
          asked === name ? movedTo(`/u/${target}`) : siteOf(accounts)(asked, '')

        expect((await ask(check, name, site(target))).verdict).to.equal('NAME_FOLDED')
        expect((await ask(check, name, site('torvalds'))).verdict).to.equal('not_registered')
      })
    }

    const unclear: Record<string, (name: string) => string> = {
      'a test of cookies': () => '/cookie-check',
      'a test of cookies with the way back': name => `/cookies?back=/u/${name}`,
      'a page for consent': name => `/consent?continue=/u/${name}`,
      'a sign-in': name => `/login?next=/u/${name}`,
      'a page that names the account': name => `${gate}?from=/u/${name}`,
      'a search for the name': name => `/search?q=${name}`,
      'the same address': name => `/u/${name}`,
    }
    for (const [kind, target] of Object.entries(unclear)) {
      it(`to ${kind} proves nothing: ${format}`, async () => {
        const site: Answering = (name, path) =>
          name === 'torvalds' ? page(found) : path.startsWith('/u/') ? movedTo(target(name), 302) : page('Welcome')

        const { verdict } = await ask(check, 'sam_lee', site)

        expect(verdict).to.match(/^(UPSTREAM_(BLOCKED|CHANGED|ERROR)|SAME_AS_CONTROL)$/)
      })
    }
  }

  for (const format of ['an own check', 'Sherlock by redirect', 'Maigret by redirect']) {
    it(`to an address without the name proves that there is no account: ${format}`, async () => {
      for (const target of [home, '/search', '/404', '/u', 'https://www.site.example/']) {
        const site: Answering = name => name === 'torvalds' ? page(found) : movedTo(target, 302)

        expect((await ask(checks[format]!, 'Sam_Lee', site)).verdict).to.equal('not_registered')
      }
    })
  }
})
