import { expect } from 'chai'
import fc from 'fast-check'
import { shorten, toHtml } from '../../../src/core/radar/html.ts'
import { htmlText } from '../../../src/lib/html-text.ts'

describe('the description of a breach', () => {
  for (const [html, expected] of [
    ['<p onclick="x()">Hi <b>there</b></p>', '<p>Hi <b>there</b></p>'],
    ['<script>alert(1)</script><style>p{}</style>text', 'text'],
    ['<img src=x onerror=alert(1)>text<iframe src="//x"></iframe>', 'text'],
    ['<a href="javascript:alert(1)">a</a><a href="/here">b</a><a href="//x.example">c</a>', '<a>a</a><a>b</a><a>c</a>'],
    ['<a href="data:text/html,x">a</a><a href=" java\nscript:x">b</a>', '<a>a</a><a>b</a>'],
    [
      '<A HREF="HTTPS://x.example/?a=1&amp;b" STYLE="x">a</A>',
      '<a href="HTTPS://x.example/?a=1&amp;b" rel="noopener noreferrer nofollow">a</a>',
    ],
    ['<h1>Big</h1><table><tr><td>cell</td></tr></table>', 'Bigcell'],
    ['5 < 6 & 7 > 3', '5 &lt; 6 &amp; 7 &gt; 3'],
    ['<b>open', '<b>open</b>'],
  ] as const) {
    it(`is sanitised: ${html.replaceAll('\n', ' ')} becomes ${expected}`, () => {
      expect(toHtml(html)).to.equal(expected)
    })
  }

  it('contains allowed HTML only, for any input', () => {
    const allowed = new Set(['a', 'b', 'blockquote', 'br', 'code', 'em', 'i', 'li', 'ol', 'p', 'strong', 'ul'])
    const part = fc.constantFrom(
      '<', '>', '"', '\'', '=', '/', ' ', 'a', 'b', 'script', 'svg', 'onload', 'href', 'javascript:', '<!--', '-->',
      '<a href=', 'style', '&#106;', '\0', '<math>', '<p',
    )

    fc.assert(fc.property(fc.array(part, { maxLength: 40 }).map(parts => parts.join('')), html => {
      const clean = toHtml(html)

      for (const [, name, attributes] of clean.matchAll(/<\/?([^\s>/]*)([^>]*)>/g)) {
        expect(allowed.has(name!), `${name} in ${clean}`).to.equal(true)
        expect(attributes!
          .replaceAll(/ (?:href="https?:[^"]*"|rel="noopener noreferrer nofollow"|\/)/gi, '')).to.equal('')
      }
      expect(toHtml(clean)).to.equal(clean)
    }), { numRuns: 500 })
  })

  it('is shortened to whole sentences or words, and to at most 200 characters', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), text => {
      expect(shorten(text).length).to.be.at.most(200)
      expect(shorten(text).isWellFormed() || !text.isWellFormed()).to.equal(true)
    }))
    const sentences = 'First sentence here it is. '.repeat(7)
    expect(shorten(`${sentences}${'Word '.repeat(40)}`)).to.equal(sentences.trim())
    expect(shorten('word '.repeat(60))).to.match(/word…$/)
  })

  it('has a plain text without tags and entities', () => {
    expect(htmlText('<p>One &amp; <b>two</b></p><ul><li>a&nbsp;b</li><li>&lt;c&gt;</li></ul>'))
      .to.equal('One & two a b <c>')
  })
})
