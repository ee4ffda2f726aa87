import { expect } from 'chai'
import { checkAccount } from '../../../src/sources/registered/check-account.ts'
import { createControls } from '../../../src/sources/registered/control.ts'
import { isShown } from '../../../src/sources/registered/shown-text.ts'
import type { Request, Response } from '../../../src/sources/egress/client.ts'
import { maigret, only, sherlock, whatsMyName } from '../../support/packs.ts'

const sentence = 'User not found'
const page = (body: string, head = '<title>Birds</title>') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`

/** Places in which a page of an application can have all sentences of its site. */
const unseen: Record<string, string> = {
  'a script': page(`<script>const texts = { missing: "${sentence}" }</script>`),
  'a script after a comparison': page(`<script>if (a < b) show("${sentence}")</script>`),
  'a script without an end': page(`<script>show("${sentence}")`),
  'a state as JSON': page(`<script type="application/json" id="__NEXT_DATA__">{"t":"${sentence}"}</script>`),
  'a comment': page(`<!-- <p>${sentence}</p> -->`),
  'a style': page(`<style>.x::after { content: "${sentence}" }</style>`),
  'a template': page(`<template><p>${sentence}</p></template>`),
  'a noscript': page(`<noscript><p>${sentence}</p></noscript>`),
  'an attribute': page(`<div data-missing="${sentence}"></div>`),
  'an attribute with >': page(`<div title="a > b" data-missing="${sentence}"></div>`),
  'a description': page('', `<title>Birds</title><meta name="description" content="${sentence}">`),
  'a hidden element': page(`<div class="x" hidden><div><p>${sentence}</p></div></div>`),
  'a hidden dialog': page(`<div aria-label="x" style="width: 1px; display:none"><p>a</p><p>${sentence}</p></div>`),
  'a class that hides': page(`<div class="error d-none">${sentence}</div>`),
  'a condition of Vue': page(`<p v-if="missing">${sentence}</p>`),
  'a condition of Angular': page(`<p ng-show="missing"><b>x</b>${sentence}</p>`),
  'a condition of Alpine': page(`<div x-show="missing">${sentence}</div>`),
}
const seen: Record<string, string> = {
  'a paragraph': page(`<p>${sentence}</p>`),
  'a paragraph after hidden elements': page(`<div hidden><div>x</div></div><input type="hidden"><p>${sentence}</p>`),
  'a script and a paragraph': page(`<script>"${sentence}"</script><h1>${sentence}</h1>`),
  'the title': page('', `<title>${sentence}</title>`),
  'an element that clips': page(`<div style="overflow: hidden"><p>${sentence}</p></div>`),
  'a page without tags': sentence,
}
const answerOf = (text: string, type = 'text/html') => ({
  response: { status: 200, headers: { 'content-type': type }, body: Buffer.from(text), url: 'https://birds.example/sam' },
  value: 'sam',
  text,
  json: undefined,
})

describe('a sentence of a page', () => {
  for (const [place, body] of Object.entries(unseen)) {
    it(`is not shown in ${place}`, () => expect(isShown(answerOf(body), sentence)).to.equal(false))
  }
  for (const [place, body] of Object.entries(seen)) {
    it(`is shown in ${place}`, () => expect(isShown(answerOf(body), sentence)).to.equal(true))
  }

  it('is shown by JSON, and by the part of a proof outside its tags', () => {
    expect(isShown(answerOf(`{"message":"${sentence}"}`, 'application/json'), sentence)).to.equal(true)
    expect(isShown(answerOf(page(`<h1 class="x">${sentence}</h1>`)), `class="x">${sentence}</h1>`)).to.equal(true)
    expect(isShown(answerOf(page(`<i data-x="${sentence}"></i>`)), `data-x="${sentence}">`)).to.equal(false)
  })
})

/** The rule that a page with the sentence is about no account, in each format. */
const checks = {
  'WhatsMyName': only(whatsMyName({ m_code: 200, m_string: sentence, known: ['wren'] })),
  'WhatsMyName by status': only(whatsMyName({ m_code: 404, m_string: sentence, known: ['wren'] })),
  'Sherlock': only(sherlock({ errorType: 'message', errorMsg: sentence })),
  'Maigret': only(maigret({ checkType: 'message', presenseStrs: ['member since'], absenceStrs: [sentence] })),
}

/** Returns the verdict about `sam`, and the number of requests, at a site that gives these pages. */
async function ask(check: typeof checks['Sherlock'], pages: { sam: string, known: string, others: string }) {
  let requests = 0
  const send = ({ url }: Request): Promise<Response> => {
    requests++
    const body = url.endsWith('/sam') ? pages.sam : url.endsWith('/wren') ? pages.known : pages.others
    const status = body.includes('member since') || check !== checks['WhatsMyName by status'] ? 200 : 404
    return Promise.resolve({ status, headers: { 'content-type': 'text/html' }, body: Buffer.from(body), url })
  }
  const { status } = await checkAccount(check, { type: 'Pseudonym', value: 'sam' }, {
    client: { send },
    key: undefined,
    now: new Date(0),
    signal: new AbortController().signal,
    controls: createControls(),
  })
  return { status, requests }
}

describe('an absence by a sentence', () => {
  const texts = `<script>const texts = { missing: "${sentence}" }</script>`
  const account = page(`<h1>sam</h1><p>member since 2015</p>${texts}`)
  const missing = page(`<p>Nothing here</p>${texts}`)
  const shown = page(`<p>${sentence}</p>`)

  for (const [format, check] of Object.entries(checks)) {
    it(`is not proven if all pages have it in a script: ${format}`, async () => {
      const { status } = await ask(check, { sam: account, known: account, others: missing })

      expect(status).to.not.equal('not_registered')
    })

    it(`needs a question about the known account if it is not shown: ${format}`, async () => {
      const known = page('<h1>wren</h1><p>member since 2015</p>')

      expect(await ask(check, { sam: missing, known, others: missing }))
        .to.eql({ status: 'not_registered', requests: 2 })
    })

    it(`costs one request if a reader sees it: ${format}`, async () => {
      expect(await ask(check, { sam: shown, known: account, others: shown }))
        .to.eql({ status: 'not_registered', requests: 1 })
    })
  }

  it('does not contradict an account whose page has it in a script', async () => {
    const pages = { sam: account, known: account, others: shown }

    expect((await ask(checks['WhatsMyName by status'], pages)).status).to.equal('registered')
  })
})
