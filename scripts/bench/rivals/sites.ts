import { addressOf, foundText, knownName, missingTexts, siteName } from '../sweep-sites.ts'
import type { RivalSite } from './rival.ts'

/** Describes the simulated sites by their addresses, so that a tool looks up no names. */
export const describeSites = (sites: number, port: number): RivalSite[] =>
  Array.from({ length: sites }, (_, number) => {
    const homepage = `http://${addressOf(number)}:${port}`
    return {
      name: siteName(number),
      homepage,
      profile: name => `${homepage}/u/${name}`,
      found: foundText,
      missing: missingTexts,
      known: knownName,
    }
  })
