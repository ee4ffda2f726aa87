import { expect } from 'chai'
import fc from 'fast-check'
import { normalForm } from '../../../src/core/observables/normal-form.ts'
import { observableTypes, type ObservableType } from '../../../src/sources/kit/meanings/meaning.ts'

describe('normalForm', () => {
  const cases: ReadonlyArray<readonly [ObservableType, string, string | undefined]> = [
    ['Pseudonym', '@sam', 'sam'],
    ['Pseudonym', 'n/a', undefined],
    ['Email Address', 'Sam@EXAMPLE.com', 'Sam@example.com'],
    ['Email Address', 'root@localhost', undefined],
    ['Email Address', 'root@printer.local', undefined],
    ['Domain Name', '*.Example.com', 'example.com'],
    ['Domain Name', 'co.uk', undefined],
    ['Domain Name', 'file.unknownsuffix', undefined],
    ['Cryptocurrency', '0xb6760faa0298b6aa89672fd84b6c3fb3c5477be1', '0xb6760faa0298b6AA89672fD84B6C3FB3c5477be1'],
    ['Cryptocurrency', 'yes', undefined],
    ['IP Address', '8.8.8.8', '8.8.8.8'],
    ['IP Address', '10.0.0.1', undefined],
    ['IP Address', '0.0.0.0', undefined],
    ['Name', ' Sam   Example ', 'Sam Example'],
    ['Name', 'Redacted for privacy', undefined],
    ['Name', 'sam@example.com', undefined],
    ['Phone Number', 'tel:+33 (0)1.23-45.67', '+331234567'],
    ['Phone Number', '0033 123456789', '+33123456789'],
    ['Phone Number', 'call me', undefined],
    ['URL', 'HTTPS://Example.com', 'https://example.com/'],
    ['URL', 'http://localhost:8080/', undefined],
    ['URL', 'http://192.168.0.1/', undefined],
    ['URL', 'https://user:secret@example.com/', undefined],
    ['URL', 'javascript:alert(1)', undefined],
    ['Image', 'https://example.com/a.png', 'https://example.com/a.png'],
    ['Location', 'fr', 'FR'],
    ['Location', 'not set', undefined],
    ['Organisation', '@example', 'example'],
    ['Date', '2015-03-14T09:26:53Z', '2015-03-14T09:26:53.000Z'],
    ['Date', '2015', undefined],
  ]

  for (const [type, text, expected] of cases) {
    it(`returns ${expected ?? 'nothing'} for the ${type} ${JSON.stringify(text)}`, () => {
      expect(normalForm(type, text)).to.equal(expected)
    })
  }

  for (const type of observableTypes) {
    it(`never throws and leaves a normal form unchanged: ${type}`, () => {
      const text = fc.oneof(fc.string({ unit: 'binary' }), fc.emailAddress(), fc.webUrl(), fc.ipV4(), fc.domain())

      fc.assert(fc.property(text, text => {
        const once = normalForm(type, text)
        if (once !== undefined) expect(normalForm(type, once)).to.equal(once)
      }), { numRuns: 500 })
    })
  }
})
