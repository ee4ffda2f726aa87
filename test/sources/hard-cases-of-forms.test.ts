import { gzipSync } from 'node:zlib'
import { expect } from 'chai'
import type { Module } from '../../src/sources/kit/source.ts'
import type { Response } from '../../src/sources/egress/client.ts'
import { asking, hardCases, keyOf, type Send } from '../support/answers-of.ts'
import { simulate, type Simulated } from '../support/simulated.ts'

type Rewrite = (body: Buffer) => Buffer

const withMark = (mark: number[], body: Buffer): Buffer => Buffer.concat([Buffer.from(mark), body])
const utf16 = (body: Buffer): Buffer => withMark([0xff, 0xfe], Buffer.from(body.toString(), 'utf16le'))

/** Converts each value of a JSON text, the inner ones first. Returns the text unchanged if it is not JSON. */
const eachValue = (convert: (value: unknown) => unknown): Rewrite => body => {
  try {
    return Buffer.from(JSON.stringify(JSON.parse(body.toString(), (_, value: unknown) => convert(value))))
  } catch {
    return body
  }
}
const isNumeric = (text: string): boolean => /^-?\d{1,15}$/.test(text)

/** The answer in another form. Nothing of a value is lost, so that an answer with a result never says "none". */
const rewritten: Readonly<Record<string, Rewrite>> = {
  'a byte order mark': body => withMark([0xef, 0xbb, 0xbf], body),
  'UTF-16 LE': utf16,
  'UTF-16 BE': body => utf16(body).swap16(),
  'Latin-1': body => Buffer.from(body.toString(), 'latin1'),
  'spaces around': body => Buffer.concat([Buffer.from(' \r\n'), body, Buffer.from('\n\n')]),
  'a guard against scripts': body => Buffer.concat([Buffer.from(")]}',\n"), body]),
  'JSONP': body => Buffer.from(`callback(${body.toString()})`),
  'compressed': body => gzipSync(body),
  'cut in the middle': body => body.subarray(0, Math.floor(body.length / 2)),
  'compressed and cut': body => gzipSync(body).subarray(0, 30),
  'in a list': body => Buffer.from(`[${body.toString()}]`),
  'in an object': body => Buffer.from(`{"data":${body.toString()}}`),
  'twice': body => Buffer.concat([body, body]),
  'as a text in JSON': body => Buffer.from(JSON.stringify(body.toString())),
  'numbers as texts': eachValue(value => typeof value === 'number' ? String(value) : value),
  'texts as numbers': eachValue(value => typeof value === 'string' && isNumeric(value) ? Number(value) : value),
  'flags as texts': eachValue(value => typeof value === 'boolean' ? String(value) : value),
  'flags as numbers': eachValue(value => typeof value === 'boolean' ? Number(value) : value),
  'lists as objects': eachValue(value => Array.isArray(value) ? { ...value } : value),
  'texts in lists': eachValue(value => typeof value === 'string' ? [value] : value),
  'upper case': body =>
    Buffer.from(body.toString().replace(/"(\w+)":/g, (_, name: string) => `"${name.toUpperCase()}":`)),
  'members twice': body =>
    Buffer.from(body.toString().replace(/^(\s*)\{(?=\s*")/, '$1{"id":null,"error":null,"data":null,')),
}

/** An integer that a number cannot hold, and the number that is next to it. */
const [large, rounded] = ['9007199254740993', '9007199254740992']

describe('hard cases of forms', () => {
  let world: Simulated
  before(async () => { world = await simulate() })
  after(() => world[Symbol.asyncDispose]())

  const { answersOf, outcome, ran } = hardCases(() => world)

  /** Answers as recorded, each with a body in another form. */
  const inForm = (answers: ReadonlyMap<string, Response>, rewrite: Rewrite): Send => request => {
    const answer = answers.get(keyOf(request))
    return Promise.resolve(answer
      ? { ...answer, body: answer.body.length === 0 ? answer.body : rewrite(answer.body) }
      : { status: 404, headers: {}, body: Buffer.alloc(0), url: request.url })
  }

  const wrongForms = async (module: Module, wanted: 'found' | 'none', never: 'found' | 'none') => {
    const { value, answers } = await answersOf(module, wanted)
    const wrong = []
    for (const [title, rewrite] of Object.entries(rewritten)) {
      if (await outcome(module, value, inForm(answers, rewrite)) === never) wrong.push(title)
    }
    return wrong
  }

  for (const module of asking) {
    it(`${module.slug} loses no result in another form, and makes none of an answer without one`, async () => {
      expect(await wrongForms(module, 'found', 'none'), 'results that were lost').to.deep.equal([])
      expect(await wrongForms(module, 'none', 'found'), 'results that were made').to.deep.equal([])
    })

    it(`${module.slug} shows no number that is not in the answer`, async () => {
      const { value, answers } = await answersOf(module, 'found')
      const numbers = /(?<=[:[,]\s*)\d+(?=\s*[,}\]])/g
      const send = inForm(answers, body => Buffer.from(body.toString().replace(numbers, large)))

      const { cards } = await ran(module, value, send)

      expect(JSON.stringify(cards.map(({ items, raw }) => [items, raw]))).to.not.include(rounded)
    })
  }
})
