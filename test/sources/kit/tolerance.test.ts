import { expect } from 'chai'
import fc from 'fast-check'
import { httpModule } from '../../../src/sources/kit/http-module.ts'
import { card } from '../../../src/sources/kit/card.ts'
import { arrayOf, each, integer, objectWith, text, textOrNull } from '../../../src/sources/kit/schema.ts'
import { hasShape } from '../../../src/sources/kit/shape.ts'
import { readablePart } from '../../../src/sources/kit/tolerance.ts'
import { runOn } from '../../support/one-answer.ts'

const entry = objectWith({ name: text }, {
  at: text,
  $owner: { $ref: '#/$defs/owner' },
  sizes: { type: 'object', additionalProperties: integer },
})
const owner = objectWith({ id: integer }, { friends: arrayOf({ $ref: '#/$defs/owner' }) })
const schema = { ...objectWith({ entries: arrayOf(entry) }, each(['note', 'title'], textOrNull)), $defs: { owner } }

/** Returns what is left of an answer and the number of parts left out, or the code of the failure. */
const read = (answer: unknown) =>
  readablePart(schema, answer).then(
    ({ readable, leftOut }) => [readable, leftOut],
    (failure: unknown) => (failure as { code: string }).code,
  )

describe('readablePart', () => {
  for (const [title, answer, expected] of [
    ['an answer of the shape', { entries: [{ name: 'a', more: 1 }], other: [] },
      [{ entries: [{ name: 'a', more: 1 }], other: [] }, 0]],
    ['an odd optional member', { entries: [], note: 1, title: null }, [{ entries: [], title: null }, 1]],
    ['an odd member of an element', { entries: [{ name: 'a', at: null }] }, [{ entries: [{ name: 'a' }] }, 1]],
    ['odd elements of a list', { entries: [{ name: null }, { name: 'a' }, null] }, [{ entries: [{ name: 'a' }] }, 2]],
    ['odd parts of a definition', { entries: [{ name: 'a', $owner: { id: 1, friends: [{ id: 'x' }, { id: 2 }] } }] },
      [{ entries: [{ name: 'a', $owner: { id: 1, friends: [{ id: 2 }] } }] }, 1]],
    ['an odd member of any name', { entries: [{ name: 'a', sizes: { one: 1, two: 'x' } }] },
      [{ entries: [{ name: 'a', sizes: { one: 1 } }] }, 1]],
    ['a definition that lacks its proof', { entries: [{ name: 'a', $owner: { id: 'x' } }] },
      [{ entries: [{ name: 'a' }] }, 1]],
  ] as const) {
    it(`keeps what proves a result: ${title}`, async () => {
      expect(await read(answer)).to.deep.equal(expected)
    })
  }

  for (const [title, answer] of [
    ['without a required member', { note: 'a' }],
    ['with a required member of another type', { entries: {} }],
    ['with a list in which no element has the shape', { entries: [{ name: 1 }, 'a'] }],
    ['of another kind', [{ name: 'a' }]],
  ] as const) {
    it(`refuses an answer ${title}`, async () => {
      expect(await read(answer)).to.equal('UPSTREAM_CHANGED')
    })
  }

  it('returns a part of any answer that has the shape, or refuses it', async () => {
    const odd = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.integer(), { maxLength: 2 }))
    const answers = fc.record({
      entries: fc.array(fc.oneof(odd, fc.record({ name: odd, at: odd, $owner: fc.record({ id: odd }) }))),
      note: odd,
    })
    await fc.assert(fc.asyncProperty(answers, async answer => {
      const result = await read(answer)

      expect(result === 'UPSTREAM_CHANGED' || hasShape(schema, result[0])).to.equal(true)
      expect(result[1] === 0).to.equal(hasShape(schema, answer))
    }))
  })
})

describe('a module whose answer has odd parts', () => {
  const module = httpModule({
    slug: 'somewhere',
    name: 'Somewhere',
    description: 'Names',
    category: 'infrastructure',
    types: ['Domain Name'],
    tags: ['network'],
    homepage: 'https://somewhere.example',
    request: value => ({ url: `https://somewhere.example/${value}` }),
    response: objectWith({ entries: arrayOf(objectWith({ name: text })) }),
    cards: ({ entries }) => entries.filter(({ name }) => name !== 'other').map(one => card([['Name', one.name]], {})),
    examples: { found: ['example.com'], notFound: ['none.example.com'] },
  })
  const run = (body: object) =>
    runOn('https://somewhere.example', { body }, module, { type: 'Domain Name', value: 'example.com' })

  it('shows the rest and counts them', async () => {
    const { cards } = await run({ entries: [{ name: 'a' }, { name: null }, { name: 'b' }, 7] })

    expect(cards.map(({ items }) => items.map(({ label, value }) => `${label}: ${value}`)))
      .to.deep.equal([['Name: a'], ['Name: b', 'Parts left out: 2']])
  })

  it('fails if nothing is left to show: the result may be in those parts', async () => {
    expect((await run({ entries: [{ name: 'other' }, { name: null }] })).failure).to.equal('UPSTREAM_CHANGED')
    expect((await run({ entries: [{ name: 'other' }] })).failure).to.equal(undefined)
  })
})
