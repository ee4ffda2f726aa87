import type { AccountCheck } from '../account-check.ts'
import { sameText } from '../helpers.ts'
import { proof } from '../proof.ts'
import { integer, objectWith, text } from '../../kit/schema.ts'

const one = <const User extends object>(user: User) => objectWith({
  query: objectWith({ users: { type: 'array', minItems: 1, maxItems: 1, items: user } }),
})

/** A name as MediaWiki stores it, apart from the capital first letter: `_` is a space. */
const spelling = (name: string): string => name.replaceAll(/[_\s]+/g, ' ').trim()

/** Accounts of the English Wikipedia. Rule for names: https://www.mediawiki.org/wiki/Manual:Usernames */
export const wikipedia: AccountCheck = {
  slug: 'wikipedia',
  name: 'Wikipedia',
  homepage: 'https://en.wikipedia.org',
  facts: { url: 'https://github.com/soxoj/maigret/blob/main/maigret/resources/data.json', day: '2026-11-24' },
  tags: ['wiki'],
  types: ['Pseudonym'],
  request: ususers => ({
    url: `https://en.wikipedia.org/w/api.php?${
      new URLSearchParams({
        action: 'query',
        list: 'users',
        ususers,
        format: 'json',
        formatversion: '2',
      }).toString()}`,
  }),
  errors: [{
    status: 200,
    schema: objectWith({ error: objectWith({ code: text }) }),
    code: 'UPSTREAM_ERROR',
    message: 'the source rejected the request',
  }],
  registered: [proof({
    status: 200,
    schema: one(objectWith({ userid: integer, name: text })),
    holds: ({ query }, name) => query.users.some(user => sameText(spelling(user.name), spelling(name))),
  })],
  notRegistered: [
    { status: 200, schema: one(objectWith({ missing: { const: true } })) },
    { status: 200, schema: one(objectWith({ invalid: { const: true } })) },
  ],
  accepts: {
    pattern: /^(?![_\s])(?!.*[_\s]{2})[^#<>[\]{}|@/:]*[^#<>[\]{}|@/:_\s]$/,
    rule: 'Names do not contain the signs # < > [ ] { } | @ / :, and have single spaces or _ between words',
  },
  url: name => `https://en.wikipedia.org/wiki/User:${encodeURIComponent(name.replaceAll(' ', '_'))}`,
  examples: { registered: ['Jimbo Wales'], notRegistered: ['Tracewell no such account 0'] },
  notifies: false,
}
