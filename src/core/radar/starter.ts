import { readFileSync } from 'node:fs'

/** Breaches that are well known, so that Radar answers before anybody has imported a catalogue. In our own shape. */
export const starterBreaches = (): unknown[] =>
  JSON.parse(readFileSync(new URL('starter.json', import.meta.url), 'utf8')) as unknown[]
